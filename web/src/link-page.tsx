import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setServerTime } from '#clock/server-clock.ts';
import { onNextTry } from '#loading/kept.ts';

// What the documents of links have in common, which a function has drawn before their scripts come.

document.documentElement.dataset.started = '';

/** After this the parts that nobody waits for load even if nothing live has come. A slow network needs half of it for that. */
const LATER_DELAY_MS = 60_000;

/** What the function behind the link has drawn the page from; null on the dev server, and where it could not. */
export function readFirstView<View>(): View | null {
  const data = document.getElementById('first-view')?.textContent;
  return data ? (JSON.parse(data) as View) : null;
}

/** @param now in ms since 1970, when the document was sent @param readAgain asks the server for its time */
export function takeServerTime(now: number, readAgain: () => Promise<unknown>): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const { responseStart = 0 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>;
  const sinceThen = Math.max(0, performance.now() - responseStart);
  setServerTime(new Date(now + sinceThen).toISOString(), readAgain);
}

interface LinkPage {
  page: ReactNode;
  loadTexts: () => Promise<unknown>;
  /** Whether the document holds a first view. */
  isDrawn: boolean;
  /** Whether the page begins as that view: React takes over only what it would draw itself. */
  isSame: boolean;
}

/** Takes over the first view, or draws the page. */
export async function openPage({ page, loadTexts, isDrawn, isSame }: LinkPage): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  await textsCome(loadTexts, isDrawn);
  const whole = <StrictMode>{page}</StrictMode>;
  if (isSame) hydrateRoot(root, whole);
  else createRoot(root).render(whole);
  setTimeout(loadLater, LATER_DELAY_MS);
}

/** Without the texts a drawn page can be read until they come; another one says so when it renders. */
async function textsCome(load: () => Promise<unknown>, isDrawn: boolean): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      await load();
      return;
    } catch {
      if (!isDrawn) return;
      await new Promise<void>((resolve) => void onNextTry(failures, resolve));
    }
  }
}

/** Loads what nobody waits for: the product is whole without it. */
export function loadLater(): void {
  import('#app/later.ts').catch(() => {});
}
