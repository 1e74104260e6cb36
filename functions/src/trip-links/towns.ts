import type { GeoPoint } from '../contract/trips.ts';
import { placeKey } from '../shared/same-place.ts';
import { TOWNS } from './towns.gen.ts';

/** Made at the first question: an instance of another function starts without it. */
let byName: ReadonlyMap<string, GeoPoint> | undefined;

/** The position of a place's town, to a kilometre; words after a comma or in brackets do not count. */
export function townAt(place: string): GeoPoint | null {
  byName ??= townsByName();
  const [town = ''] = place.split(/[,(;]/);
  return byName.get(placeKey(place)) ?? byName.get(placeKey(town)) ?? null;
}

function townsByName(): Map<string, GeoPoint> {
  const towns = TOWNS.split('\n').flatMap((line) => {
    const [names = '', point = ''] = line.split('=');
    const [latitude = 0, longitude = 0] = point.split(',').map(Number);
    return names.split('|').map((name) => [placeKey(name), { latitude, longitude }] as const);
  });
  return new Map(towns);
}
