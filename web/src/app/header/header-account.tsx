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

const accounts = {
  club: <RememberedAccount />,
  parex: <RememberedAccount withKeys />,
  parloc: <AccountTools key="parloc" tool="parloc" />,
  parendar: <AccountTools key="parendar" tool="parendar" />,
} as const;

/** The header's account tools load right after the first view, for which they weigh too much. */
export function HeaderAccount({ layout }: { layout: keyof typeof accounts }) {
  const [isWanted, setWanted] = useState(false);
  // On the club's own pages visitors have no account tools.
  useEffect(() => setWanted(layout !== 'club' || signedInBefore()), [layout]);
  return <div className={`${style.account} ${style[layout] ?? ''}`}>{isWanted && accounts[layout]}</div>;
}
