import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '#failures/call-error.ts';
import { onClearedHere } from '#storage/changes.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import { toast } from '#ui/toast.ts';
import style from './account-dialog.module.css';
import { loadOwnAccount, type Person } from './own-account.ts';

/** Long: the toast is the only trace of the deletion. */
const TOAST_DURATION_MS = 8000;

interface DeleteAccountDialogProps {
  person: Person;
  onClose: () => void;
  onDeleted: () => void;
  focusAfter: string;
}

export function DeleteAccountDialog({ person, onClose, onDeleted, focusAfter }: DeleteAccountDialogProps) {
  const intl = useIntl();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const word = intl.formatMessage({ id: 'account.delete.word' });
  const isConfirmed = typed.trim().toLocaleUpperCase(intl.locale) === word;

  // One id for both causes, the answer and the cleared storage: it shows once.
  const notifyDeleted = () =>
    toast('success', intl.formatMessage({ id: 'account.delete.done' }), {
      id: 'account-deleted',
      duration: TOAST_DURATION_MS,
    });
  const onCleared = useEffectEvent(notifyDeleted);
  // The answer may get lost, and the deletion be noticed later.
  useEffect(() => onClearedHere(() => onCleared()), []);

  const deleteIt = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { deleteOwnAccount } = await loadOwnAccount();
      await deleteOwnAccount(person.uid);
      notifyDeleted();
      onDeleted();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const close = () => {
    // Closing does not stop the deletion, whose outcome must be seen.
    if (!isBusy) onClose();
  };

  return (
    <Dialog
      name="account-delete"
      title={<FormattedMessage id="account.delete.title" />}
      description={person.email}
      onClose={close}
      staysOnPressBeside
      focusAfter={focusAfter}
      actions={
        <>
          <Button disabled={isBusy} onClick={close} text="account.delete.cancel" />
          <Button
            type="submit"
            form={form}
            variant="danger"
            busy={isBusy}
            disabled={!isConfirmed}
            data-track="account-delete-yes"
            text={isBusy ? 'account.delete.busy' : 'account.delete.confirm'}
          />
        </>
      }
    >
      <form
        id={form}
        className={style.content}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (isConfirmed && !isBusy) void deleteIt();
        }}
      >
        {(['goes', 'stays'] as const).map((fate) => (
          <section key={fate} className={style.part}>
            <Text as="h3" text={`account.delete.${fate}`} />
            <ul className={style.points}>
              <FormattedMessage id={`account.delete.${fate}.what`} values={{ li: point }} />
            </ul>
          </section>
        ))}
        <Field
          label={intl.formatMessage({ id: 'account.delete.type' }, { word })}
          value={typed}
          disabled={isBusy}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
        />
        {failure !== null && (
          <p ref={reveal} className={style.error} role="alert">
            {failureText(intl, failure)} <FormattedMessage id="account.delete.again" />
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** A phone's keyboard may cover it. */
function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function point(words: ReactNode[]): ReactNode {
  return <li>{words}</li>;
}
