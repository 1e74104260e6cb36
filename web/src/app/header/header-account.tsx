import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#loading/lazy.tsx';
import { NotLoadedToast } from '#loading/not-loaded.tsx';
import { signedInBefore } from '#storage/signed-in-before.ts';
import style from './header-account.module.css';

const remembered = () => import('./remembered-account.tsx');
const tools = () => import('./account-tools.tsx');
const options = { Failed: NotLoadedToast };

/** What the header of each layout has to do with the person's account. */
const accounts = {
  club: lazyPart('account', async () => (await remembered()).RememberedAccount, options),
  parex: lazyPart('account', async () => (await remembered()).AccountWithKeys, options),
  parloc: lazyPart('account', async () => (await tools()).ParlocAccount, options),
  parendar: lazyPart('account', async () => (await tools()).ParendarAccount, options),
};

/** The header's account tools. They weigh too much for the first view, so they come right after it. */
export function HeaderAccount({ layout }: { layout: keyof typeof accounts }) {
  const [isWanted, setWanted] = useState(false);
  // The club's own pages have nothing for who is not signed in.
  useEffect(() => setWanted(layout !== 'club' || signedInBefore()), [layout]);
  const Account = accounts[layout];
  return (
    <div className={`${style.account} ${style[layout] ?? ''}`}>
      <Suspense>{isWanted && <Account />}</Suspense>
    </div>
  );
}
