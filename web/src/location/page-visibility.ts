import { useEffect, useSyncExternalStore } from 'react';

export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => !document.hidden);
}

export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    // A low battery refuses it; the page then pauses when the screen goes off.
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => void lock.then((held) => held?.release());
  }, [isWanted]);
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
