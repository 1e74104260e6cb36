import type { FirstView } from '@par-club/functions/contract/first-view';
import { useEffect, useState } from 'react';
import clientUkrainian from '#features/parloc/client.text.ts?ua';
import { ClientPage } from '#features/parloc/client-page.tsx';
import type { Language } from '#intl/language.ts';
import { LanguageProvider } from '#intl/language-provider.tsx';
import { paths } from '#paths';
import { ErrorBoundary } from './error-boundary.tsx';
import { framedTexts } from './framed-texts.ts';
import { Brand } from './header/brand.tsx';
import { LanguageLink } from './header/language-link.tsx';
import { Frame } from './layouts/frame.tsx';

/** The first view's zone: the visitor's is unknown to the server. Older browsers know it by this name alone. */
const FIRST_ZONE = 'Europe/Kiev';

export const driverText = framedTexts(clientUkrainian, () => import('#features/parloc/client.text.ts?en'));

interface DriverAppProps {
  /** The last part of the address, decoded. */
  id: string;
  /** The data that the server drew the page from; null where the page draws itself. */
  view: FirstView | null;
  language: Language;
  offered: FirstView['offered'];
  onSettled: () => void;
}

/** The page of a driver's link: a document without a router, so its links are plain ones. */
export function DriverApp({ view, language, ...page }: DriverAppProps) {
  // The device's own zone, except while the page comes alive.
  const [zone, setZone] = useState(() => (view ? FIRST_ZONE : ownZone()));
  useEffect(() => setZone(ownZone()), []);
  return (
    <ErrorBoundary isReadOnly>
      <LanguageProvider catalogue={driverText} initial={language} timeZone={zone}>
        <Frame brand={<Brand title="Parloc" to={paths.parloc} />} tools={<LanguageLink />}>
          <ErrorBoundary isReadOnly>
            <ClientPage view={view} {...page} />
          </ErrorBoundary>
        </Frame>
      </LanguageProvider>
    </ErrorBoundary>
  );
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
