import { KeyRound } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '#failures/call-error.ts';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NewTabLink } from '#ui/new-tab.tsx';
import { Text } from '#ui/text.tsx';
import { prepare, signIn } from './account.data.ts';
import style from './sign-in-dialog.module.css';

interface SignInDialogProps {
  onClose: () => void;
  onKeys: () => void;
  focusAfter: string;
}

export function SignInDialog({ onClose, onKeys, focusAfter }: SignInDialogProps) {
  const intl = useIntl();
  const [step, setStep] = useState<'initializing' | 'google' | 'busy'>('initializing');
  const [failure, setFailure] = useState<string | null>(null);
  const [GoogleWindow, setGoogleWindow] = useState<ComponentType | null>(null);

  useEffect(() => {
    prepare().then(
      (part) => {
        setGoogleWindow(() => part);
        setStep('google');
      },
      (error: unknown) => setFailure(failureText(intl, error)),
    );
  }, [intl]);

  const start = async () => {
    setStep('busy');
    setFailure(null);
    const outcome = await signIn();
    setStep('google');
    if (outcome === 'signed-in') onClose();
    else if (outcome !== 'closed') setFailure(intl.formatMessage({ id: `account.signIn.${outcome}` }));
  };

  return (
    <Dialog
      name="sign-in"
      title={<FormattedMessage id="account.signIn.title" />}
      description={<FormattedMessage id="account.signIn.prompt" />}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <div className={style.content}>
        <Button
          variant="primary"
          big
          busy={step === 'busy'}
          disabled={step === 'initializing'}
          icon={<GoogleMark />}
          data-track="sign-in-google"
          onClick={() => void start()}
        >
          <Text as="span" className={style.label} text={`account.signIn.${step}`} />
        </Button>
        {failure && (
          <p className={style.error} role="alert">
            {failure}
          </p>
        )}
        <Text
          className={style.consent}
          text="account.signIn.consent"
          values={{
            terms: (words: ReactNode[]) => <NewTabLink href={paths.terms}>{words}</NewTabLink>,
            privacy: (words: ReactNode[]) => <NewTabLink href={paths.privacy}>{words}</NewTabLink>,
          }}
        />
        <div className={style.keys}>
          <Button variant="quiet" icon={<KeyRound aria-hidden />} data-track="sign-in-keys" onClick={onKeys}>
            <FormattedMessage id="account.keys" />
          </Button>
        </div>
      </div>
      {GoogleWindow && <GoogleWindow />}
    </Dialog>
  );
}

/** In the words' colour: Google's own colours do not suit a filled button. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M12.2 10.3v3.6h5.1c-.5 2.3-2.4 3.6-5.1 3.6a5.5 5.5 0 1 1 3.6-9.6l2.7-2.7A9.3 9.3 0 1 0 12.2 21.3c4.7 0 8.9-3.4 8.9-9.3 0-.6-.1-1.2-.2-1.7z"
      />
    </svg>
  );
}
