import { REGION } from '@par-club/functions/contract/region';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { testedSuite } from '../../local/project/ports.ts';
import { FUNCTIONS_ENVIRONMENT } from '../../local/suite/functions-environment.ts';
import { type Dispatcher, openTrip, publishTrips, signUpDispatchers } from '../bench/load/trip-fleet.ts';
import { markingOf, sendMark } from '../bench/load/trip-marks.ts';
import { openPages } from '../bench/load/trip-pages.ts';
import { PROJECT_ID } from '../kit/emulators.ts';
import { emulatedEnvironment } from '../kit/functions-instance.ts';

// What holds of trips' own pages under load; how fast it is, `npm run bench:load` measures. The product's own code makes
// the trips in this process.
for (const [name, value] of Object.entries({ ...emulatedEnvironment(), ...FUNCTIONS_ENVIRONMENT })) {
  vi.stubEnv(name, value);
}
const { costOfMark } = await import('../trip-links/cost-of-mark.ts');

const TRIPS = 20;
const PASSENGERS = 4;
const TURNS = 5;
/** Marks before that of a delay. */
const BEFORE_DELAY = 8;

const dispatchers: Dispatcher[] = [];
afterAll(() => Promise.all(dispatchers.map(({ board }) => board.close())));

async function tripsOf(count: number) {
  const some = await signUpDispatchers(count, testedSuite);
  dispatchers.push(...some);
  return publishTrips(some, PASSENGERS);
}

test(`[V-02] [V-03] each of ${TURNS} marks of ${TRIPS} trips comes once to the board, to another phone and to the seats`, async () => {
  const trips = await tripsOf(TRIPS);
  const came: string[] = [];
  const pages = await openPages(
    trips.map(openTrip),
    (watcher, which, news) => came.push(`${watcher} ${which}: ${news}`),
    testedSuite,
  );
  // What there was at first.
  came.length = 0;
  const markings = trips.map(({ uid, pages: record }, index) => ({ uid, ...markingOf(record, index) }));
  const server = `${inject('functions').ordinary.origin}/${PROJECT_ID}/${REGION}`;
  const expected: string[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const sent = markings.map(({ uid, van, next }) => {
      const { mark, seats } = next();
      expected.push(`board ${uid}: ${mark.at}`, `van ${van}: ${mark.at}`);
      expected.push(...seats.map(({ secret, shows }) => `seat ${secret}: ${shows}`));
      return sendMark(server, van, mark);
    });
    await Promise.all(sent);
    await expect.poll(() => came.toSorted()).toEqual(expected.toSorted());
  }
  expect([pages.delivered(), pages.failed()]).toEqual([expected.length, 0]);
  await pages.close();
});

test('[V-02] [V-03] a mark reads two documents and writes the three that it concerns, a delay each seat’s page', async () => {
  const [trip] = await tripsOf(1);
  const { van, next } = markingOf(trip?.pages ?? expect.fail('There is no trip'), BEFORE_DELAY);
  expect(await costOfMark(van, next().mark)).toEqual({ reads: 2, writes: 3 });
  expect(await costOfMark(van, next().mark)).toEqual({ reads: 2, writes: 2 + PASSENGERS });
});
