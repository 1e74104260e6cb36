import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { KEY_NAMES, type KeyName, readKey, readOwnKeys, saveOwnKeys } from '#storage/api-keys.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import { toast } from '#ui/toast.ts';
import style from './keys-dialog.module.css';

/** The provider checks a key; these find one in the wrong field. */
const shapes = {
  openAi: /^\S{1,300}$/,
  google: /^AIza[\w-]{35}$/,
  googleClientId: /^[\w-]+\.apps\.googleusercontent\.com$/,
} as const satisfies Record<KeyName, RegExp>;

export function KeysDialog({ onClose, focusAfter }: { onClose: () => void; focusAfter: string }) {
  const intl = useIntl();
  const form = useId();
  const [own] = useState(readOwnKeys);
  const [wrong, setWrong] = useState<readonly KeyName[]>([]);
  const [failed, setFailed] = useState(false);

  const save = (data: FormData) => {
    const typed = (name: KeyName) => String(data.get(name) ?? '').trim();
    const changed = KEY_NAMES.filter((name) => typed(name) !== own[name]);
    const refused = changed.filter((name) => typed(name) !== '' && !shapes[name].test(typed(name)));
    setWrong(refused);
    if (refused.length > 0) return;
    const before = readKey('google');
    // Another tab may have saved an unchanged one.
    const keys = { ...readOwnKeys(), ...Object.fromEntries(changed.map((name) => [name, typed(name)])) };
    if (!saveOwnKeys(keys)) return setFailed(true);
    toast('success', intl.formatMessage({ id: 'account.keys.saved' }));
    onClose();
    // The SDK takes its key when it starts.
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
          <Button onClick={onClose} text="account.keys.cancel" />
          <Button type="submit" form={form} variant="primary" data-track="keys-save">
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
        {KEY_NAMES.map((name) => (
          <Field
            key={name}
            secret
            name={name}
            defaultValue={own[name]}
            label={intl.formatMessage({ id: `account.keys.${name}` })}
            hint={<FormattedMessage id={`account.keys.${name}.hint`} />}
            error={wrong.includes(name) && <FormattedMessage id={`account.keys.${name}.wrong`} />}
          />
        ))}
        {failed && <Text className={style.error} role="alert" text="account.keys.failed" />}
      </form>
    </Dialog>
  );
}
