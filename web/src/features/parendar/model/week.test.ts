import { describe, expect, it } from 'vitest';
import { newTrip, storedTrip } from './stored-trip.ts';
import { mondayOf, moveDay, rangeOfDay, rangeOfWeek, todayIn, tripsOfDay, weekOf } from './week.ts';

const KYIV = 'Europe/Kyiv';
const HOUR = 60 * 60_000;

const hoursOf = ({ from, to }: { from: Date; to: Date }) => (to.getTime() - from.getTime()) / HOUR;

describe('[P-03] a week', () => {
  it('runs Monday to Sunday', () => {
    const week = [
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ];
    for (const day of week) expect(weekOf(day)).toEqual(week);
  });

  it('goes over New Year, a month and a leap day', () => {
    expect(weekOf('2027-01-01')[0]).toBe('2026-12-28');
    expect(weekOf('2026-12-31')[6]).toBe('2027-01-03');
    expect(weekOf('2028-02-29')).toContain('2028-03-05');
  });

  it.each([
    ['2026-11-21', 7, '2026-11-28'],
    ['2026-11-21', -7, '2026-11-14'],
    ['2026-12-28', 7, '2027-01-04'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-03-30', -1, '2026-03-29'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-10-25', -7, '2026-10-18'],
  ])('from %s by %i days leads to %s', (day, days, expected) => expect(moveDay(day, days)).toBe(expected));

  it('is named by its Monday', () => {
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  });

  it.each([
    ['2026-11-21', 168],
    ['2026-03-29', 167],
    ['2026-10-25', 169],
    ['2026-12-31', 168],
  ])('of %s takes %i hours in Kyiv', (day, hours) => expect(hoursOf(rangeOfWeek(day, KYIV))).toBe(hours));
});

describe('a day', () => {
  it.each([
    ['2026-11-21', 24],
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('%s takes %i hours in Kyiv', (day, hours) => expect(hoursOf(rangeOfDay(day, KYIV))).toBe(hours));

  it('begins at the midnight of its zone', () => {
    expect(rangeOfDay('2027-01-01', KYIV).from.toISOString()).toBe('2026-12-31T22:00:00.000Z');
  });

  it('is today by the clocks of the zone, not of the device', () => {
    const now = new Date('2026-12-31T22:30:00Z');
    expect(todayIn(KYIV, now)).toBe('2027-01-01');
    expect(todayIn('UTC', now)).toBe('2026-12-31');
    expect(todayIn('America/New_York', now)).toBe('2026-12-31');
  });
});

/** @param start ISO */
function tripAt(start: string) {
  const input = {
    driverName: '',
    from: '',
    to: '',
    notes: '',
    stops: [],
    passengers: [],
    seats: null,
    start,
  };
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
