import { useEffect, useState, useSyncExternalStore } from 'react';

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
  return useSyncExternalStore(subscribe, () => navigator.onLine);
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
 * A part of the page that loads when it is wanted, and again whenever the connection is back after a failure.
 * @param load always the same function
 */
export function useLoaded<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
): { part: Part | null; hasFailed: boolean } {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isOnline = useOnline();
  useEffect(() => {
    if (!isWanted || part !== null || (hasFailed && !isOnline)) return;
    let left = false;
    load().then(
      (loaded) => {
        if (left) return;
        // A component is a function, which a setter would call.
        setPart(() => loaded);
        setFailed(false);
      },
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [load, isWanted, part, hasFailed, isOnline]);
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
