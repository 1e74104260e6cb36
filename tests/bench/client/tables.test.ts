import { expect, it } from 'vitest';
import { KINDS } from './shaped-proxy.ts';
import { bytesTable, timesTable, verdict } from './tables.ts';
import type { Visit } from './visit.ts';

/** A visit that was live after so many milliseconds, and took as many bytes of script. */
function visitOf(place: number, live: number, script = 100_000): Visit {
  const none = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Visit['bytes'];
  return { firstPaint: place, place, live, bytes: { ...none, document: 10_000, script, tiles: 900_000 } };
}

const trip = { van: [visitOf(300, 1500)], seat: [visitOf(600, 3000)] };
const product = [visitOf(600, 3000), visitOf(500, 2000), visitOf(900, 9000)];
const hauk = [visitOf(1000, 2400), visitOf(2000, 2500), visitOf(1000, 2600)];

it('without a Hauk there are times, and nothing to compare them with', () => {
  const alone = [{ network: 'slow 4G', product, ...trip, hauk: [] }];
  expect(timesTable(alone)).toMatch(/slow 4G \| product +\| 0\.60 +\| 0\.60 +\| 3\.00/);
  expect(timesTable(alone)).not.toContain('Hauk');
  expect(timesTable(alone)).toMatch(/van ÷ product +\| 0\.50 +\| 0\.50 +\| 0\.50/);
  expect(verdict(alone).join()).not.toMatch(/place|live/);
});

it('with one, the medians are compared, and what takes too long is marked', () => {
  const both = [{ network: 'slow 4G', product, ...trip, hauk }];
  expect(timesTable(both)).toMatch(/product ÷ Hauk +\| 0\.60 +\| 0\.60 +\| 1\.20/);
  expect(verdict(both)).toContain('- slow 4G, place: 0.60 of at most 0.6');
  const late = [{ network: 'slow 4G', product: [visitOf(700, 3100)], ...trip, hauk }];
  expect(verdict(late)).toContain('- slow 4G, place: 0.70 of at most 0.6 !');
  expect(verdict(late)).toContain('- slow 4G, live: 1.24 of at most 1.2 !');
});

it('pictures of the map count for nothing, scripts do', () => {
  const alone = [{ network: 'slow 3G', product: [visitOf(1, 1, 181_000)], ...trip, hauk: [] }];
  expect(bytesTable(alone)).toMatch(/191\.0 +\|$/m);
  expect(verdict(alone).slice(0, 3)).toEqual([
    '- slow 3G, document: 10.00 of at most 14',
    '- slow 3G, script: 181.00 of at most 165 !',
    '- slow 3G, all: 191.00 of at most 190 !',
  ]);
});
