import { type ComponentType, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { inTime } from '#loading/part.ts';
import { tellNotLoaded } from '#loading/tell-not-loaded.ts';
import { signedInBefore } from '#storage/signed-in-before.ts';
import style from './lazy-account.module.css';

/** What the header of each layout has to do with the person's account. */
const accounts = {
  club: async () => (await import('./remembered-account.tsx')).RememberedAccount,
  parex: async () => (await import('./remembered-account.tsx')).AccountWithKeys,
  parloc: async () => (await import('./account.tsx')).ParlocAccount,
  parendar: async () => (await import('./account.tsx')).ParendarAccount,
} satisfies Record<string, () => Promise<ComponentType>>;

/** The header's account tools. They weigh too much for the first view, so they come right after it. */
export function LazyAccount({ layout }: { layout: keyof typeof accounts }) {
  const intl = useIntl();
  const [Account, setAccount] = useState<ComponentType | null>(null);

  useEffect(() => {
    // The club's own pages have nothing for who is not signed in.
    if (layout === 'club' && !signedInBefore()) return;
    inTime('account', accounts[layout]()).then(
      (component) => setAccount(() => component),
      (error: unknown) => tellNotLoaded(intl, error),
    );
  }, [layout, intl]);

  return <div className={`${style.account} ${style[layout] ?? ''}`}>{Account && <Account />}</div>;
}
