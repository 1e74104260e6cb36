import { useEffect, useSyncExternalStore } from 'react';

/** Whether the page can be seen: not behind another tab or app, and not on a dark screen. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => !document.hidden);
}

/** Keeps the screen on while something goes on, where the browser can; it lets go whenever the page is hidden. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let hasEnded = false;
    const take = async () => {
      if (document.hidden) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (hasEnded) await lock.release();
      } catch {
        // A low battery refuses it: the screen may go off, and the page then says that it paused.
      }
    };
    const taken = () => void take();
    taken();
    document.addEventListener('visibilitychange', taken);
    return () => {
      hasEnded = true;
      document.removeEventListener('visibilitychange', taken);
      void lock?.release().catch(() => {});
    };
  }, [on]);
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
