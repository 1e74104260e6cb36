import type { Position } from '@par-club/functions/contract/parloc';
import { ACCURACY_LIMIT, SPEED_LIMIT } from '@par-club/functions/contract/parloc.values';
import type { PositionFix } from './driver-doc.data.ts';

/** A press asks where the car is now, so no place that the device remembers will do. Times in milliseconds. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 };

/** The device gives no position: it may not, or it failed, was too slow, or has no way to tell. */
export class NoPositionError extends Error {
  readonly reason: 'refused' | 'noPosition';

  constructor(reason: 'refused' | 'noPosition') {
    super();
    this.reason = reason;
  }
}

/** Where the device is. @throws NoPositionError */
export function locate(): Promise<PositionFix> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new NoPositionError('noPosition'));
    navigator.geolocation.getCurrentPosition(
      (found) => resolve(fixOf(found)),
      (error) => reject(new NoPositionError(reasonOf(error))),
      OPTIONS,
    );
  });
}

/** Calls back with each place the device comes to, or why it tells none. @returns what ends that */
export function follow(
  moved: (fix: PositionFix) => void,
  lost: (reason: NoPositionError['reason']) => void,
): () => void {
  if (!('geolocation' in navigator)) {
    lost('noPosition');
    return () => {};
  }
  const watch = navigator.geolocation.watchPosition(
    (found) => moved(fixOf(found)),
    (error) => lost(reasonOf(error)),
    OPTIONS,
  );
  return () => navigator.geolocation.clearWatch(watch);
}

function reasonOf({ code, PERMISSION_DENIED }: GeolocationPositionError): NoPositionError['reason'] {
  return code === PERMISSION_DENIED ? 'refused' : 'noPosition';
}

/** In the contract's bounds; a heading or a speed that a device cannot tell is left out. */
function fixOf({ coords }: GeolocationPosition): PositionFix {
  const position: Position = {
    latitude: coords.latitude,
    longitude: coords.longitude,
    accuracy: Math.min(Math.max(coords.accuracy, 0), ACCURACY_LIMIT),
  };
  // Devices that stand still give NaN for the heading, and those that cannot tell give null.
  if (coords.heading !== null && coords.heading >= 0 && coords.heading <= 360)
    position.heading = coords.heading;
  if (coords.speed !== null && coords.speed >= 0 && coords.speed <= SPEED_LIMIT)
    position.speed = coords.speed;
  // The position's own time may be that of the satellites, which need not be the device's. It has just been found.
  return { position, takenAt: new Date() };
}
