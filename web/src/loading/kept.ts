/** React's `use` marks a promise so, and reads a marked one at once. */
type Settled<Loaded> = Promise<Loaded> & { status?: 'fulfilled'; value?: Loaded };

export interface Kept<Loaded> {
  /** The same promise each time, as React's `use` needs it, also after a failure. */
  read: () => Promise<Loaded>;
  /** Tries anew after a failure. */
  load: () => Promise<Loaded>;
}

const DELAY_MS = 2000;
const LONGEST_DELAY_MS = 60_000;

const loaders = new WeakMap<object, () => Promise<unknown>>();

export function keep<Loaded>(start: () => Promise<Loaded>): Kept<Loaded> {
  let kept: Settled<Loaded> | undefined;
  let hasFailed = false;
  const load = () => {
    if (kept && !hasFailed) return kept;
    hasFailed = false;
    const loading: Settled<Loaded> = start();
    loading.then(
      // Without these fields `use` would wait a moment, and leave the page blank.
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

/** Repeats a failed load until it succeeds. Ignores other errors. @returns the clean-up function */
export function loadAgain(error: unknown, onLoaded: () => void): () => void {
  const load = error instanceof Error && loaders.get(error);
  if (!load) return () => {};
  let end = onNextTry(0, () => {
    end = untilDone(load, onLoaded, undefined, 1);
  });
  return () => end();
}

/**
 * Works until it succeeds, after a failure again by `onNextTry`.
 * @param failures before the first try
 * @returns the clean-up function, after which nothing is called
 */
export function untilDone<Result>(
  work: () => Promise<Result>,
  onDone: (result: Result) => void,
  onFailed = () => {},
  failures = 0,
): () => void {
  let hasLeft = false;
  let stopWaiting = () => {};
  const tryIt = (failed: number) => {
    work().then(
      (result) => hasLeft || onDone(result),
      () => {
        if (hasLeft) return;
        onFailed();
        stopWaiting = onNextTry(failed, () => tryIt(failed + 1));
      },
    );
  };
  tryIt(failures);
  return () => {
    hasLeft = true;
    stopWaiting();
  };
}

/**
 * Calls back once for another try: when the connection is back, or after a delay that grows with the failures.
 * @param failures before the last one @param delay after the first failure, in milliseconds
 * @returns the clean-up function
 */
export function onNextTry(failures: number, tryAgain: () => void, delay = DELAY_MS): () => void {
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('online', next);
  };
  const next = () => {
    end();
    tryAgain();
  };
  const timer = setTimeout(next, Math.min(delay * 2 ** failures, LONGEST_DELAY_MS));
  window.addEventListener('online', next);
  return end;
}
