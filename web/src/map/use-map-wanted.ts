import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds to wait where the browser does not report idleness (Safari). */
const REST_MS = 500;
/** A busy device may be without idle time for half a minute. */
const IDLE_TIMEOUT_MS = 2000;

export function useMapWanted(box: RefObject<HTMLElement | null>, isSettled: boolean) {
  // False on a server and without scripts.
  const [isAlive, setAlive] = useState(false);
  const [isInSight, setInSight] = useState(false);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    setAlive(true);
    for (const event of ['pointerdown', 'focus'])
      box.current?.addEventListener(event, () => setWanted(true), { once: true });
  }, [box]);

  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setInSight(true);
      observer.disconnect();
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);

  useEffect(() => {
    if (!isInSight || !isSettled) return;
    const want = () => setWanted(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(want, REST_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(want, { timeout: IDLE_TIMEOUT_MS });
    return () => cancelIdleCallback(idle);
  }, [isInSight, isSettled]);

  return { isAlive, isInSight, isWanted };
}
