import type { FirstView } from '@par-club/functions/contract/first-view';
import { useEffect, useState } from 'react';
import clientUkrainian from '#features/parloc/client.text.ts?ua';
import { ClientPage } from '#features/parloc/client-page.tsx';
import { loadCatalogue, type Messages } from '#intl/catalogue.ts';
import type { Language } from '#intl/language.ts';
import { LanguageProvider } from '#intl/language-provider.tsx';
import { paths } from '#paths';
import { ErrorBoundary } from './error-boundary.tsx';
import { framedTexts } from './framed-texts.ts';
import { Brand } from './header/brand.tsx';
import { LanguageLink } from './header/language-link.tsx';
import { Frame } from './layouts/frame.tsx';

/**
 * The zone in which the first view is drawn: nobody knows the visitor's before the page comes alive. Older browsers know
 * it by this name alone.
 */
const FIRST_ZONE = 'Europe/Kiev';

const driverText = framedTexts(clientUkrainian, () => import('#features/parloc/client.text.ts?en'));

/**
 * Loads all that the page of a driver's link says, so that it is drawn in one go.
 * @throws ChunkLoadError
 */
export function loadDriverTexts(language: Language): Promise<Messages> {
  return loadCatalogue(driverText, language);
}

interface DriverAppProps {
  /** The last part of the address, decoded. */
  id: string;
  /** What the page was drawn from before it came alive; null where it draws itself. */
  view: FirstView | null;
  language: Language;
  offered: FirstView['offered'];
  onSettled: () => void;
}

/** The page of a driver's link: a document of its own, which knows no router, so its links are plain ones. */
export function DriverApp({ view, language, ...page }: DriverAppProps) {
  return (
    <ErrorBoundary isReadOnly>
      <LanguageProvider catalogue={driverText} initial={language} timeZone={useZone(view)}>
        <Frame brand={<Brand title="Parloc" to={paths.parloc} />} tools={<LanguageLink />}>
          <ErrorBoundary isReadOnly>
            <ClientPage view={view} {...page} />
          </ErrorBoundary>
        </Frame>
      </LanguageProvider>
    </ErrorBoundary>
  );
}

/** The device's own zone, but for the moment in which the page comes alive. */
function useZone(view: FirstView | null): string {
  const [zone, setZone] = useState(() => (view ? FIRST_ZONE : ownZone()));
  useEffect(() => setZone(ownZone()), []);
  return zone;
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
