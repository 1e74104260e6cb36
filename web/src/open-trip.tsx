import './ui/base.css';
import type { TripView } from '@par-club/functions/contract/trip-view';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { TripApp, type TripKind } from '#app/trip-app.tsx';
import { setServerTime } from '#clock/server-clock.ts';
import { readPage } from '#features/trips/shared/read-page.data.ts';
import { secretOf } from '#features/trips/shared/trip-page.ts';
import { loadLivePage } from '#features/trips/shared/use-trip-page.ts';
import { loadCatalogue } from '#intl/catalogue.ts';
import type { Language } from '#intl/language.ts';
import { takeLanguage } from '#intl/taken-language.ts';
import { onNextTry } from '#loading/kept.ts';
import { paths } from '#paths';

/** After this the parts that nobody waits for load even if nothing live has come. */
const LATER_DELAY_MS = 60_000;

/** Opens the page of a trip's link in its document. Hosting has that under its own name as well, where it is no page. */
export function openTrip(of: TripKind): void {
  document.documentElement.dataset.started = '';
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const secret = secretOf(of.kind, window.location.pathname);
  if (secret === null) window.location.replace(paths.unknown);
  else void open(root, secret, of, readFirstView());
}

/** Takes over the first view, where the document holds one in the chosen language; else draws the page. */
async function open(
  container: HTMLElement,
  secret: string,
  of: TripKind,
  view: TripView | null,
): Promise<void> {
  if (view) takeServerTime(view);
  // Needed by every page with a trip: it comes together with what shows it. Whether it came shows there.
  if (view?.found.page) loadLivePage().catch(() => {});
  const { language } = takeLanguage(view);
  await textsOf(of, language, view !== null);
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

/**
 * Waits for the texts. Where they do not arrive, a page that is drawn can be read until they do; one that is not says so
 * when it renders.
 */
async function textsOf({ texts }: TripKind, language: Language, isDrawn: boolean): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      await loadCatalogue(texts, language);
      return;
    } catch {
      if (!isDrawn) return;
      await new Promise<void>((resolve) => void onNextTry(failures, resolve));
    }
  }
}

/** What the function behind the link has drawn the page from; null on the dev server, and where it could not. */
function readFirstView(): TripView | null {
  const data = document.getElementById('first-view')?.textContent;
  return data ? (JSON.parse(data) as TripView) : null;
}

/** The document says what time it was when it was sent. On a slow network its scripts come long after it. */
function takeServerTime({ now, secret, found }: TripView): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const { responseStart = 0 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  const sinceThen = Math.max(0, performance.now() - responseStart);
  setServerTime(new Date(now + sinceThen).toISOString(), () => readPage(found.kind, secret));
}

/** What nobody waits for. The product is whole without it. */
function loadLater(): void {
  import('#app/later.ts').catch(() => {});
}
