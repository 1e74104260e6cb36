import { Trip } from '@par-club/functions/contract/parendar';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { CalendarEvent } from '../../functions/src/parendar/google/google-client.ts';
import { calendarsFrom } from '../../functions/src/parendar/mapping/calendar-entry.ts';
import {
  changesFor,
  isOurs,
  matches,
  tripFrom,
  withMarksOf,
} from '../../functions/src/parendar/mapping/trip-event.ts';
import { publishable } from '../../functions/src/parendar/trip-links/follow-trips.ts';
import { CallFailure } from '../../functions/src/platform/failure.ts';
import { decodeFields } from '../../functions/src/shared/document-json.ts';
import { NO_MARKS, withMarks } from '../../functions/src/shared/trip-marks.ts';
import { makePages } from '../../functions/src/trip-links/make-pages.ts';
import { runs } from '../kit/random.ts';
import { TRIP } from './calls.ts';
import { descriptions, events } from './hostile-events.ts';

vi.mock('firebase-functions/logger', () => ({ warn: vi.fn(), error: vi.fn() }));

const KYIV = 'Europe/Kyiv';
const OWN = {
  ...{ id: 'own', etag: '"1"', status: 'confirmed', organizer: { self: true }, location: 'Львів - Краків' },
  start: { dateTime: '2027-03-03T08:00:00Z' },
  end: { dateTime: '2027-03-03T14:00:00Z' },
} satisfies CalendarEvent;
const AT = '2027-03-03T10:00:00.000Z';
const record = {
  passengers: [{ key: 'key00000', name: 'Олена', phone: '', seat: null, isGone: false }],
  marks: withMarks(NO_MARKS, [{ kind: 'ride', passenger: 'key00000', state: 'off', at: AT }]),
  ...{ start: '2027-03-03T08:00:00.000Z', timeZone: KYIV },
};
const ids = { secret: () => 'x'.repeat(22), key: () => 'k'.repeat(8) };

/** Whether work succeeds, or refuses in words; anything else is a fault. */
function answers(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(CallFailure);
  }
}

describe('[F-S12] of generated events, 2,000 in the long run', () => {
  it('each is a trip of the contract, or an event of somebody else’s with what can be read of it', () => {
    fc.assert(
      fc.property(events, (event) => {
        const trip = tripFrom(event as CalendarEvent, KYIV);
        expect(Trip.parse(trip)).toEqual(trip);
        // Nothing of a title that is a text is lost.
        if (typeof event.summary === 'string') expect(trip.summary).toBe(event.summary);
      }),
      { numRuns: runs(200, 1000) },
    );
  });

  it('each trip can be changed, published and given its marks, or says why not', () => {
    fc.assert(
      fc.property(descriptions, (description) => {
        const event = { ...OWN, description };
        expect(isOurs(event)).toBe(true);
        answers(() => changesFor(TRIP, event, KYIV, new Date(AT)));
        answers(() => matches(event, TRIP, KYIV));
        const published = publishable('calendar', event) ?? expect.fail('It is no trip');
        makePages({ ...published, timeZone: KYIV, driver: null }, null, ids);
        answers(() => {
          const marked = withMarksOf(event, record);
          expect(tripFrom({ ...OWN, description: marked }, KYIV).origin).toBe('product');
        });
      }),
      { numRuns: runs(200, 1000) },
    );
  });

  it.each([
    ['version', '{"toString":1,"valueOf":1}'],
    ['version', '1e999'],
    ['lateMinutes', '{"toString":1,"valueOf":1}'],
    ['stops', '[{"place":"Перемишль","minutes":{"toString":1,"valueOf":1}}]'],
    ['stops', '[{"place":"Перемишль","minutes":[60]}]'],
    ['seats', '{"valueOf":null}'],
    ['handedOver', '{"length":1e9}'],
    ['__proto__', '{"driverName":{}}'],
  ])('one with an odd %s (%s) is read, and takes its marks', (field, value) => {
    const passengers = '[{"name":"Олена","phone":"","marks":{"ride":{"state":"off"},"collected":null}}]';
    const description = `{"driverName":"Іван","passengers":${passengers},"${field}":${value}}`;
    const event = { ...OWN, description };
    expect(tripFrom(event, KYIV)).toMatchObject({ origin: 'product', driverName: 'Іван' });
    const marked = tripFrom({ ...OWN, description: withMarksOf(event, record) }, KYIV);
    expect(marked.marks?.rides).toEqual([{ state: 'off' }]);
  });
});

it('[F-S12] a calendar that cannot be read is left out, and the others are listed', () => {
  const named = { id: 'a@example.com', summary: 'Рейси' };
  const odd = [{ id: 'x'.repeat(255) }, { id: '\ud800' }, { ...named, summary: { toString: 1 } }];
  const calendars = calendarsFrom([named, ...odd] as Parameters<typeof calendarsFrom>[0]);
  expect(calendars.map(({ id }) => id)).toEqual([named.id]);
});

it('[F-S12] a number of a document is a number, however it is written', () => {
  const fields = {
    far: { doubleValue: 'Infinity' },
    near: { doubleValue: 0.5 },
    none: { doubleValue: 'NaN' },
  };
  expect(decodeFields(fields)).toEqual({ far: Number.POSITIVE_INFINITY, near: 0.5, none: Number.NaN });
});
