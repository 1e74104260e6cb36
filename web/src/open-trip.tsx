import './ui/base.css';
import './ui/before-scripts.css';
import type { TripView } from '@par-club/functions/contract/trip-view';
import { TripApp, type TripKind } from '#app/trip-app.tsx';
import { loadLivePage, readPage } from '#features/trip-links/shared/read-page.data.ts';
import { secretOf } from '#features/trip-links/shared/trip-page.ts';
import { loadCatalogue } from '#intl/catalogue.ts';
import { takeLanguage } from '#intl/taken-language.ts';
import { paths } from '#paths';
import { loadLater, openPage, readFirstView, takeServerTime } from './link-page.tsx';

/** Opens the page of a trip's link in its document. Hosting has that under its own name as well, where it is no page. */
export function openTrip(of: TripKind): void {
  const secret = secretOf(of.kind, window.location.pathname);
  if (secret === null) {
    window.location.replace(paths.unknown);
    return;
  }
  const view = readFirstView<TripView>();
  if (view) takeServerTime(view.now, () => readPage(of.kind, secret));
  // Needed by every page with a trip: it comes together with what shows it. Whether it came shows there.
  if (view?.found.page) loadLivePage().catch(() => {});
  const { language } = takeLanguage(view);
  void openPage({
    page: <TripApp of={of} secret={secret} view={view} language={language} onSettled={loadLater} />,
    loadTexts: () => loadCatalogue(of.texts, language),
    isDrawn: view !== null,
    isSame: view?.language === language,
  });
}
