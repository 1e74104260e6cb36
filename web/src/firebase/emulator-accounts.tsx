import { FirebaseError } from 'firebase/app';
import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { useEffect, useId, useState } from 'react';
import { readLanguage } from '#intl/language.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { auth, saveCredential } from './auth.ts';
import style from './emulator-accounts.module.css';
import { emulatorAccountsText as text } from './emulator-accounts.text.ts';
import people from './emulator-people.json' with { type: 'json' };

interface Account {
  /** Google's number of the account. */
  sub: string;
  name: string;
  email: string;
}

type Answer = (account: Account | null) => void;

/** Opens the dialog; set by the `AccountsWindow` on the page. */
let ask: (answer: Answer) => void = (answer) => answer(null);

/** A dialog with accounts instead of Google's popup, which does not work with an emulator. */
export async function prepareAccounts() {
  await auth.authStateReady();
  return {
    async signIn() {
      const account = await new Promise<Account | null>((resolve) => ask(resolve));
      if (!account) throw new FirebaseError('auth/popup-closed-by-user', 'The account dialog was closed.');
      saveCredential(await signInWithCredential(auth, GoogleAuthProvider.credential(idToken(account))));
    },
    Window: AccountsWindow,
  };
}

function AccountsWindow() {
  const language = readLanguage();
  const form = useId();
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    ask = (next) => setAnswer(() => next);
  }, []);
  if (!answer) return null;
  const choose = (account: Account | null) => {
    setAnswer(null);
    answer(account);
  };
  const close = () => choose(null);
  const chooseTyped = (typed: FormData) => {
    const email = String(typed.get('email')).trim().toLowerCase();
    choose({ sub: `typed-${email}`, name: String(typed.get('name')).trim(), email });
  };
  return (
    <Dialog
      name="emulator-accounts"
      title={text.title[language]}
      description={text.description[language]}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{text.close[language]}</Button>
          <Button type="submit" form={form} variant="primary">
            {text.continue[language]}
          </Button>
        </>
      }
    >
      <h3>{text.samples[language]}</h3>
      <ul className={style.samples}>
        {people.map((person) => (
          <li key={person.sub}>
            <button type="button" className={style.sample} onClick={() => choose(person)}>
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

/** The content of Google's ID token; an invalid one makes the emulator refuse for real. */
function idToken({ sub, name, email }: Account): string {
  if (email.startsWith('fail@')) return 'refused';
  const [givenName] = name.split(' ');
  return JSON.stringify({
    sub,
    email,
    email_verified: true,
    ...(name && { name, given_name: givenName }),
  });
}
