import { tooOldText } from './too-old.text.ts';

// A file of its own beside a page's first script: it reloads the page where that did not arrive. Nothing was typed by
// then. It also tells that the browser is too old, so it is built for much older ones.

/** Chrome has this since version 109, Safari since 16.4 (docs/decisions/058-the-least-browsers.md). */
const LEAST = '(width: calc(1px * pi)) and (font-synthesis-weight: none)';
const DELAY_MS = 1000;
const LONGEST_DELAY_MS = 60_000;
/** For a script that arrives and does not run. */
const LIMIT = 6;

window.addEventListener('load', () => {
  const isTooOld = !window.CSS?.supports?.(LEAST);
  if (isTooOld) sayTooOld();
  // History's state outlives a reload.
  const { reloads = 0, ...state } = (history.state ?? {}) as { reloads?: number };
  if (document.documentElement.dataset.started !== undefined) {
    if (reloads > 0) history.replaceState(state, '');
    return;
  }
  // The words for a failure show at once.
  document.documentElement.dataset.failed = '';
  if (!isTooOld) tryAgain(reloads);

  /** @param tries before this one, with those of former reloads */
  function tryAgain(tries: number): void {
    const next = async () => {
      clearTimeout(timer);
      window.removeEventListener('online', next);
      // A readable page must not give way to the browser's own error page.
      if (!(await answers())) return tryAgain(tries + 1);
      history.replaceState({ ...state, reloads: reloads + 1 }, '');
      location.reload();
    };
    const delay = Math.min(DELAY_MS * 4 ** tries, LONGEST_DELAY_MS);
    const timer = reloads < LIMIT ? setTimeout(next, delay) : undefined;
    window.addEventListener('online', next);
  }
});

/** Above the page, in both languages; the page stays. */
function sayTooOld(): void {
  const words = document.createElement('div');
  words.className = 'too-old';
  for (const language of ['ua', 'en'] as const) {
    const line = document.createElement('p');
    line.lang = language === 'ua' ? 'uk' : language;
    line.textContent = tooOldText.browser[language];
    words.appendChild(line);
  }
  document.body.insertBefore(words, document.body.firstChild);
}

/** Whether the server answers anything: after a deployment the script has another address. */
function answers(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return fetch(script?.src ?? location.origin, { cache: 'reload' }).then(
    () => true,
    () => false,
  );
}
