import { useEffect, useState } from 'react';
import { serverNow } from '#clock/server-clock.ts';

/** Milliseconds: seconds are told while a place is younger than a minute. */
const TICK_DELAY_MS = 1000;

/** The time by the server's clock, in milliseconds since 1970, that goes on ticking. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_DELAY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
