import { useId } from 'react';
import { readLanguage } from '#intl/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import style from './emulator-accounts.module.css';
import { emulatorAccountsText as text } from './emulator-accounts.text.ts';

export interface Account {
  /** Google's number of the account, by which the emulator knows it again. */
  sub: string;
  name: string;
  email: string;
}

/** The people of the sample data. */
const people: readonly Account[] = [
  { sub: '1001', name: 'Іван Коваль', email: 'ivan.koval@example.com' },
  { sub: '1002', name: 'Марія Бондар', email: 'mariia.bondar@example.com' },
  { sub: '1003', name: 'Олена Мельник', email: 'olena.melnyk@example.com' },
  { sub: '1004', name: 'Степан Гук', email: 'stepan.huk@example.com' },
];

/** One of the sample people, or anybody by name and e-mail. */
export function AccountsDialog({
  onChoose,
  onClose,
}: {
  onChoose: (account: Account) => void;
  onClose: () => void;
}) {
  const language = readLanguage();
  const form = useId();

  const chooseTyped = (typed: FormData) => {
    const email = String(typed.get('email')).trim().toLowerCase();
    onChoose({ sub: `typed-${email}`, name: String(typed.get('name')).trim(), email });
  };

  return (
    <Dialog
      name="emulator-accounts"
      title={text.title[language]}
      description={text.description[language]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.close[language]}</Button>
          <Button type="submit" form={form} look="go">
            {text.continue[language]}
          </Button>
        </>
      }
    >
      <h3>{text.samples[language]}</h3>
      <ul className={style.samples}>
        {people.map((person) => (
          <li key={person.sub}>
            <button type="button" className={style.sample} onClick={() => onChoose(person)}>
              <strong>{person.name}</strong>
              <span>{person.email}</span>
            </button>
          </li>
        ))}
      </ul>
      <h3>{text.other[language]}</h3>
      <form
        id={form}
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          chooseTyped(new FormData(event.currentTarget));
        }}
      >
        <Field name="name" label={text.name[language]} autoComplete="off" />
        <Field
          name="email"
          type="email"
          required
          label={text.email[language]}
          hint={text.emailHint[language]}
          autoComplete="off"
        />
      </form>
    </Dialog>
  );
}
