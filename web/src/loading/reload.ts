// A file of its own, beside a page's first script: it reloads the page where that did not arrive. Nothing has begun then, so
// nothing that was typed is lost.

const DELAY_MS = 1000;
const LONGEST_DELAY_MS = 60_000;
/** For a script that arrives and does not run, as in a browser that is too old. */
const LIMIT = 6;

window.addEventListener('load', () => {
  // Kept with the address, where it outlives a reload.
  const { reloads = 0, ...state } = (history.state ?? {}) as { reloads?: number };
  if (document.documentElement.dataset.started !== undefined) {
    if (reloads > 0) history.replaceState(state, '');
    return;
  }
  // The words for it show at once.
  document.documentElement.dataset.failed = '';
  tryAgain(reloads);

  /** @param tries before this one, those of former reloads counted */
  function tryAgain(tries: number): void {
    const next = async () => {
      clearTimeout(timer);
      window.removeEventListener('online', next);
      // A page that can be read is not to make way for the browser's own words about the connection.
      if (!(await answers())) return tryAgain(tries + 1);
      history.replaceState({ ...state, reloads: reloads + 1 }, '');
      location.reload();
    };
    const delay = Math.min(DELAY_MS * 4 ** tries, LONGEST_DELAY_MS);
    const timer = reloads < LIMIT ? setTimeout(next, delay) : undefined;
    window.addEventListener('online', next);
  }
});

/** Whether the server can be reached, whatever it says: after a deployment the script has another address. */
function answers(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return fetch(script?.src ?? location.origin, { cache: 'reload' }).then(
    () => true,
    () => false,
  );
}
