import { type RefObject, useEffect, useState } from 'react';

const RETRY_DELAY_MS = 30_000;

/** Whether any picture has come; undefined at first. Missing ones are requested again. */
export function usePictures(frame: RefObject<HTMLElement | null>): boolean | undefined {
  const [hasAny, setAny] = useState<boolean>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const pictures = () => [...element.querySelectorAll('img')];
    const look = () => {
      const all = pictures();
      // A failed one says nothing of those under way.
      if (all.some(hasCome)) setAny(true);
      else if (all.every(({ complete }) => complete)) setAny(false);
    };
    // Some come before this script.
    look();
    const askAgain = () =>
      pictures()
        .filter((each) => !hasCome(each))
        .forEach(reload);
    const retrying = setInterval(askAgain, RETRY_DELAY_MS);
    window.addEventListener('online', askAgain);
    // Its pictures' events; it goes with the hook.
    element.addEventListener('load', look, true);
    element.addEventListener('error', look, true);
    return () => {
      clearInterval(retrying);
      window.removeEventListener('online', askAgain);
    };
  }, [frame]);
  return hasAny;
}

function hasCome({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0;
}

function reload(picture: HTMLImageElement): void {
  const { src } = picture;
  // Already requested again.
  if (src === '') return;
  // Without this pause a hanging request would be joined.
  picture.removeAttribute('src');
  setTimeout(() => {
    picture.src = src;
  });
}
