import { useState } from 'react';

/** The person's own place, which never leaves the page. */
export interface OwnPlace {
  latitude: number;
  longitude: number;
  /** Radius in metres of the device's most likely area. */
  accuracy: number;
}

/** Times in milliseconds: a waiting person moves little. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 30_000 };

type State = { state: 'none' | 'asking' | 'refused' | 'unknown' } | { state: 'here'; place: OwnPlace };

/** Each call of `ask` asks the device for its place. */
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
