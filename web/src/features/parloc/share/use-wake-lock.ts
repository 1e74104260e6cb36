import { useEffect } from 'react';

/** Keeps the screen on while something goes on, where the browser can; it lets go whenever the page is hidden. */
export function useWakeLock(on: boolean): void {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const take = async () => {
      if (document.hidden) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (over) await lock.release();
      } catch {
        // A low battery refuses it: the screen may go off, and the page then says that it paused.
      }
    };
    const taken = () => void take();
    taken();
    document.addEventListener('visibilitychange', taken);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', taken);
      void lock?.release().catch(() => {});
    };
  }, [on]);
}
