import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServerNow } from '#clock/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { ProofFailure, SentCode } from './phone-proof.data.ts';
import style from './phone-proof.module.css';
import type { PhoneProofState } from './use-phone-proof.ts';

/** A message may take a while to come, and costs money. */
const RESEND_DELAY_MS = 60_000;

interface PhoneProofProps {
  /** In the stored form; null while the text is no phone. */
  phone: string | null;
  proof: PhoneProofState;
  onWrongPhone: () => void;
}

/** Sends a code and takes it. The form's save checks it. */
export function PhoneProof({ phone, proof, onWrongPhone }: PhoneProofProps) {
  const sent = proof.sentTo(phone);
  const failure = proof.failureOf(phone);
  const send = () => (phone === null ? onWrongPhone() : void proof.send(phone));
  const { isSending } = proof;
  return (
    <div className={style.proof}>
      <p role="status" className={failure && !sent ? style.failed : style.hint}>
        {sent ? (
          <FormattedMessage id="parloc.proof.sent" values={{ phone: sent.phone }} />
        ) : (
          <FormattedMessage id={failure ? `parloc.proof.${failure}` : 'parloc.proof.hint'} />
        )}
      </p>
      {sent && <CodeField sent={sent} failure={failure} onType={proof.type} />}
      <div className={style.actions}>
        {sent && !isSending ? (
          <SendAgain sentAt={sent.sentAt} onSend={send} />
        ) : (
          <Button busy={isSending} data-track="parloc-phone-code" onClick={send}>
            <FormattedMessage id={isSending ? 'parloc.proof.sending' : 'parloc.proof.send'} />
          </Button>
        )}
        {sent && <Button variant="quiet" onClick={proof.giveUp} text="parloc.proof.giveUp" />}
      </div>
    </div>
  );
}

interface CodeFieldProps {
  sent: SentCode;
  failure: ProofFailure | null;
  onType: (text: string) => void;
}

function CodeField({ sent, failure, onType }: CodeFieldProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new code waits for the person, and so does a failure
  useEffect(() => input.current?.focus(), [sent.verificationId, failure]);
  return (
    <Field
      ref={input}
      label={intl.formatMessage({ id: 'parloc.proof.code' })}
      hint={<FormattedMessage id="parloc.proof.codeHint" />}
      error={failure && <FormattedMessage id={`parloc.proof.${failure}`} />}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={sent.typed}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

function SendAgain({ sentAt, onSend }: { sentAt: number; onSend: () => void }) {
  const seconds = Math.ceil((sentAt + RESEND_DELAY_MS - useServerNow()) / 1000);
  return (
    <Button disabled={seconds > 0} data-track="parloc-phone-code-again" onClick={onSend}>
      <FormattedMessage
        id={seconds > 0 ? 'parloc.proof.againIn' : 'parloc.proof.again'}
        values={{ seconds }}
      />
    </Button>
  );
}
