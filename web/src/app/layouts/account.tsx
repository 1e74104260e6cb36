import { type ReactNode, useEffect } from 'react';
import { onForgottenElsewhere } from '#storage/own-data.ts';
import { AccountTools } from './account-tools.tsx';
import { CalendarSelector } from './calendar-selector.tsx';
import { RememberedAccount } from './remembered-account.tsx';

export type AccountLayout = 'club' | 'parex' | 'parloc' | 'parendar';

/** What a header of each layout has to do with the person's account. */
const contents: Readonly<Record<AccountLayout, ReactNode>> = {
  club: <RememberedAccount />,
  parex: <RememberedAccount keys />,
  parloc: <AccountTools settings />,
  parendar: (
    <>
      <CalendarSelector />
      <AccountTools />
    </>
  ),
};

export function Account({ layout }: { layout: AccountLayout }) {
  useEffect(() => onForgottenElsewhere(() => window.location.reload()), []);
  return contents[layout];
}
