import { type RefObject, useEffect } from 'react';

/** Milliseconds: a letter typed, a letter erased, the whole text shown, the pause before the next round. */
const TYPE = 10;
const ERASE = 5;
const SHOW = 2000;
const PAUSE = 500;

/** Types an example into an empty box, over and over; past React, and not where reduced motion is asked for. */
export function useTypingPlaceholder(
  box: RefObject<HTMLTextAreaElement | null>,
  text: string,
  running: boolean,
): void {
  useEffect(() => {
    const target = box.current;
    if (!target) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = (length: number, erasing: boolean) => {
      target.placeholder = text.slice(0, length);
      const [next, delay] = step(length, erasing, text.length);
      timer = setTimeout(() => show(next.length, next.erasing), delay);
    };
    const begin = () => {
      clearTimeout(timer);
      if (still.matches || !running) target.placeholder = text;
      else show(0, false);
    };

    begin();
    still.addEventListener('change', begin);
    return () => {
      still.removeEventListener('change', begin);
      clearTimeout(timer);
    };
  }, [box, text, running]);
}

/** What comes after a state of the placeholder, and in how many milliseconds. */
export function step(
  length: number,
  erasing: boolean,
  full: number,
): [next: { length: number; erasing: boolean }, delay: number] {
  if (!erasing)
    return length < full ? [{ length: length + 1, erasing }, TYPE] : [{ length, erasing: true }, SHOW];
  return length > 0 ? [{ length: length - 1, erasing }, ERASE] : [{ length, erasing: false }, PAUSE];
}
