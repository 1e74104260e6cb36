// Measures the search over trips and their passengers, as the page does it at each key: npm run bench:search [-- --save]
import process from 'node:process';
import { findTrips, indexTrips } from '@par-club/web/search';
import { optionsOf } from '../options.ts';
import { quantile, report, table } from '../report.ts';
import { NOW, trips } from './trips.ts';

const ROUNDS = 60;
const WARM_UP = 10;

/** What a dispatcher types, up to each key. */
const TYPED = ['Олена Крав', '067 123 45', 'львів', 'Іван Ков', 'nobody'];

const { save, trips: most } = optionsOf('search', process.argv.slice(2));
const few = Math.max(1, Math.round(most / 10));
const [small, large] = [measure(few), measure(most)];
const row = (name: string, of: typeof small) => [
  name,
  String(of.passengers),
  ...[of.index, quantile(of.keys, 0.5), quantile(of.keys, 0.95)].map((figure) => figure.toFixed(2)),
];
const growth = [
  large.passengers / small.passengers,
  large.index / small.index,
  quantile(large.keys, 0.5) / quantile(small.keys, 0.5),
  quantile(large.keys, 0.95) / quantile(small.keys, 0.95),
];
report('search', save, `, ${ROUNDS} rounds of ${small.keys.length / ROUNDS} keys each`, [
  table(
    ['trips', 'passengers', 'index, ms', 'a key p50, ms', 'a key p95, ms'],
    [
      row(String(few), small),
      row(String(most), large),
      ['growth', ...growth.map((figure) => `× ${figure.toFixed(2)}`)],
    ],
  ),
]);

/** Milliseconds: of making the index once (median), and of each key. */
function measure(count: number) {
  const all = trips(count);
  const indexTimes: number[] = [];
  const keys: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const start = performance.now();
    const index = indexTrips(all);
    if (round >= 0) indexTimes.push(performance.now() - start);
    for (const query of TYPED.flatMap((text) => [...text].map((_, end) => text.slice(0, end + 1)))) {
      const pressed = performance.now();
      findTrips(index, query, NOW);
      if (round >= 0) keys.push(performance.now() - pressed);
    }
  }
  const passengers = all.reduce((sum, trip) => sum + trip.passengers.length, 0);
  return { passengers, index: quantile(indexTimes, 0.5), keys };
}
