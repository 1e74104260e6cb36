import process from 'node:process';
import { timed } from '../../../local/project/progress.ts';
import { emulatedEnvironment } from '../../kit/functions-instance.ts';
import { control, newAccount } from '../../kit/google.ts';
import { addDueTrips, connectPerson, countDue } from '../../trip-links/due-trips.ts';
import { google } from '../direct-calendar.ts';
import { type Columns, type Figures, loadTable } from './figures.ts';

const PEOPLE = 40;
/** About what Google takes for a request. */
const GOOGLE_DELAY_MS = 150;

const COLUMNS = {
  trips: 0,
  people: 0,
  runs: 0,
  seconds: 0,
  'trips/s': 1,
} as const satisfies Columns<string>;

/** Measures how long trips that are due at the same time take until the calendars have their marks. */
export async function measureDueMarks(trips: number): Promise<string[]> {
  Object.assign(process.env, emulatedEnvironment('bench'));
  const once = await timed(`Marks of ${trips} trips`, () => measure(trips));
  const twice = await timed(`Marks of ${trips * 2} trips`, () => measure(trips * 2));
  return [loadTable([{ what: 'due marks', once, twice }], COLUMNS)];
}

async function measure(trips: number): Promise<Figures<keyof typeof COLUMNS>> {
  const { keepDueMarks } = await import('../../../functions/src/parendar/keep-marks.ts');
  const emails = Array.from({ length: PEOPLE }, newAccount);
  for (const [at, email] of emails.entries()) {
    await connectPerson(`dispatcher-${at}`, email, google);
    const due = { count: Math.ceil(trips / PEOPLE), dueAt: Date.now() };
    await addDueTrips(`dispatcher-${at}`, email, due, google);
    await control(
      'fault',
      { what: 'delayAfter', kind: 'events', email, count: null, milliseconds: GOOGLE_DELAY_MS },
      google,
    );
  }
  const started = performance.now();
  let runs = 0;
  while ((await countDue()) > 0) {
    console.log(JSON.stringify(await keepDueMarks()));
    runs += 1;
  }
  const seconds = (performance.now() - started) / 1000;
  return { trips, people: PEOPLE, runs, seconds, 'trips/s': trips / seconds };
}
