import landingUkrainian from '#features/landing/landing.text.ts?ua';
import { LandingPage } from '#features/landing/landing-page.tsx';
import { type Catalogue, loadCatalogue } from '#intl/catalogue.ts';
import type { Language } from '#intl/language.ts';
import { CatalogueProvider, LanguageProvider } from '#intl/language-provider.tsx';
import { paths } from '#paths';
import { ToastRegion } from '#ui/toast-region.tsx';
import appUkrainian from './app.text.ts?ua';
import { ErrorBoundary } from './error-boundary.tsx';
import { Brand } from './header/brand.tsx';
import { HeaderAccount } from './header/header-account.tsx';
import { LanguageSwitch } from './header/language-switch.tsx';
import { Frame } from './layouts/frame.tsx';

// Ukrainian comes with the code: the prerendered page is in it.
const appText: Catalogue = {
  ua: async () => ({ default: appUkrainian }),
  en: () => import('./app.text.ts?en'),
};
const landingText: Catalogue = {
  ua: async () => ({ default: landingUkrainian }),
  en: () => import('#features/landing/landing.text.ts?en'),
};

/** @throws ChunkLoadError */
export async function loadLandingTexts(language: Language): Promise<void> {
  await Promise.all([appText, landingText].map((catalogue) => loadCatalogue(catalogue, language)));
}

/** The landing page: a document without a router, so its links are plain ones. */
export function LandingApp() {
  return (
    <ErrorBoundary>
      <LanguageProvider catalogue={appText}>
        <Frame
          wide
          brand={<Brand title="Par Club" to={paths.landing} />}
          tools={
            <>
              <HeaderAccount layout="club" />
              <LanguageSwitch />
            </>
          }
        >
          <ErrorBoundary>
            <CatalogueProvider catalogue={landingText}>
              <LandingPage />
            </CatalogueProvider>
          </ErrorBoundary>
        </Frame>
        <ToastRegion />
      </LanguageProvider>
    </ErrorBoundary>
  );
}
