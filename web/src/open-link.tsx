import './ui/base.css';
import './ui/before-scripts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { LinkApp, type LinkKind } from '#app/link-app.tsx';
import { setServerTime } from '#clock/server-clock.ts';
import { loadCatalogue } from '#intl/catalogue.ts';
import { takeLanguage } from '#intl/taken-language.ts';
import type { LinkView } from '#link-page/link-page.ts';
import { loadLivePage } from '#link-page/live-page.data.ts';
import { untilDone } from '#loading/kept.ts';

document.documentElement.dataset.started = '';

/** After this the parts that nobody waits for load even if nothing live has come. A slow network needs half of it for that. */
const LATER_DELAY_MS = 60_000;

/** Opens the page of a link in its document. Hosting has that under its own name as well, where it is no page. */
export async function openLink<View extends LinkView>(of: LinkKind<View>): Promise<void> {
  const id = of.idOf(window.location.pathname);
  if (id === null) {
    window.location.replace(of.elsewhere);
    return;
  }
  const view = readFirstView<View>();
  if (view) takeServerTime(view.now, () => of.read(view));
  // Needed by every page that was found: it comes together with what shows it. Whether it came shows there.
  if (view && of.isFound(view)) loadLivePage().catch(() => {});
  const { language, offered } = takeLanguage(view);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const loadTexts = () => loadCatalogue(of.texts, language);
  // Without the texts a drawn page can be read until they come; another one says so when it renders.
  if (view) await new Promise((resolve) => void untilDone(loadTexts, resolve));
  else await loadTexts().catch(() => {});
  const page = (
    <StrictMode>
      <LinkApp {...{ of, id, view, language, offered }} onSettled={loadLater} />
    </StrictMode>
  );
  // React takes over only what it would draw itself.
  if (view?.language === language && view.offered === offered) hydrateRoot(root, page);
  else createRoot(root).render(page);
  setTimeout(loadLater, LATER_DELAY_MS);
}

/** What the function behind the link has drawn the page from; null on the dev server, and where it could not. */
function readFirstView<View>(): View | null {
  const data = document.getElementById('first-view')?.textContent;
  return data ? (JSON.parse(data) as View) : null;
}

/** @param now in ms since 1970, when the document was sent @param readAgain asks the server for its time */
function takeServerTime(now: number, readAgain: () => Promise<unknown>): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const { responseStart = 0 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  const sinceThen = Math.max(0, performance.now() - responseStart);
  setServerTime(new Date(now + sinceThen).toISOString(), readAgain);
}

/** Loads what nobody waits for: the product is whole without it. */
function loadLater(): void {
  import('#app/later.ts').catch(() => {});
}
