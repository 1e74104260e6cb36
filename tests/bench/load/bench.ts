// Measures what the product does under load, on the bench's emulators, which `npm run bench:load` starts.
import process from 'node:process';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../../local/machine/browser.ts';
import { timed } from '../../../local/project/progress.ts';
import { type Options, optionsOf } from '../options.ts';
import { report } from '../report.ts';
import { measureDueMarks } from './due-marks.ts';
import { loadTable } from './figures.ts';
import { signUpOwners } from './owners.ts';
import { measurePlaces, PLACES_COLUMNS, type PlacesFigures } from './places.ts';
import { measureRows, ROWS_COLUMNS } from './rows.ts';
import { highestLive, isLive } from './search.ts';
import { measureAllTrips } from './trips-tables.ts';
import { fillWeek } from './week.ts';
import { measureWeeks, WEEK_COLUMNS } from './week-calls.ts';
import { measureWeekPage, PAGE_COLUMNS } from './week-page.ts';

const { parts, drivers, trips, calls, vans, due, save } = optionsOf('load', process.argv.slice(2));
const MEASURES: Readonly<Record<Options<'load'>['parts'][number], () => Promise<string[]>>> = {
  places,
  week,
  rows,
  trips: () => measureAllTrips(vans),
  marks: () => measureDueMarks(due),
};

const tables: string[] = [];
for (const part of parts) tables.push(...(await MEASURES[part]()));
report('load', save, '', tables);
// The Admin SDK keeps its connection.
process.exit();

async function places(): Promise<string[]> {
  const owners = await timed(`Signing up ${drivers * 2} drivers`, () => signUpOwners(drivers * 2));
  const some = owners.slice(0, drivers);
  await timed('Warming up', () => measurePlaces(owners.slice(0, Math.ceil(drivers / 4)), 1));
  const once = await timed(`Places of ${drivers} drivers`, () => measurePlaces(some));
  const twice = await timed(`Places of ${drivers * 2} drivers`, () => measurePlaces(owners));
  const table = (more: { what: string; figures: PlacesFigures }[]) =>
    loadTable([{ what: 'places', once, twice }], PLACES_COLUMNS, more);
  if (isLive(twice)) return [table([])];
  const highest = await timed('Looking for the most whose places are live', () =>
    isLive(once) ? highestLive(owners, once) : highestLive(some, null),
  );
  return [table(highest ? [{ what: 'most with p99 < 1 s', figures: highest }] : [])];
}

async function week(): Promise<string[]> {
  const [one, two] = await timed(`Weeks of ${trips} and ${trips * 2} trips`, () =>
    Promise.all([fillWeek('dispatcher', trips), fillWeek('stranger', trips * 2)]),
  );
  const read = await timed('Reading them', () => measureWeeks(one, two));
  const browser = await chromium.launch(await launchOptions());
  const [once, twice] = await timed('Looking at them', async () => [
    await measureWeekPage(browser, one),
    await measureWeekPage(browser, two),
  ]);
  await browser.close();
  const seen = [
    { what: 'the page opens', once: once.open, twice: twice.open },
    { what: 'the next day', once: once.step, twice: twice.step },
  ];
  return [loadTable(read, WEEK_COLUMNS), loadTable(seen, PAGE_COLUMNS)];
}

async function rows(): Promise<string[]> {
  const measured = await timed(`Messages, ${calls} and ${calls * 2} at a time`, () => measureRows(calls));
  return [loadTable(measured, ROWS_COLUMNS)];
}
