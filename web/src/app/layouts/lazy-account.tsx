import { type ComponentType, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { signedInBefore } from '#storage/signed-in-before.ts';
import { toast } from '#ui/toast.ts';
import type { AccountLayout } from './account.tsx';
import style from './lazy-account.module.css';

/** The header's account tools. They weigh too much for the first view, so they come right after it. */
export function LazyAccount({ layout }: { layout: AccountLayout }) {
  const intl = useIntl();
  const [Account, setAccount] = useState<ComponentType<{ layout: AccountLayout }> | null>(null);
  // The club's own pages have nothing for who is not signed in.
  const wanted = layout !== 'club' || signedInBefore();

  useEffect(() => {
    if (!wanted) return;
    import('./account.tsx').then(
      (part) => setAccount(() => part.Account),
      () => toast('error', intl.formatMessage({ id: 'failure.not-loaded' }, { chunk: 'account' })),
    );
  }, [wanted, intl]);

  return <div className={`${style.account} ${style[layout]}`}>{Account && <Account layout={layout} />}</div>;
}
