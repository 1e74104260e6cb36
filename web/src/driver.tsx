import './ui/base.css';
import './ui/before-scripts.css';
import type { FirstView } from '@par-club/functions/contract/first-view';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DriverApp, loadDriverTexts } from '#app/driver-app.tsx';
import { loadLiveDriver, readPlace } from '#features/parloc/client/read-driver.data.ts';
import { driverIdOf } from '#features/parloc/client/target.ts';
import { takeLanguage } from '#intl/taken-language.ts';
import { paths } from '#paths';
import { LATER_DELAY_MS, loadLater, readFirstView, takeServerTime, textsCome } from './link-page.ts';

document.documentElement.dataset.started = '';
const root = document.getElementById('root');
if (!root) throw new Error('driver.html has no #root');

const id = driverIdOf(window.location.pathname);
// Hosting has the document under its own name as well.
if (id === null) window.location.replace(paths.landing);
else void open(root, id, readFirstView<FirstView>());

/** Takes over the first view, where the document holds one in the chosen language; else draws the page. */
async function open(container: HTMLElement, id: string, view: FirstView | null): Promise<void> {
  if (view) takeServerTime(view.now, async () => view.found && readPlace(view.found.link));
  // Needed by every page with a place: it comes together with what shows it. Whether it came shows there.
  if (view?.found) loadLiveDriver().catch(() => {});
  const { language, offered } = takeLanguage(view);
  await textsCome(() => loadDriverTexts(language), view !== null);
  const page = (
    <StrictMode>
      <DriverApp id={id} view={view} language={language} offered={offered} onSettled={loadLater} />
    </StrictMode>
  );
  // React takes over only what it would draw itself.
  if (view?.language === language && view.offered === offered) hydrateRoot(container, page);
  else createRoot(container).render(page);
  setTimeout(loadLater, LATER_DELAY_MS);
}
