import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds that the server may be silent: reconnecting takes a moment, and is nothing to worry anyone with. */
const SILENCE = 2000;

/**
 * Whether nothing new can arrive now.
 * @param isConfirmed whether the server has confirmed what was read last
 */
export function useLost(isConfirmed: boolean): boolean {
  const isOnline = useOnline();
  const isSilent = useHeld(!isConfirmed, SILENCE);
  return !isOnline || isSilent;
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

/** Whether something has been so for a while. @param time milliseconds */
export function useHeld(isSo: boolean, time: number): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isSo) return setHeld(false);
    const timer = setTimeout(() => setHeld(true), time);
    return () => clearTimeout(timer);
  }, [isSo, time]);
  return isSo && isHeld;
}
