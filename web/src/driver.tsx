import './ui/base.css';
import type { FirstView } from '@par-club/functions/contract/first-view';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DriverApp, loadDriverTexts } from '#app/driver-app.tsx';
import { setServerTime } from '#clock/server-clock.ts';
import { readPlace } from '#features/parloc/client/read-driver.data.ts';
import { driverIdOf } from '#features/parloc/client/target.ts';
import { loadLiveDriver } from '#features/parloc/client/use-live-driver.ts';
import type { Language } from '#intl/language.ts';
import { takeLanguage } from '#intl/taken-language.ts';
import { onNextTry } from '#loading/kept.ts';
import { paths } from '#paths';

/** After this the parts that nobody waits for load even if nothing live has come. A slow network needs half of it for that. */
const LATER_DELAY_MS = 60_000;

document.documentElement.dataset.started = '';
const root = document.getElementById('root');
if (!root) throw new Error('driver.html has no #root');

const id = driverIdOf(window.location.pathname);
// Hosting has the document under its own name as well.
if (id === null) window.location.replace(paths.landing);
else void open(root, id, readFirstView());

/** Takes over the first view, where the document holds one in the chosen language; else draws the page. */
async function open(container: HTMLElement, id: string, view: FirstView | null): Promise<void> {
  if (view) takeServerTime(view);
  // Needed by every page with a place: it comes together with what shows it. Whether it came shows there.
  if (view?.found) loadLiveDriver().catch(() => {});
  const { language, offered } = takeLanguage(view);
  await textsOf(language, view !== null);
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

/**
 * Waits for the texts. Where they do not arrive, a page that is drawn can be read until they do; one that is not says so
 * when it renders.
 */
async function textsOf(language: Language, isDrawn: boolean): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      await loadDriverTexts(language);
      return;
    } catch {
      if (!isDrawn) return;
      await new Promise<void>((resolve) => void onNextTry(failures, resolve));
    }
  }
}

/** What the function behind the link has drawn the page from; null on the dev server, and where it could not. */
function readFirstView(): FirstView | null {
  const data = document.getElementById('first-view')?.textContent;
  return data ? (JSON.parse(data) as FirstView) : null;
}

/** The document says what time it was when it was sent. On a slow network its scripts come long after it. */
function takeServerTime({ now, found }: FirstView): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const { responseStart = 0 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  const sinceThen = Math.max(0, performance.now() - responseStart);
  const readAgain = async () => found && readPlace(found.link);
  setServerTime(new Date(now + sinceThen).toISOString(), readAgain);
}

/** What nobody waits for. The product is whole without it. */
function loadLater(): void {
  import('#app/later.ts').catch(() => {});
}
