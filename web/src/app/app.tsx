import { Suspense } from 'react';
import { BrowserRouter, Link } from 'react-router-dom';
import { LanguageProvider } from '#intl/language-provider.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { catalogueOf } from './catalogues.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { LinkContext } from './layouts/inside-link.tsx';
import { AppRoutes, preloadPage } from './routes.tsx';

const appText = catalogueOf('app');

preloadPage(window.location.pathname);

export function App() {
  return (
    <ErrorBoundary>
      <Suspense>
        <LanguageProvider catalogue={appText}>
          <BrowserRouter>
            <LinkContext value={Link}>
              <AppRoutes />
            </LinkContext>
          </BrowserRouter>
          <ToastRegion />
        </LanguageProvider>
      </Suspense>
    </ErrorBoundary>
  );
}
