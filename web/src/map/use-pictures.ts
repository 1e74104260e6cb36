import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds after which pictures that are missing are asked for again. */
const RETRY_DELAY_MS = 30_000;

/**
 * Whether any of a map's pictures has come; undefined until the first one has come, or all have failed. Those that are missing are
 * asked for again from time to time, and when the connection is back.
 */
export function usePictures(frame: RefObject<HTMLElement | null>): boolean | undefined {
  const [hasAny, setAny] = useState<boolean>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const pictures = () => [...element.querySelectorAll('img')];
    const look = () => {
      const all = pictures();
      // One that has failed says nothing of those on their way.
      if (all.some(hasCome)) setAny(true);
      else if (all.every(({ complete }) => complete)) setAny(false);
    };
    // Some come before the script that asks.
    look();
    const askAgain = () =>
      pictures()
        .filter((each) => !hasCome(each))
        .forEach(reload);
    const retrying = setInterval(askAgain, RETRY_DELAY_MS);
    window.addEventListener('online', askAgain);
    element.addEventListener('load', look, true);
    element.addEventListener('error', look, true);
    return () => {
      clearInterval(retrying);
      window.removeEventListener('online', askAgain);
      element.removeEventListener('load', look, true);
      element.removeEventListener('error', look, true);
    };
  }, [frame]);
  return hasAny;
}

function hasCome({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0;
}

function reload(picture: HTMLImageElement): void {
  const { src } = picture;
  // Asked for again already.
  if (src === '') return;
  // A request that hangs is joined by another for the same picture until it is given up.
  picture.removeAttribute('src');
  setTimeout(() => {
    picture.src = src;
  });
}
