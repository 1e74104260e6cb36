import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface SignOutDialogProps {
  onSignOut: (removesKey: boolean) => void;
  onClose: () => void;
}

/** Asks who signs out what becomes of their language-model key, which this browser would go on storing. */
export function SignOutDialog({ onSignOut, onClose }: SignOutDialogProps) {
  return (
    <Dialog
      name="sign-out"
      title={<FormattedMessage id="account.signOut.title" />}
      onClose={onClose}
      actions={
        <>
          <Button data-track="sign-out-keep-key" onClick={() => onSignOut(false)}>
            <FormattedMessage id="account.signOut.keepKey" />
          </Button>
          <Button look="danger" data-track="sign-out-remove-key" onClick={() => onSignOut(true)}>
            <FormattedMessage id="account.signOut.removeKey" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="account.signOut.key" />
      </p>
    </Dialog>
  );
}
