import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

/** The device's time in milliseconds since 1970, each 5 s: trips begin and end on a minute. */
export function useNow(): number {
  return useTicking(Date.now, 5000);
}

/** The server's time in milliseconds since 1970, each second. @param initial until the first tick */
export function useServerNow(initial?: number): number {
  return useTicking(serverNow, 1000, initial);
}

function useTicking(clock: () => number, intervalMs: number, initial?: number): number {
  const [now, setNow] = useState(() => initial ?? clock());
  useEffect(() => {
    const tick = () => setNow(clock());
    const timer = setInterval(tick, intervalMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [clock, intervalMs]);
  return now;
}
