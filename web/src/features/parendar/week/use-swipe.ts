import { type TouchEvent, useRef } from 'react';

/** Pixels from which a movement is meant, and how much straighter than it is high. */
const DISTANCE = 48;
const STRAIGHT = 2;

/** Handlers for a swipe to the side: 1 where the finger pulls in what comes next, -1 for what was before. */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      // A second finger is a zoom.
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!finger || !start.current) return;
      const right = finger.clientX - start.current.x;
      const down = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(right) < DISTANCE || Math.abs(right) < STRAIGHT * Math.abs(down)) return;
      onSwipe(right < 0 ? 1 : -1);
    },
  };
}
