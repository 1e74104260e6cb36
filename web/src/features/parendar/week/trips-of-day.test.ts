import { expect, it } from 'vitest';
import { newTrip, storedTrip } from '../calendar/stored-trip.ts';
import { tripsOfDay } from './trips-of-day.ts';

const KYIV = 'Europe/Kyiv';

/** @param start ISO */
function tripAt(start: string) {
  const input = { driverName: '', from: '', to: '', notes: '', passengers: [], seats: null, start };
  return newTrip(start, '"1"', storedTrip(input, new Date(start)));
}

it.each([
  ['the first minute of the day', '2026-11-20T22:00:00.000Z', ['2026-11-21']],
  ['the last hour of the day', '2026-11-21T21:00:00.000Z', ['2026-11-21']],
  ['over midnight', '2026-11-21T21:30:00.000Z', ['2026-11-21', '2026-11-22']],
  ['over New Year', '2026-12-31T21:30:00.000Z', ['2026-12-31', '2027-01-01']],
  ['before the clocks go forward', '2026-03-29T00:59:00.000Z', ['2026-03-29']],
  ['in the second of two hours', '2026-10-25T01:30:00.000Z', ['2026-10-25']],
  ['the last hour of a long day', '2026-10-25T21:00:00.000Z', ['2026-10-25']],
])('%s', (_, start, expected) => {
  const around = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26'];
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-31', '2027-01-01', ...around];
  const trips = [tripAt(start)];
  expect(days.filter((day) => tripsOfDay(trips, day, KYIV).length > 0)).toEqual(expected);
});

it('a trip without a start is on no day', () => {
  expect(tripsOfDay([{ ...tripAt('2026-11-21T10:00:00.000Z'), start: null }], '2026-11-21', KYIV)).toEqual(
    [],
  );
});

it('a trip without a length is on the day on which it is', () => {
  const start = '2026-11-20T22:00:00.000Z';
  for (const end of [null, start]) {
    const trips = [{ ...tripAt(start), end }];
    expect(tripsOfDay(trips, '2026-11-20', KYIV)).toEqual([]);
    expect(tripsOfDay(trips, '2026-11-21', KYIV)).toEqual(trips);
  }
});
