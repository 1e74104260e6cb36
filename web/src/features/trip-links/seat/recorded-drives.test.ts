import { expect, test } from 'vitest';
import { metresBetween } from '#location/distance.ts';
import { arrivalOf } from './arrival.ts';

/**
 * Moments of 39 recorded drives, each sixtieth of 3,062: how many kilometres of straight line were left to the place
 * farthest from the start, how many metres a second the car had gone in the last minutes, and how many minutes it then
 * took. `npm run bench:arrival` reads such figures off GPX files; these are of the tracks that the demo of LeafletPlayback
 * has, between Chicago and the Rocky Mountains and in Oregon.
 */
const MOMENTS: readonly (readonly [kilometres: number, pace: number, minutes: number])[] = [
  [15.2, 23.3, 12],
  [17.1, 4.6, 27],
  [74.6, 27.8, 86],
  [11.4, 26.1, 13],
  [15.1, 27.5, 9],
  [49.1, 23.9, 46],
  [88.7, 25.1, 55],
  [154.2, 25.9, 96],
  [58.2, 30.4, 35],
  [14.1, 25.8, 11],
  [25.4, 30.0, 14],
  [73.9, 9.3, 60],
  [227.7, 0.3, 213],
  [170.6, 27.5, 148],
  [95.4, 21.6, 81],
  [24.6, 22.3, 20],
  [74.7, 0.1, 99],
  [38.7, 25.3, 29],
  [37.1, 24.3, 26],
  [5.1, 29.4, 2],
  [64.7, 1.9, 60],
  [67.8, 0.3, 94],
  [35.2, 26.2, 20],
  [53.4, 31.3, 38],
  [111.4, 19.6, 69],
  [13.4, 32.5, 7],
  [144.5, 33.2, 97],
  [33.5, 30.6, 36],
  [14.7, 26.7, 20],
  [102.8, 29.7, 62],
  [448.8, 19.3, 391],
  [365.3, 30.2, 330],
  [294.3, 31.2, 254],
  [233.8, 29.7, 181],
  [134.1, 29.8, 108],
  [48.4, 21.4, 43],
  [225.5, 23.6, 291],
  [151.5, 17.9, 230],
  [116.9, 22.1, 148],
  [87.6, 21.7, 81],
  [7.9, 24.5, 7],
  [122.8, 26.6, 72],
  [20.0, 28.1, 11],
  [11.2, 23.2, 7],
  [12.2, 8.9, 30],
  [129.6, 14.0, 180],
  [86.3, 20.7, 104],
  [36.3, 21.3, 33],
  [6.4, 6.4, 49],
  [130.6, 20.2, 103],
  [33.4, 30.7, 42],
];
const NOW = Date.UTC(2027, 2, 3, 10);
const MINUTE_MS = 60_000;
const PLACE = { latitude: 50, longitude: 24 };
const START = { latitude: 44, longitude: 24 };
const METRES_A_DEGREE = metresBetween(PLACE, { latitude: 49, longitude: 24 });

/** What a passenger is told at a moment, in minutes from then on. */
function told(kilometres: number, pace: number): { from: number; until: number } {
  const latitude = PLACE.latitude - (kilometres * 1000) / METRES_A_DEGREE;
  const van = { latitude, longitude: 24, sharedAt: NOW, pace };
  const arrival = arrivalOf(van, [START, PLACE], null);
  const minutes = (moment = Number.NaN) => (moment - NOW) / MINUTE_MS;
  return { from: minutes(arrival?.from), until: minutes(arrival?.until) };
}

test('[V-04] of recorded drives at least three of four moments were told a range in which the car came, half of them one no longer than what was left', () => {
  const came = MOMENTS.map(([kilometres, pace, minutes]) => ({ ...told(kilometres, pace), minutes }));
  const share = (fits: (moment: (typeof came)[number]) => boolean) => came.filter(fits).length / came.length;
  expect(share(({ from, until, minutes }) => from <= minutes && minutes <= until)).toBeGreaterThanOrEqual(
    0.75,
  );
  expect(share(({ from, until, minutes }) => until - from <= minutes)).toBeGreaterThanOrEqual(0.5);
});
