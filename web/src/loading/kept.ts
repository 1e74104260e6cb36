/** As React's `use` marks a promise, by which it reads one that is kept without waiting again. */
type Settled<Loaded> = Promise<Loaded> & { status?: 'fulfilled'; value?: Loaded };

/** Something that loads once, and anew where it did not arrive. */
export interface Kept<Loaded> {
  /** The same promise each time, as React's `use` wants it, also after a failure. */
  read: () => Promise<Loaded>;
  /** Tries anew after a failure. */
  load: () => Promise<Loaded>;
}

const DELAY_MS = 2000;
const LONGEST_DELAY_MS = 60_000;

/** How to load what an error says did not arrive. */
const loaders = new WeakMap<object, () => Promise<unknown>>();

export function keep<Loaded>(start: () => Promise<Loaded>): Kept<Loaded> {
  let kept: Settled<Loaded> | undefined;
  let hasFailed = false;
  const load = () => {
    if (kept && !hasFailed) return kept;
    hasFailed = false;
    const loading: Settled<Loaded> = start();
    loading.then(
      // Without these fields, `use` would wait a moment for a promise that it does not know, and leave the page blank.
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      (error: unknown) => {
        hasFailed = true;
        if (error instanceof Error) loaders.set(error, load);
      },
    );
    kept = loading;
    return loading;
  };
  return { read: () => kept ?? load(), load };
}

/**
 * Loads what did not arrive again and again, until it is there. Nothing happens for an error of another kind.
 * @param error with which it failed
 * @returns ends that
 */
export function loadAgain(error: unknown, onLoaded: () => void): () => void {
  const load = error instanceof Error && loaders.get(error);
  let end = () => {};
  const wait = (failures: number) => {
    end = onNextTry(failures, () => {
      let hasLeft = false;
      end = () => {
        hasLeft = true;
      };
      if (load)
        load().then(
          () => hasLeft || onLoaded(),
          () => hasLeft || wait(failures + 1),
        );
    });
  };
  if (load) wait(0);
  return () => end();
}

/**
 * Calls back once when another try may do better: as soon as the connection is back, and after a while, which is longer
 * after each failure.
 * @param failures before the last one
 * @returns ends that
 */
export function onNextTry(failures: number, tryAgain: () => void): () => void {
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('online', next);
  };
  const next = () => {
    end();
    tryAgain();
  };
  const timer = setTimeout(next, Math.min(DELAY_MS * 2 ** failures, LONGEST_DELAY_MS));
  window.addEventListener('online', next);
  return end;
}
