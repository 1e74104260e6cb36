import { Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import { useUser } from '#firebase/user.ts';
import type { Catalogue } from '#intl/catalogue.ts';
import { readLanguage } from '#intl/language.ts';
import { tellNotLoaded } from '#loading/tell-not-loaded.ts';
import { paths } from '#paths';
import { lazyPage, Part } from '../lazy-page.tsx';
import { loadPart } from './account-parts.ts';

const calendarText: Catalogue = {
  ua: () => import('#features/parendar/calendar.text.ts?ua'),
  en: () => import('#features/parendar/calendar.text.ts?en'),
};
const selector = lazyPage(
  'calendar-selector',
  async () => (await import('#features/parendar/connection/calendar-selector.tsx')).CalendarSelector,
  calendarText,
);

/** The calendar selector, for who is signed in, on the page that has a calendar. It loads beside that page. */
export function CalendarSelector() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const user = useUser();
  const isWanted = Boolean(user) && matchPath(paths.parendarApp, pathname) !== null;
  const [isHere, setHere] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    loadPart(selector, readLanguage()).then(
      () => setHere(true),
      (error: unknown) => tellNotLoaded(intl, error),
    );
  }, [isWanted, intl]);

  if (!isWanted || !isHere) return null;
  return (
    <Suspense>
      <Part part={selector} props={{}} />
    </Suspense>
  );
}
