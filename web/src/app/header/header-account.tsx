import { useEffect, useState } from 'react';
import { lazyPart } from '#loading/lazy.tsx';
import { NotLoadedToast } from '#loading/not-loaded.tsx';
import { signedInBefore } from '#storage/signed-in-before.ts';
import style from './header-account.module.css';

const RememberedAccount = lazyPart(
  'account',
  async () => (await import('./remembered-account.tsx')).RememberedAccount,
  { Failed: NotLoadedToast },
);
const AccountTools = lazyPart('account', async () => (await import('./account-tools.tsx')).AccountTools, {
  Failed: NotLoadedToast,
});

/** What the header of each layout has to do with the person's account. */
const accounts = {
  club: <RememberedAccount />,
  parex: <RememberedAccount withKeys />,
  parloc: <AccountTools key="parloc" tool="parloc" />,
  parendar: <AccountTools key="parendar" tool="parendar" />,
} as const;

/** The header's account tools. They weigh too much for the first view, so they come right after it. */
export function HeaderAccount({ layout }: { layout: keyof typeof accounts }) {
  const [isWanted, setWanted] = useState(false);
  // The club's own pages have nothing for visitors.
  useEffect(() => setWanted(layout !== 'club' || signedInBefore()), [layout]);
  return <div className={`${style.account} ${style[layout] ?? ''}`}>{isWanted && accounts[layout]}</div>;
}
