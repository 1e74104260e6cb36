import { useEffect, useState } from 'react';

/** Milliseconds: a trip begins and ends on a minute, mostly. */
const TICK_DELAY_MS = 5000;

/** The time, in milliseconds since 1970, that goes on ticking; a page that was covered knows it at once. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, TICK_DELAY_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
