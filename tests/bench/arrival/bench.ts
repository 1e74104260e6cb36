// Measures on recorded tracks how often a van arrives within the time that passengers are told: npm run bench:arrival -- FILE.gpx …
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import { type Arrival, arrivalOf, NEAR } from '../../../web/src/features/trips/seat/arrival.ts';
import { metresBetween } from '../../../web/src/location/distance.ts';
import { createPace } from '../../../web/src/location/pace.ts';
import { quantile, table } from '../report.ts';
import { type Point, pointsOf } from './tracks.ts';

const MINUTE_MS = 60_000;

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
const all: Told[] = [];
const rows = files.map((file) => {
  const points = pointsOf(readFileSync(file, 'utf8'));
  const told = replay(points);
  all.push(...told);
  return rowOf(basename(file), told);
});
console.log(
  table(
    [
      'track',
      'moments',
      'within the range',
      'earlier',
      'later',
      'range ÷ time left (p50)',
      'range, min (p50)',
    ],
    [...rows, rowOf('all', all)],
  ),
);

/** What a passenger at the place farthest from the start is told, minute by minute, until the van is there. */
function replay(points: readonly Point[]): Told[] {
  const [start] = points;
  if (!start) return [];
  const target = points.reduce((far, point) =>
    metresBetween(start, point) > metresBetween(start, far) ? point : far,
  );
  const arrivedAt = points.find((point) => metresBetween(point, target) < NEAR)?.at ?? target.at;
  const pace = createPace();
  let next = start.at + 2 * MINUTE_MS;
  return points.flatMap((point): Told[] => {
    pace.add(point);
    if (point.at < next || point.at >= arrivedAt) return [];
    next = point.at + MINUTE_MS;
    const van = { ...point, sharedAt: point.at, pace: pace.value() ?? null };
    const arrival = arrivalOf(van, [start, target], true);
    return arrival ? [{ arrival, left: arrivedAt - point.at, arrivedAt }] : [];
  });
}

function rowOf(name: string, told: readonly Told[]): string[] {
  const share = (fits: (told: Told) => boolean) => (told.filter(fits).length / told.length).toFixed(2);
  const width = ({ arrival: { from, until } }: Told) => until - from;
  return [
    name,
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
