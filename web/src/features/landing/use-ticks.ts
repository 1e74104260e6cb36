import { type RefObject, useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * Seconds that count on while somebody can see them. For who asks for less motion they stand until started.
 * @param seen what has to be in view
 */
export function useTicks(seen: RefObject<Element | null>) {
  const [ticks, setTicks] = useState(0);
  const [isRunning, setRunning] = useState(true);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setRunning(false);
  }, []);

  useEffect(() => {
    if (!isRunning || !seen.current) return;
    let isInView = false;
    const observer = new IntersectionObserver((entries) => {
      // A busy browser tells several changes at once, oldest first.
      isInView = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(seen.current);
    const timer = setInterval(() => {
      if (isInView && !document.hidden) setTicks((before) => before + 1);
    }, SECOND);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [isRunning, seen]);

  return { ticks, isRunning, toggle: () => setRunning((before) => !before) };
}
