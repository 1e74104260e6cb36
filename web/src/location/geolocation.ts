import type { Position } from '@par-club/functions/contract/parloc';
import { ACCURACY_LIMIT, SPEED_LIMIT } from '@par-club/functions/contract/parloc.values';

/** `takenAt` is by the device's clock. */
export interface PositionFix {
  position: Position;
  takenAt: Date;
}

/** 'refused' without permission; 'noPosition' where the device failed, was too slow, or cannot tell. */
export type NoPosition = 'refused' | 'noPosition';

/** A press needs the present place, not a remembered one. Times in milliseconds. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 };
/** A standing device reports nothing until it is asked, but clients see a place's age. */
const ASK_DELAY_MS = 12_000;

/** @param maximumAge of a remembered place, in milliseconds */
export function locate(maximumAge = 0): Promise<PositionFix | NoPosition> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('noPosition');
    navigator.geolocation.getCurrentPosition(
      (found) => resolve(fixOf(found)),
      (error) => resolve(reasonOf(error)),
      { ...OPTIONS, maximumAge },
    );
  });
}

interface Follower {
  onAlive: () => void;
  onMove: (fix: PositionFix) => void;
  onLost: (reason: NoPosition) => void;
}

/** Calls back with each place, or why there is none. @returns the unsubscribe function */
export function follow({ onAlive, onMove, onLost }: Follower): () => void {
  let unwatch = () => {};
  let isAnswered = true;
  const ask = () => {
    onAlive();
    // Asking again would cancel a slow device's search.
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

/** In the contract's bounds; an unknown heading or speed is left out. */
function fixOf({ coords }: GeolocationPosition): PositionFix {
  const { latitude, longitude, accuracy, heading, speed } = coords;
  const position = {
    latitude,
    longitude,
    accuracy: Math.min(Math.max(accuracy, 0), ACCURACY_LIMIT),
    // A standing device gives NaN for the heading, one that cannot tell gives null.
    ...(heading !== null && heading >= 0 && heading <= 360 && { heading }),
    ...(speed !== null && speed >= 0 && speed <= SPEED_LIMIT && { speed }),
  };
  // The position's own time may be the satellites'. It has just been found.
  return { position, takenAt: new Date() };
}
