import type { TripView } from '@par-club/functions/contract/trip-view';
import type { ComponentType } from 'react';
import type { TripPageProps } from '#features/trip-links/shared/use-trip-page.ts';
import type { Catalogue } from '#intl/catalogue.ts';
import type { Language } from '#intl/language.ts';
import { LanguageProvider } from '#intl/language-provider.tsx';
import { paths } from '#paths';
import { ErrorBoundary } from './error-boundary.tsx';
import { Brand } from './header/brand.tsx';
import { LanguageLink } from './header/language-link.tsx';
import { Frame } from './layouts/frame.tsx';

export interface TripKind {
  kind: TripView['found']['kind'];
  Page: ComponentType<TripPageProps>;
  /** Ukrainian comes with the code: most first views are in it. */
  texts: Catalogue;
}

/** The page of a trip's link: a document without a router. Times are in the trip's zone. */
export function TripApp({
  of: { Page, texts },
  language,
  ...page
}: TripPageProps & { of: TripKind; language: Language }) {
  return (
    <ErrorBoundary isReadOnly>
      <LanguageProvider catalogue={texts} initial={language} timeZone="UTC">
        <Frame brand={<Brand title="Parendar" to={paths.parendar} />} tools={<LanguageLink />}>
          <ErrorBoundary isReadOnly>
            <Page {...page} />
          </ErrorBoundary>
        </Frame>
      </LanguageProvider>
    </ErrorBoundary>
  );
}
