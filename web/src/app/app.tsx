import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Catalogue } from '#intl/catalogue.ts';
import { LanguageProvider } from '#intl/language-provider.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes, preloadPage } from './routes.tsx';

const appText: Catalogue = {
  ua: () => import('./app.text.ts?ua'),
  en: () => import('./app.text.ts?en'),
};

preloadPage(window.location.pathname);

export function App() {
  return (
    <ErrorBoundary>
      <Suspense>
        <LanguageProvider catalogue={appText}>
          <BrowserRouter>
            <AppRoutes />
          </BrowserRouter>
          <ToastRegion />
        </LanguageProvider>
      </Suspense>
    </ErrorBoundary>
  );
}
