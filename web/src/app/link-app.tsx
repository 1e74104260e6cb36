import { type ComponentType, useEffect, useState } from 'react';
import type { Catalogue } from '#intl/catalogue.ts';
import type { Language } from '#intl/language.ts';
import { LanguageProvider } from '#intl/language-provider.tsx';
import type { LinkPageProps, LinkView } from '#link-page/link-page.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Brand } from './header/brand.tsx';
import { LanguageLink } from './header/language-link.tsx';
import { Frame } from './layouts/frame.tsx';

/** The first view's zone: the visitor's is unknown to the server. Older browsers know it by this name alone. */
const FIRST_ZONE = 'Europe/Kiev';

export interface LinkKind<View extends LinkView> {
  brand: { title: string; to: string };
  Page: ComponentType<LinkPageProps<View>>;
  texts: Catalogue;
  /** IANA name; undefined for the device's own zone. */
  timeZone?: string;
  /** Null for the address of another page. */
  idOf: (pathname: string) => string | null;
  /** Replaces the address of another page. */
  elsewhere: string;
  /** Whether the server found what the link leads to. */
  isFound: (view: View) => boolean;
  /** Reads the page's document, which brings the server's time along. */
  read: (view: View) => Promise<unknown>;
}

/** The page of a link: a document without a router, so its links are plain ones. */
export function LinkApp<View extends LinkView>({
  of: { brand, Page, texts, timeZone },
  language,
  ...page
}: LinkPageProps<View> & { of: LinkKind<View>; language: Language }) {
  // The device's own zone, except while the page comes alive.
  const [zone, setZone] = useState(() => (page.view ? FIRST_ZONE : ownZone()));
  useEffect(() => setZone(ownZone()), []);
  return (
    <ErrorBoundary isReadOnly>
      <LanguageProvider catalogue={texts} initial={language} timeZone={timeZone ?? zone}>
        <Frame brand={<Brand {...brand} />} tools={<LanguageLink />}>
          <ErrorBoundary isReadOnly>
            <Page {...page} />
          </ErrorBoundary>
        </Frame>
      </LanguageProvider>
    </ErrorBoundary>
  );
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
