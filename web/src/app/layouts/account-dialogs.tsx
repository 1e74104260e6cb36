import { type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#firebase/call-error.ts';
import { useLanguage } from '#intl/language-provider.tsx';
import { toast } from '#ui/toast.ts';
import { Part } from '../lazy-page.tsx';
import { keysDialog, loadPart, signInDialog } from './account-parts.ts';

interface Open {
  name: 'sign-in' | 'keys';
  /** Id of what gets the focus afterwards. */
  focusAfter: string;
  /** Whether closing it leads back to signing in. */
  toSignIn?: boolean;
}

/** The dialogs that a header opens. They load with the first press. */
export function useAccountDialogs(): {
  dialogs: ReactNode;
  /** Which one is being loaded. */
  loading: Open['name'] | null;
  open: (dialog: Open) => void;
} {
  const intl = useIntl();
  const { language } = useLanguage();
  const [shown, setShown] = useState<Open | null>(null);
  const [loading, setLoading] = useState<Open['name'] | null>(null);

  const show = async (dialog: Open) => {
    setLoading(dialog.name);
    try {
      await (dialog.name === 'keys' ? loadPart(keysDialog, language) : loadPart(signInDialog, language));
      setShown(dialog);
    } catch (error) {
      toast('error', failureText(intl, error));
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
    </Suspense>
  );
  return { dialogs, loading, open };
}
