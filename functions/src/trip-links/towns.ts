import type { GeoPoint } from '../contract/trips.ts';
import { placeKey } from '../shared/same-place.ts';
import { TOWNS } from './towns.gen.ts';

const byName = new Map<string, GeoPoint>();
for (const line of TOWNS.split('\n')) {
  const [names = '', point = ''] = line.split('=');
  const [latitude = 0, longitude = 0] = point.split(',').map(Number);
  for (const name of names.split('|')) byName.set(placeKey(name), { latitude, longitude });
}

/** The position of a place's town, to a kilometre; words after a comma or in brackets do not count. */
export function townAt(place: string): GeoPoint | null {
  const [town = ''] = place.split(/[,(;]/);
  return byName.get(placeKey(place)) ?? byName.get(placeKey(town)) ?? null;
}
