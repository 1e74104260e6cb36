import { FirebaseError } from 'firebase/app';
import { GoogleAuthProvider, getAdditionalUserInfo, signInWithCredential } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { auth } from './auth.ts';
import { type Account, AccountsDialog } from './emulator-accounts-dialog.tsx';
import type { GoogleSignIn } from './sign-in-google.ts';

/** In place of Google's popup, which cannot be reached from an emulator: a dialog with accounts. */
export async function prepareAccounts(): Promise<GoogleSignIn> {
  await auth.authStateReady();
  return {
    async signIn() {
      const account = await choose();
      if (!account) throw new FirebaseError('auth/popup-closed-by-user', 'The account dialog was closed.');
      return signInWithCredential(auth, GoogleAuthProvider.credential(idToken(account)));
    },
    more: getAdditionalUserInfo,
    Window: AccountsWindow,
  };
}

type Answer = (account: Account | null) => void;

/** Takes the choice, as long as somebody is asked to choose. */
let answer: Answer | null = null;
const listeners = new Set<() => void>();

function ask(next: Answer | null): void {
  answer = next;
  for (const listener of listeners) listener();
}

function choose(): Promise<Account | null> {
  return new Promise((resolve) => {
    ask((account) => {
      ask(null);
      resolve(account);
    });
  });
}

function AccountsWindow() {
  const choosing = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => answer,
  );
  return choosing && <AccountsDialog onChoose={choosing} onClose={() => choosing(null)} />;
}

/** The content of the ID token that Google would give. What is none makes the emulator refuse for real. */
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
