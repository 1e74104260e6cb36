import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Person } from '#features/account/own-account.ts';
import { lazyPage } from '#loading/lazy.tsx';
import { notifyNotLoaded } from '#loading/not-loaded.tsx';
import { onSignInRequest } from '#session/sign-in-request.ts';
import { userKnown } from '#session/user.data.ts';
import { onClearedElsewhere } from '#storage/clean-up.ts';
import { pendingDeletion } from '#storage/registry.ts';
import { storedText } from '#storage/stored.ts';
import { catalogueOf } from '../catalogues.ts';

const accountText = catalogueOf('account/account');
const SignInDialog = lazyPage(
  'sign-in',
  async () => (await import('#features/account/sign-in-dialog.tsx')).SignInDialog,
  accountText,
);
const KeysDialog = lazyPage(
  'keys',
  async () => (await import('#features/account/keys-dialog.tsx')).KeysDialog,
  accountText,
);
const AccountDialog = lazyPage(
  'account-dialog',
  async () => (await import('#features/account/account-dialog.tsx')).AccountDialog,
  catalogueOf('account/account-dialog'),
);
const pages = { 'sign-in': SignInDialog, keys: KeysDialog, account: AccountDialog } as const;

export interface OpenDialog {
  name: keyof typeof pages;
  focusAfter: string;
  toSignIn?: boolean;
}

/** The header's dialogs, which load with the first press. @param person the owner of the account dialog */
export function useAccountDialogs(person: Person | null) {
  const intl = useIntl();
  const [shown, setShown] = useState<OpenDialog | null>(null);
  const [loading, setLoading] = useState<OpenDialog['name'] | null>(null);
  useEffect(() => onClearedElsewhere(() => window.location.reload()), []);
  useEffect(() => {
    // Restoring the sign-in completes an interrupted deletion; pages without a sign-in would not restore it.
    if (storedText(pendingDeletion).read() !== '') userKnown().catch(() => {});
  }, []);

  const show = async (dialog: OpenDialog) => {
    setLoading(dialog.name);
    try {
      await pages[dialog.name].load();
      setShown(dialog);
    } catch (error) {
      notifyNotLoaded(intl, error);
    }
    setLoading(null);
  };
  const open = (dialog: OpenDialog) => void show(dialog);
  const close = () => setShown(null);
  const signIn = useEffectEvent((after: string) => open({ name: 'sign-in', focusAfter: after }));
  useEffect(() => onSignInRequest((after) => signIn(after)), []);

  const { name, focusAfter = '', toSignIn } = shown ?? {};
  const dialogs = (
    <Suspense>
      {name === 'sign-in' && (
        <SignInDialog
          focusAfter={focusAfter}
          onClose={close}
          onKeys={() => open({ name: 'keys', focusAfter, toSignIn: true })}
        />
      )}
      {name === 'keys' && (
        <KeysDialog
          focusAfter={focusAfter}
          onClose={() => setShown(toSignIn ? { name: 'sign-in', focusAfter } : null)}
        />
      )}
      {name === 'account' && person && (
        <AccountDialog person={person} focusAfter={focusAfter} onClose={close} />
      )}
    </Suspense>
  );
  return { dialogs, loading, open };
}
