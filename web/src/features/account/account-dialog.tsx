import { Download, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '#failures/call-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Text } from '#ui/text.tsx';
import { toast } from '#ui/toast.ts';
import style from './account-dialog.module.css';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { loadOwnAccount, type Person } from './own-account.ts';

interface AccountDialogProps {
  person: Person;
  onClose: () => void;
  focusAfter: string;
}

export function AccountDialog({ person, onClose, focusAfter }: AccountDialogProps) {
  const intl = useIntl();
  const [isDeleting, setDeleting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    // A press shows the failure.
    loadOwnAccount().catch(() => {});
  }, []);

  const download = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { downloadOwnData } = await loadOwnAccount();
      await downloadOwnData(person.uid, intl.formatMessage({ id: 'account.data.readMe' }));
      toast('success', intl.formatMessage({ id: 'account.data.done' }));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };

  if (isDeleting)
    return (
      <DeleteAccountDialog
        person={person}
        onClose={() => setDeleting(false)}
        onDeleted={onClose}
        focusAfter={focusAfter}
      />
    );
  return (
    <Dialog
      name="account"
      title={<FormattedMessage id="account.title" />}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <div className={style.content}>
        <dl className={style.person}>
          <div>
            <Text as="dt" text="account.name" />
            <dd>{person.name || <FormattedMessage id="account.nameless" />}</dd>
          </div>
          <div>
            <Text as="dt" text="account.email" />
            <dd>{person.email}</dd>
          </div>
        </dl>
        <section className={style.part}>
          <Text as="h3" text="account.data" />
          <Text text="account.data.what" />
          <Button
            busy={isBusy}
            icon={<Download aria-hidden />}
            data-track="account-download"
            onClick={() => void download()}
            text="account.data.download"
          />
          {failure !== null && (
            <p className={style.error} role="alert">
              {failureText(intl, failure)}
            </p>
          )}
        </section>
        <section className={style.part}>
          <Text as="h3" text="account.delete" />
          <Text text="account.delete.short" />
          <Button
            variant="danger"
            icon={<Trash2 aria-hidden />}
            data-track="account-delete"
            onClick={() => setDeleting(true)}
            text="account.delete.open"
          />
        </section>
      </div>
    </Dialog>
  );
}
