import type { Driver } from './driver.ts';

/** Milliseconds since the demo driver's last share. */
const AGE = 2 * 60 * 60_000;

/** In the middle of Kyiv. */
const LATITUDE = 50.4501;
const LONGITUDE = 30.5234;

/**
 * The driver of the demo. Nobody can have the number: no local number begins with a zero.
 * @param now in milliseconds since 1970
 */
export function demoDriver(words: Pick<Driver, 'name' | 'carName'>, now: number): Driver {
  return {
    ...words,
    phone: '+380440000000',
    stoppedAt: null,
    place: {
      latitude: LATITUDE,
      longitude: LONGITUDE,
      accuracy: 12,
      sharedAt: now - AGE,
      mapUrl: `https://maps.google.com/maps?q=${LATITUDE},${LONGITUDE}&z=15&output=embed`,
      live: null,
    },
  };
}
