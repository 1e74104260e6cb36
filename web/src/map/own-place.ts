import { useState } from 'react';

/** Where the person who looks is, as their device tells; it never leaves the page. */
export interface OwnPlace {
  latitude: number;
  longitude: number;
  /** Radius in metres within which the device is, most likely. */
  accuracy: number;
}

/** Times in milliseconds: somebody who waits moves little. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 30_000 };

type State = { state: 'none' | 'asking' | 'refused' | 'unknown' } | { state: 'here'; place: OwnPlace };

/** Asks the device where it is, each time that `ask` is called, and tells nobody. */
export function useOwnPlace() {
  const [own, setOwn] = useState<State>({ state: 'none' });
  const ask = () => {
    if (!('geolocation' in navigator)) return setOwn({ state: 'unknown' });
    setOwn({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        setOwn({ state: 'here', place: { latitude, longitude, accuracy } }),
      ({ code, PERMISSION_DENIED }) => setOwn({ state: code === PERMISSION_DENIED ? 'refused' : 'unknown' }),
      OPTIONS,
    );
  };
  return { own, ask };
}
