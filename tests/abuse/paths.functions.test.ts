import {
  createTrip,
  deleteTrip,
  getTrip,
  listTrips,
  updateTrip,
} from '@par-club/functions/contract/parendar';
import fc from 'fast-check';
import { afterAll, expect, inject, it } from 'vitest';
import { newPerson, signInAs } from '../kit/emulators.ts';
import { control, type LogEntry } from '../kit/google.ts';
import { runs } from '../kit/random.ts';
import { call, connect, newTripId, refusal, TRIP } from '../parendar/calls.ts';

/** Each is five calls. */
const RUNS = runs(20, 200);

const REFUSED = ['invalid-input', 'no-calendar-id', 'no-event-id', 'calendar-not-found', 'not-found'];

const { ordinary } = inject('functions');
const dispatcher = await signInAs(newPerson(), { functions: ordinary });
const email = await connect(dispatcher);
afterAll(() => dispatcher.close());

/** What leads out of a path, or to another resource of it, for one program or another. */
const STEPS = [
  ...[
    '.',
    '..',
    '/',
    '\\',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '%252e%252e%252f',
    '..;',
    '?',
    '#',
    '&',
    ':',
    '@',
    ' ',
  ],
  ...[
    '\u2024',
    '\uff0e\uff0e',
    '\u2215',
    '\uff0f',
    '\u202e',
    '\u0000',
    '\t',
    '\n',
    '\ud800',
    '\udfff',
    '\ufeff',
  ],
  ...[
    'primary',
    'events',
    'users',
    'me',
    'calendarList',
    'acl',
    'clear',
    '{calendarId}',
    '$&',
    'x',
    'me@example.com',
  ],
];
const walks = fc
  .array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 8 })
  .map((steps) => steps.join('').slice(0, 254));

/** What is asked of the Calendar API for a call: one part of the path is the calendar, one more the event. */
const OF_EVENTS = /^\/calendar\/v3\/calendars\/([^/?#]+)\/events(?:\/([^/?#]+))?(?:\?[^#]*)?$/;

const ofCalendar = (calendarId: string) => [
  call(dispatcher, listTrips, { calendarId, timeMin: TRIP.start ?? '' }),
  call(dispatcher, createTrip, { calendarId, tripId: newTripId(), trip: TRIP }),
];
const ofEvent = (names: { calendarId: string; tripId: string }) => [
  call(dispatcher, getTrip, names),
  call(dispatcher, updateTrip, { ...names, etag: '"1"', trip: TRIP }),
  call(dispatcher, deleteTrip, names),
];

/** Why calls were refused, and what of them reached Google. */
async function outcome(
  calls: () => Promise<unknown>[],
): Promise<{ reasons: unknown[]; asked: (LogEntry & { calendar: string; event: string })[] }> {
  const before = (await control('log', { email })).entries.length;
  const reasons = (await Promise.all(calls().map(refusal))).map(({ reason }) => reason);
  const { entries } = await control('log', { email });
  const asked = entries.slice(before).filter(({ kind }) => kind !== 'token');
  return {
    reasons,
    asked: asked.map((entry) => {
      const [, calendar = '', event = ''] =
        OF_EVENTS.exec(entry.target) ?? expect.fail(`It asked for ${entry.target}`);
      return { ...entry, calendar: decodeURIComponent(calendar), event: decodeURIComponent(event) };
    }),
  };
}

it('[P-15] a calendar’s id is one part of the path that Google is asked for, or nothing is asked', async () => {
  let reached = 0;
  const tripId = newTripId();
  await fc.assert(
    fc.asyncProperty(walks, async (calendarId) => {
      fc.pre(calendarId.trim() !== 'primary');
      const { reasons, asked } = await outcome(() => [
        ...ofCalendar(calendarId),
        ...ofEvent({ calendarId, tripId }),
      ]);
      for (const reason of reasons) expect(REFUSED).toContain(reason);
      for (const { kind, calendar, event } of asked) {
        expect([calendar, kind]).toEqual([calendarId, expect.stringMatching(/^events\.(list|get|insert)$/)]);
        expect(['', tripId]).toContain(event);
      }
      reached += asked.length;
    }),
    { numRuns: RUNS },
  );
  expect(reached).toBeGreaterThan(RUNS);
});

it('[P-15] an event’s id is one part of the path too', async () => {
  await fc.assert(
    fc.asyncProperty(walks, async (tripId) => {
      const { reasons, asked } = await outcome(() => ofEvent({ calendarId: 'primary', tripId }));
      for (const reason of reasons) expect(['invalid-input', 'not-found']).toContain(reason);
      for (const { kind, calendar, event } of asked)
        expect([calendar, event, kind]).toEqual(['primary', tripId, 'events.get']);
    }),
    { numRuns: RUNS },
  );
});
