// Measures the calendar's functions on the bench's emulators, which `npm run bench:calendar` starts.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { createTrip, listTrips } from '@par-club/functions/contract/parendar';
import { ROOT } from '../../../local/project/paths.ts';
import { people } from '../../../local/sample/people.ts';
import { signInAs } from '../../kit/emulators.ts';
import { consent, newAccount } from '../../kit/google.ts';
import { call, connectBy, newTripId, TRIP } from '../../parendar/calls.ts';
import { directCalendar, google } from '../direct-calendar.ts';
import { inTurns, ROUNDS } from '../in-turns.ts';
import { optionsOf } from '../options.ts';
import { quantile, report, table } from '../report.ts';

const TRIPS = 100;
const IMPORTS = 9;

const { save } = optionsOf('calendar', process.argv.slice(2));
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

report('calendar', save, `, ${ROUNDS} of each, in turns; a function stands warm`, [
  table(['what', 'function p50, ms', 'Google p50, ms', 'ratio', 'function p95, ms', 'Google p95, ms'], rows),
  `Cold import of the functions: ${coldImport().toFixed(0)} ms (median of ${IMPORTS}).`,
]);
process.exit();

/** A row of the table. @throws an error when a request failed */
async function compare(what: string, ours: () => Promise<unknown>, theirs: () => Promise<unknown>) {
  const times = await inTurns(ours, theirs);
  const errors = times.ours.errors + times.direct.errors;
  if (errors > 0) throw new Error(`${errors} requests failed: ${what}`);
  const [mine, direct] = [times.ours.milliseconds, times.direct.milliseconds];
  const [p50, direct50] = [quantile(mine, 0.5), quantile(direct, 0.5)];
  const figures = [p50, direct50, p50 / direct50, quantile(mine, 0.95), quantile(direct, 0.95)];
  return [what, ...figures.map((figure) => figure.toFixed(1))];
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
