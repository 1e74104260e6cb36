import { setInterval } from 'node:timers/promises';
import { signedInDriver } from '../live/moving-driver.ts';
import { productAddress } from '../live/pages.ts';
import type { Watched } from './watched.ts';

/** Name, car, phone to tap, the place's age, and the mark on the map. */
const watched: Watched = {
  shown: [
    'article h2',
    'article header p',
    'article a[href^="tel:"]',
    'article time',
    'article :is([class*="pin"], .leaflet-marker-icon)',
  ],
  picture: 'article img',
  live: { selector: 'a[href*="?ll="]', attribute: 'href' },
};

/** A driver of the product, who is signed in and moves until the signal. */
export async function shareByProduct(moveMs: number, end: AbortSignal) {
  const moving = await signedInDriver('driver', '+380671234567');
  void (async () => {
    try {
      for await (const _ of setInterval(moveMs, undefined, { signal: end })) await moving.move().saved;
    } catch {
      // It has ended.
    }
    await moving.close();
  })();
  return { address: productAddress(moving.driver), watched };
}
