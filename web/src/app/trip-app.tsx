import type { TripView } from '@par-club/functions/contract/trip-view';
import type { ComponentType } from 'react';
import type { TripPageProps } from '#features/trips/van-page.tsx';
import type { Catalogue } from '#intl/catalogue.ts';
import type { Language } from '#intl/language.ts';
import { LanguageProvider } from '#intl/language-provider.tsx';
import { paths } from '#paths';
import { ErrorBoundary } from './error-boundary.tsx';
import { Brand } from './header/brand.tsx';
import { LanguageLink } from './header/language-link.tsx';
import { Frame } from './layouts/frame.tsx';

/** A trip's kind of page, with its texts. */
export interface TripKind {
  kind: TripView['found']['kind'];
  Page: ComponentType<TripPageProps>;
  /** Ukrainian comes together with the code, because most first views are taken over in it. */
  texts: Catalogue;
}

/** The page of a trip's link: a document of its own, which knows no router. Its times are those of the trip's own zone. */
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
