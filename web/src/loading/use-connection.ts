import { useEffect, useState, useSyncExternalStore } from 'react';
import { onNextTry } from './kept.ts';

/** Milliseconds that the server may be silent: reconnecting takes a moment, and is nothing to worry anyone with. */
const SILENCE_TIMEOUT_MS = 2000;

/**
 * Whether nothing new can arrive now.
 * @param isConfirmed whether the server has confirmed what was read last
 */
export function useOffline(isConfirmed: boolean): boolean {
  const isOnline = useOnline();
  const isUnconfirmed = useDelayedFlag(!isConfirmed, SILENCE_TIMEOUT_MS);
  return !isOnline || isUnconfirmed;
}

/** Whether the device is connected to anything; the one thing that it knows at once. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    // What a server draws has just come from there.
    () => true,
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/**
 * A part of the page that loads when it is wanted, and again after a failure: when the connection is back, and from time to
 * time.
 * @param load always the same function
 */
export function useLoaded<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
): { part: Part | null; hasFailed: boolean } {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    let hasLeft = false;
    let stopWaiting = () => {};
    const tryToLoad = async (failures: number) => {
      try {
        const loaded = await load();
        if (hasLeft) return;
        // A component is a function, which a setter would call.
        setPart(() => loaded);
        setFailed(false);
      } catch {
        if (hasLeft) return;
        setFailed(true);
        stopWaiting = onNextTry(failures, () => void tryToLoad(failures + 1));
      }
    };
    void tryToLoad(0);
    return () => {
      hasLeft = true;
      stopWaiting();
    };
  }, [load, isMissing]);
  return { part, hasFailed };
}

/** Whether a flag has been set for a while. @param delay milliseconds */
export function useDelayedFlag(flag: boolean, delay: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!flag) return setDue(false);
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [flag, delay]);
  return flag && isDue;
}
