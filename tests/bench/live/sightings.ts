declare global {
  interface Window {
    /** Given by the bench. `moment` is in milliseconds since 1970. */
    reportSighting: (coordinates: string, moment: number) => void;
  }
}

/**
 * Runs in a page before its own scripts: reports 'latitude,longitude' and when the DOM first showed them. The product
 * has them in the link of the way to the driver, the bare page in its only text. The report itself waits until the page
 * has painted them and is at rest, as it is when the next place of a real driver comes.
 */
export function reportSightings(): void {
  let last: string | undefined;
  const observer = new MutationObserver(() => {
    const moment = performance.timeOrigin + performance.now();
    const place = document.querySelector('a[href*="?ll="], output');
    const [coordinates] = (place?.getAttribute('href') ?? place?.textContent)?.match(/[\d.]+,[\d.]+/) ?? [];
    if (!coordinates || coordinates === last) return;
    last = coordinates;
    requestAnimationFrame(() => requestIdleCallback(() => window.reportSighting(coordinates, moment)));
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
