import './ui/base.css';
import './ui/before-scripts.css';
import type { FirstView } from '@par-club/functions/contract/first-view';
import { DriverApp, driverText } from '#app/driver-app.tsx';
import { loadLiveDriver, readPlace } from '#features/parloc/client/read-driver.data.ts';
import { driverIdOf } from '#features/parloc/client/target.ts';
import { loadCatalogue } from '#intl/catalogue.ts';
import { takeLanguage } from '#intl/taken-language.ts';
import { paths } from '#paths';
import { loadLater, openPage, readFirstView, takeServerTime } from './link-page.tsx';

const id = driverIdOf(window.location.pathname);
// Hosting has the document under its own name as well.
if (id === null) window.location.replace(paths.landing);
else openDriver(id, readFirstView());

function openDriver(id: string, view: FirstView | null): void {
  if (view) takeServerTime(view.now, async () => view.found && readPlace(view.found.link));
  // Needed by every page with a place: it comes together with what shows it. Whether it came shows there.
  if (view?.found) loadLiveDriver().catch(() => {});
  const { language, offered } = takeLanguage(view);
  void openPage({
    page: <DriverApp id={id} view={view} language={language} offered={offered} onSettled={loadLater} />,
    loadTexts: () => loadCatalogue(driverText, language),
    isDrawn: view !== null,
    isSame: view?.language === language && view.offered === offered,
  });
}
