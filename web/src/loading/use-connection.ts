import { useEffect, useState, useSyncExternalStore } from 'react';
import { untilDone } from './kept.ts';

/** Reconnecting takes a moment that must not worry anybody. */
const SILENCE_TIMEOUT_MS = 2000;

/** Whether news cannot arrive. @param isConfirmed whether the server has confirmed the last read */
export function useOffline(isConfirmed: boolean): boolean {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    // A server's drawing has just arrived.
    () => true,
  );
  const isUnconfirmed = useDelayedFlag(!isConfirmed, SILENCE_TIMEOUT_MS);
  return !isOnline || isUnconfirmed;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Loads a part when it is wanted, and again after a failure. @param load always the same function */
export function useLoaded<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
): { part: Part | null; hasFailed: boolean } {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    const onLoaded = (loaded: Part) => {
      // A setter would call a component.
      setPart(() => loaded);
      setFailed(false);
    };
    return untilDone(load, onLoaded, () => setFailed(true));
  }, [load, isMissing]);
  return { part, hasFailed };
}

/** @param delay milliseconds that the flag must have been set */
export function useDelayedFlag(flag: boolean, delay: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!flag) return setDue(false);
    const timer = setTimeout(() => setDue(true), delay);
    return () => clearTimeout(timer);
  }, [flag, delay]);
  return flag && isDue;
}
