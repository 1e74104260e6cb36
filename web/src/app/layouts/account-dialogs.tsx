import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Person } from '#features/account/account-dialog.tsx';
import { userKnown } from '#firebase/user.ts';
import type { Language } from '#intl/language.ts';
import { useLanguage } from '#intl/language-provider.tsx';
import { tellNotLoaded } from '#loading/tell-not-loaded.ts';
import { begunDeletion } from '#storage/begun-deletion.ts';
import { onForgottenElsewhere } from '#storage/own-data.ts';
import { Part } from '../lazy-page.tsx';
import { accountDialog, keysDialog, loadPart, signInDialog } from './account-parts.ts';

const loaders = {
  'sign-in': (language: Language) => loadPart(signInDialog, language),
  keys: (language: Language) => loadPart(keysDialog, language),
  account: (language: Language) => loadPart(accountDialog, language),
} as const;

interface Open {
  name: 'sign-in' | 'keys' | 'account';
  /** Id of what gets the focus afterwards. */
  focusAfter: string;
  /** Whether closing it leads back to signing in. */
  toSignIn?: boolean;
}

interface Parts {
  /** Whose account there is to open. */
  person?: Person | null;
}

/** The dialogs that a header opens, which load with the first press; and an account deleted in another tab, or before, is so here. */
export function useAccountDialogs({ person = null }: Parts = {}): {
  dialogs: ReactNode;
  /** Which one is being loaded. */
  loading: Open['name'] | null;
  open: (dialog: Open) => void;
} {
  const intl = useIntl();
  const { language } = useLanguage();
  const [shown, setShown] = useState<Open | null>(null);
  const [loading, setLoading] = useState<Open['name'] | null>(null);
  useEffect(() => onForgottenElsewhere(() => window.location.reload()), []);
  useEffect(() => {
    // Finding out who is signed in ends what was begun; pages that need no sign-in would not ask.
    if (begunDeletion() !== null) userKnown().catch(() => {});
  }, []);

  const show = async (dialog: Open) => {
    setLoading(dialog.name);
    try {
      await loaders[dialog.name](language);
      setShown(dialog);
    } catch (error) {
      tellNotLoaded(intl, error);
    }
    setLoading(null);
  };
  const open = (dialog: Open) => void show(dialog);
  const close = () => setShown(null);

  const focusAfter = shown?.focusAfter ?? '';
  const dialogs = (
    <Suspense>
      {shown?.name === 'sign-in' && (
        <Part
          part={signInDialog}
          props={{
            focusAfter,
            onClose: close,
            onKeys: () => open({ name: 'keys', focusAfter, toSignIn: true }),
          }}
        />
      )}
      {shown?.name === 'keys' && (
        <Part
          part={keysDialog}
          props={{
            focusAfter,
            onClose: () => setShown(shown.toSignIn ? { name: 'sign-in', focusAfter } : null),
          }}
        />
      )}
      {shown?.name === 'account' && person && (
        <Part part={accountDialog} props={{ person, focusAfter, onClose: close }} />
      )}
    </Suspense>
  );
  return { dialogs, loading, open };
}
