import { useEffect, useState } from 'react';
import { serverNow } from './server-clock.ts';

/** The time by the device's clock, in milliseconds since 1970, anew each 5 s: trips begin and end on a minute. */
export function useNow(): number {
  return useTicking(Date.now, 5000);
}

/**
 * The time by the server's clock, in milliseconds since 1970, anew each second: a place's age is told in seconds.
 * @param initial what is told until the first tick, where a page was drawn before it came alive
 */
export function useServerNow(initial?: number): number {
  return useTicking(serverNow, 1000, initial);
}

/** A page that was covered knows the time at once. */
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
