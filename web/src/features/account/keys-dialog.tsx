import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Keys, keepOwnKeys, readKey, readOwnKeys } from '#storage/api-keys.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';
import style from './keys-dialog.module.css';

export interface KeysDialogProps {
  onClose: () => void;
  /** What gets the focus afterwards, by its id. */
  focusAfter: string;
}

/** The person's own keys. The browser keeps them, nobody else. */
export function KeysDialog({ onClose, focusAfter }: KeysDialogProps) {
  const intl = useIntl();
  const form = useId();
  const [own] = useState(readOwnKeys);
  const [failed, setFailed] = useState(false);

  const save = (typed: FormData) => {
    const now = readOwnKeys();
    // Another tab may have saved one that was left alone here.
    const value = (name: keyof Keys) => {
      const text = String(typed.get(name) ?? '');
      return text === own[name] ? now[name] : text;
    };
    const before = readKey('google');
    const keys = {
      openAi: value('openAi'),
      google: value('google'),
      googleClientId: value('googleClientId'),
    };
    if (!keepOwnKeys(keys)) return setFailed(true);
    toast('success', intl.formatMessage({ id: 'account.keys.saved' }));
    onClose();
    // The SDK took its key when it started.
    if (before !== readKey('google')) window.location.reload();
  };

  return (
    <Dialog
      name="keys"
      title={<FormattedMessage id="account.keys" />}
      description={<FormattedMessage id="account.keys.description" />}
      onClose={onClose}
      focusAfter={focusAfter}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="account.keys.cancel" />
          </Button>
          <Button type="submit" form={form} look="go" data-track="keys-save">
            <FormattedMessage id="account.keys.save" />
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={style.form}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          save(new FormData(event.currentTarget));
        }}
      >
        <Field
          secret
          name="openAi"
          defaultValue={own.openAi}
          label={intl.formatMessage({ id: 'account.keys.openAi' })}
          hint={<FormattedMessage id="account.keys.openAi.hint" />}
        />
        <Field
          secret
          name="google"
          defaultValue={own.google}
          label={intl.formatMessage({ id: 'account.keys.google' })}
        />
        <Field
          secret
          name="googleClientId"
          defaultValue={own.googleClientId}
          label={intl.formatMessage({ id: 'account.keys.googleClientId' })}
        />
        {failed && (
          <p className={style.error} role="alert">
            <FormattedMessage id="account.keys.failed" />
          </p>
        )}
      </form>
    </Dialog>
  );
}
