import type { Position } from '@par-club/functions/contract/parloc';
import { ACCURACY_LIMIT, SPEED_LIMIT } from '@par-club/functions/contract/parloc.values';

/** A position and the moment at which the device was there, by the device's clock. */
export interface PositionFix {
  position: Position;
  takenAt: Date;
}

/** Why a device gives no position: it may not, or it failed, was too slow, or has no way to tell. */
export type NoPosition = 'refused' | 'noPosition';

/** A press asks where the car is now, so no place that the device remembers will do. Times in milliseconds. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 };
/** A device that stands still has nothing new to tell until it is asked anew, but clients see how old a place is. */
const ASK_DELAY_MS = 12_000;

/** Where the device is, or why it does not tell. */
export function locate(): Promise<PositionFix | NoPosition> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('noPosition');
    navigator.geolocation.getCurrentPosition(
      (found) => resolve(fixOf(found)),
      (error) => resolve(reasonOf(error)),
      OPTIONS,
    );
  });
}

interface Follower {
  /** Called at once, and then from time to time. */
  onAlive: () => void;
  onMove: (fix: PositionFix) => void;
  onLost: (reason: NoPosition) => void;
}

/** Calls back with each place of the device, or with why there is none. @returns the unsubscribe function */
export function follow({ onAlive, onMove, onLost }: Follower): () => void {
  let unwatch = () => {};
  let isAnswered = true;
  const ask = () => {
    onAlive();
    // Asking again would cancel the search under way, and a slow device would never find its place.
    if (!isAnswered) return;
    isAnswered = false;
    unwatch();
    if (!('geolocation' in navigator)) return onLost('noPosition');
    const watch = navigator.geolocation.watchPosition(
      (found) => {
        isAnswered = true;
        onMove(fixOf(found));
      },
      (error) => {
        isAnswered = true;
        onLost(reasonOf(error));
      },
      OPTIONS,
    );
    unwatch = () => navigator.geolocation.clearWatch(watch);
  };
  ask();
  const asking = setInterval(ask, ASK_DELAY_MS);
  return () => {
    clearInterval(asking);
    unwatch();
  };
}

function reasonOf({ code, PERMISSION_DENIED }: GeolocationPositionError): NoPosition {
  return code === PERMISSION_DENIED ? 'refused' : 'noPosition';
}

/** In the contract's bounds; a heading or a speed that a device cannot tell is left out. */
function fixOf({ coords }: GeolocationPosition): PositionFix {
  const { latitude, longitude, accuracy, heading, speed } = coords;
  const position = {
    latitude,
    longitude,
    accuracy: Math.min(Math.max(accuracy, 0), ACCURACY_LIMIT),
    // Devices that stand still give NaN for the heading, and those that cannot tell give null.
    ...(heading !== null && heading >= 0 && heading <= 360 && { heading }),
    ...(speed !== null && speed >= 0 && speed <= SPEED_LIMIT && { speed }),
  };
  // The position's own time may be that of the satellites, which need not be the device's. It has just been found.
  return { position, takenAt: new Date() };
}
