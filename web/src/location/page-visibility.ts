import { useEffect, useSyncExternalStore } from 'react';

/** Whether the page can be seen: not behind another tab or app, and not on a dark screen. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => !document.hidden);
}

/** Keeps the screen on, where the browser can. The browser ends that when the page is hidden. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    // A low battery refuses it: the screen may go off, and the page then says that it paused.
    const lock = navigator.wakeLock.request('screen').catch(() => null);
    return () => void lock.then((held) => held?.release());
  }, [isWanted]);
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
