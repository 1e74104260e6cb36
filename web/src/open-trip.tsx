import './ui/base.css';
import './ui/before-scripts.css';
import type { TripView } from '@par-club/functions/contract/trip-view';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { TripApp, type TripKind } from '#app/trip-app.tsx';
import { loadLivePage, readPage } from '#features/trips/shared/read-page.data.ts';
import { secretOf } from '#features/trips/shared/trip-page.ts';
import { loadCatalogue } from '#intl/catalogue.ts';
import { takeLanguage } from '#intl/taken-language.ts';
import { paths } from '#paths';
import { LATER_DELAY_MS, loadLater, readFirstView, takeServerTime, textsCome } from './link-page.ts';

/** Opens the page of a trip's link in its document. Hosting has that under its own name as well, where it is no page. */
export function openTrip(of: TripKind): void {
  document.documentElement.dataset.started = '';
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const secret = secretOf(of.kind, window.location.pathname);
  if (secret === null) window.location.replace(paths.unknown);
  else void open(root, secret, of, readFirstView<TripView>());
}

/** Takes over the first view, where the document holds one in the chosen language; else draws the page. */
async function open(
  container: HTMLElement,
  secret: string,
  of: TripKind,
  view: TripView | null,
): Promise<void> {
  if (view) takeServerTime(view.now, () => readPage(of.kind, secret));
  // Needed by every page with a trip: it comes together with what shows it. Whether it came shows there.
  if (view?.found.page) loadLivePage().catch(() => {});
  const { language } = takeLanguage(view);
  await textsCome(() => loadCatalogue(of.texts, language), view !== null);
  const page = (
    <StrictMode>
      <TripApp of={of} secret={secret} view={view} language={language} onSettled={loadLater} />
    </StrictMode>
  );
  // React takes over only what it would draw itself.
  if (view?.language === language) hydrateRoot(container, page);
  else createRoot(container).render(page);
  setTimeout(loadLater, LATER_DELAY_MS);
}
