// Measures the calendar's functions on the bench's emulators, which `npm run bench:calendar` starts.
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createTrip, listTrips } from '@par-club/functions/contract/parendar';
import { saveTables } from '../../../local/benchmarks-document.ts';
import { table } from '../../../local/markdown-table.ts';
import { ROOT } from '../../../local/paths.ts';
import { people } from '../../../local/people.ts';
import { say } from '../../../local/progress.ts';
import { quantile } from '../../../local/quantile.ts';
import { signInAs } from '../../kit/emulators.ts';
import { consent, newAccount } from '../../kit/google.ts';
import { call, connectBy, newTripId, TRIP } from '../calls.ts';
import { directCalendar, google } from './direct-calendar.ts';

const ROUNDS = 60;
const WARM_UP = 5;
const TRIPS = 100;
const IMPORTS = 9;

const email = newAccount();
const dispatcher = await signInAs(people.dispatcher, { suite: 'bench' });
await connectBy(dispatcher, await consent(email, undefined, google));
const directly = await directCalendar(email);

const start = Date.parse('2026-11-25T06:00:00Z');
const startOf = (index: number) => new Date(start + index * 60_000).toISOString();
for (let index = 0; index < TRIPS; index += 1) await makeByCall(startOf(index));

const window = { timeMin: startOf(0), timeMax: startOf(TRIPS * 2) };
const rows = [
  await compare(
    `a window with ${TRIPS} trips`,
    () => call(dispatcher, listTrips, { calendarId: 'primary', ...window, maxResults: TRIPS }),
    () =>
      directly('GET', `?${new URLSearchParams({ ...window, singleEvents: 'true', orderBy: 'startTime' })}`),
  ),
  await compare(
    'a new trip',
    () => makeByCall(startOf(TRIPS * 3)),
    () =>
      directly('POST', '', { id: newTripId(), start: moment(0), end: moment(1), summary: 'Київ - Львів' }),
  ),
];
await dispatcher.close();

const date = new Date().toISOString().slice(0, 10);
const tables = [
  `${date}, ${availableParallelism()} cores, ${ROUNDS} of each, in turns; a function stands warm.`,
  table(['what', 'function p50, ms', 'Google p50, ms', 'ratio', 'function p95, ms', 'Google p95, ms'], rows),
  `Cold import of the functions: ${coldImport().toFixed(0)} ms (median of ${IMPORTS}).`,
].join('\n\n');
say(`\n${tables}`);
if (process.argv.includes('--save')) saveTables('calendar', tables);
process.exit();

/** The same by our function and by asking the stand-in itself, in turns. */
async function compare(what: string, ours: () => Promise<unknown>, theirs: () => Promise<unknown>) {
  const times = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const mine = await timeOf(ours);
    const direct = await timeOf(theirs);
    if (round < WARM_UP) continue;
    times.ours.push(mine);
    times.theirs.push(direct);
  }
  const [p50, direct50] = [quantile(times.ours, 0.5), quantile(times.theirs, 0.5)];
  const figures = [p50, direct50, p50 / direct50, quantile(times.ours, 0.95), quantile(times.theirs, 0.95)];
  return [what, ...figures.map((figure) => figure.toFixed(1))];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

function makeByCall(start: string) {
  return call(dispatcher, createTrip, {
    calendarId: 'primary',
    tripId: newTripId(),
    trip: { ...TRIP, start },
  });
}

function moment(hours: number) {
  return { dateTime: new Date(start + hours * 3_600_000).toISOString(), timeZone: 'UTC' };
}

/** Milliseconds that a new process takes to import what is deployed, median. */
function coldImport(): number {
  const lib = JSON.stringify(join(ROOT, 'functions', 'lib', 'index.js'));
  const script = `const t=performance.now();await import(${lib});console.log(performance.now()-t)`;
  const env = { ...process.env, FUNCTIONS_EMULATOR: 'true' };
  const times = Array.from({ length: IMPORTS }, () =>
    Number(spawnSync(process.execPath, ['--input-type=module', '-e', script], { env }).stdout),
  );
  return quantile(times, 0.5);
}
