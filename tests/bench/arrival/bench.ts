// Measures on recorded tracks how often a van arrives within the time that passengers are told: npm run bench:arrival -- FILE.gpx …
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { type Arrival, arrivalOf, NEAR } from '../../../web/src/features/trip-links/seat/arrival.ts';
import { metresBetween } from '../../../web/src/location/distance.ts';
import { createPace } from '../../../web/src/location/pace.ts';
import { quantile, table } from '../report.ts';
import { drivesOf, type Point, pointsOf } from './tracks.ts';

const MINUTE_MS = 60_000;
/** What goes no farther as the crow flies is no trip. */
const LEAST_METRES = 8000;

/** What was told at one moment of a track, and how it came, in milliseconds. */
interface Told {
  arrival: Arrival;
  /** Until the van was there. */
  left: number;
  arrivedAt: number;
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.log('Name GPX files of recorded drives: npm run bench:arrival -- drive.gpx');
  process.exit(1);
}
const drives = files.flatMap((file) =>
  drivesOf(pointsOf(readFileSync(file, 'utf8')))
    .map((points) => ({ file: basename(file), ...replay(points) }))
    .filter(({ metres }) => metres >= LEAST_METRES),
);
const rows = drives.map(({ file, metres, told }) => rowOf(file, metres, told));
const all = drives.flatMap(({ told }) => told);
console.log(
  table(
    [
      'track',
      'km',
      'moments',
      'within the range',
      'earlier',
      'later',
      'range ÷ time left (p50)',
      'range, min (p50)',
    ],
    [...rows, rowOf(`all ${drives.length}`, null, all)],
  ),
);

/**
 * What a passenger at the place farthest from the start is told, minute by minute, until the van is there.
 *
 * @returns also how far that is as the crow flies, in metres
 */
function replay(points: readonly Point[]): { metres: number; told: Told[] } {
  const [start] = points;
  if (!start) return { metres: 0, told: [] };
  const target = points.reduce((far, point) =>
    metresBetween(start, point) > metresBetween(start, far) ? point : far,
  );
  const arrivedAt = points.find((point) => metresBetween(point, target) < NEAR)?.at ?? target.at;
  const pace = createPace();
  let next = start.at + 2 * MINUTE_MS;
  const told = points.flatMap((point): Told[] => {
    pace.add(point);
    if (point.at < next || point.at >= arrivedAt) return [];
    next = point.at + MINUTE_MS;
    const van = { ...point, sharedAt: point.at, pace: pace.value() ?? null };
    const arrival = arrivalOf(van, [start, target], null);
    return arrival ? [{ arrival, left: arrivedAt - point.at, arrivedAt }] : [];
  });
  return { metres: metresBetween(start, target), told };
}

function rowOf(name: string, metres: number | null, told: readonly Told[]): string[] {
  const share = (fits: (told: Told) => boolean) => (told.filter(fits).length / told.length).toFixed(2);
  const width = ({ arrival: { from, until } }: Told) => until - from;
  return [
    name,
    metres === null ? '' : (metres / 1000).toFixed(0),
    String(told.length),
    share(({ arrival, arrivedAt }) => arrival.from <= arrivedAt && arrivedAt <= arrival.until),
    share(({ arrival, arrivedAt }) => arrivedAt < arrival.from),
    share(({ arrival, arrivedAt }) => arrivedAt > arrival.until),
    quantile(
      told.map((each) => width(each) / each.left),
      0.5,
    ).toFixed(2),
    (
      quantile(
        told.map((each) => width(each)),
        0.5,
      ) / MINUTE_MS
    ).toFixed(0),
  ];
}
