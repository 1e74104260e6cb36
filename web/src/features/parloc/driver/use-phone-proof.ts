import { useRef, useState } from 'react';
import { serverNow } from '#clock/server-clock.ts';
import { settingsDraft } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import {
  CODE_LENGTH,
  type ProofFailure,
  proofBy,
  proofFailureOf,
  type SentCode,
  sendCode,
} from './phone-proof.data.ts';

/** Stored, because a phone may reload this page while the driver reads the SMS in another app. */
export const sentCodeDraft = storedJson(settingsDraft, (json) => json as SentCode | null, 'code');

export type PhoneProofState = ReturnType<typeof usePhoneProof>;

/** The proof by a code that the driver has a phone, from the message with the code to what the save takes along. */
export function usePhoneProof() {
  const [sent, setSent] = useState(sentCodeDraft.read);
  const [isSending, setSending] = useState(false);
  const [failed, setFailed] = useState<{ phone: string; why: ProofFailure } | null>(null);
  /** A code is good for one time: a save that is tried again takes what it has already brought. */
  const proven = useRef<{ verificationId: string; token: string } | null>(null);
  const isOver = useRef(false);

  const change = (next: SentCode | null) => {
    setSent(next);
    setFailed(null);
    if (!isOver.current) sentCodeDraft.save(next);
  };
  const fail = (phone: string, why: ProofFailure) => {
    setFailed({ phone, why });
    return null;
  };

  return {
    isSending,
    /** The code that was sent to a phone; null for none. */
    sentTo: (phone: string | null) => (sent?.phone === phone ? sent : null),
    failureOf: (phone: string | null) => (failed?.phone === phone ? failed.why : null),

    async send(phone: string) {
      setFailed(null);
      setSending(true);
      try {
        change({ phone, verificationId: await sendCode(phone), sentAt: serverNow(), typed: '' });
      } catch (error) {
        fail(phone, proofFailureOf(error));
      }
      setSending(false);
    },

    type(text: string) {
      if (sent) change({ ...sent, typed: text.replace(/\D/g, '').slice(0, CODE_LENGTH) });
    },

    /** The phone is saved without a proof. */
    giveUp: () => change(null),

    /** What proves that the driver has the phone: undefined where no code was asked for, null where it fails. */
    async prove(phone: string): Promise<string | undefined | null> {
      if (sent?.phone !== phone) return undefined;
      const { verificationId, typed } = sent;
      if (proven.current?.verificationId === verificationId) return proven.current.token;
      if (typed.length < CODE_LENGTH) return fail(phone, 'codeMissing');
      setFailed(null);
      try {
        const token = await proofBy(sent);
        proven.current = { verificationId, token };
        return token;
      } catch (error) {
        return fail(phone, proofFailureOf(error));
      }
    },

    /** The function takes the proof for none, or for too old. */
    refuse(phone: string) {
      proven.current = null;
      fail(phone, 'codeExpired');
    },

    /** The dialog is over: what comes now is not kept. */
    end() {
      isOver.current = true;
      sentCodeDraft.clear();
    },
  };
}
