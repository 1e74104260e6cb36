/** How it is told from outside what a page shows. */
export interface Watched {
  /** Selectors of what has to be in sight: somebody who waits for the car knows then where it is. */
  shown: readonly string[];
  /** Selector of the pictures of the map, one of which has to have come; null for a page without a map. */
  picture: string | null;
  /** What changes with the first news after what was shown at first: an attribute, the words of an element, or an answer. */
  live: { selector: string; attribute: string } | { text: string } | { request: string; answers: number };
}

/** When a page showed what was waited for, in milliseconds since the address was asked for. */
export interface Shown {
  firstPaint: number;
  place: number;
  live: number;
}

declare global {
  interface Window {
    /** Given by the bench. */
    reportShown: (shown: Shown) => void;
  }
}

/** Runs in a page before its own scripts, and looks at it before each paint. */
export function watch({ shown, picture, live }: Watched): void {
  let place = 0;
  let first: string | null = null;
  const isInSight = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.height > 0;
  };
  const hasPicture = () =>
    picture === null ||
    [...document.querySelectorAll<HTMLImageElement>(picture)].some((each) => each.naturalWidth > 0);
  /** What the page says where the car is; for a page that does not say it, how often it was told. */
  const newest = () => {
    if ('selector' in live)
      return document.querySelector(live.selector)?.getAttribute(live.attribute) ?? null;
    if ('text' in live) return document.querySelector(live.text)?.textContent ?? null;
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes(live.request));
    return answers.length >= live.answers ? 'again' : 'once';
  };
  const look = () => {
    if (place === 0 && shown.every(isInSight) && hasPicture()) place = performance.now();
    // The end of the document may come later than what is in sight.
    if (place > 0) first ??= newest();
    if (place === 0 || newest() === first) return void requestAnimationFrame(look);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    window.reportShown({ firstPaint: paint?.startTime ?? Number.NaN, place, live: performance.now() });
  };
  requestAnimationFrame(look);
}
