import { useEffect, useState } from 'react';

/** Milliseconds: seconds are told while a place is younger than a minute. */
const TICK = 1000;

/** The time, in milliseconds since 1970, that goes on ticking. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}
