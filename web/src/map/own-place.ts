import { useState } from 'react';
import { locate, type NoPosition } from '#location/geolocation.ts';
import type { SharedPlace } from '#location/shared-place.ts';

/** The person's own place, which never leaves the page. */
export type OwnPlace = Pick<SharedPlace, 'latitude' | 'longitude' | 'accuracy'>;

/** A waiting person moves little. */
const MAXIMUM_AGE_MS = 30_000;

type State = { state: 'none' | 'asking' | NoPosition } | { state: 'here'; place: OwnPlace };

/** Each call of `ask` asks the device for its place. */
export function useOwnPlace() {
  const [own, setOwn] = useState<State>({ state: 'none' });
  const ask = async () => {
    setOwn({ state: 'asking' });
    const found = await locate(MAXIMUM_AGE_MS);
    setOwn(typeof found === 'string' ? { state: found } : { state: 'here', place: found.position });
  };
  return { own, ask: () => void ask() };
}
