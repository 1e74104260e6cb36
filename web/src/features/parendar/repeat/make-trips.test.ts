import type { TripInput } from '@par-club/functions/contract/parendar';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '#failures/call-error.ts';
import { emptyPlace } from '../calendar/place-of-tests.ts';
import type { Target } from '../calendar/save-trip.ts';
import { makeTrips, plannedTrip, takeBack } from './make-trips.ts';

const DAYS = ['2027-03-04', '2027-03-05', '2027-03-06', '2027-03-07', '2027-03-08', '2027-03-09'];
const ALL = { from: new Date('2027-03-01T00:00:00.000Z'), to: new Date('2027-03-31T00:00:00.000Z') };
const inputOn = (day: string): TripInput => ({
  driverName: 'Остап',
  from: 'Суми',
  to: 'Канів',
  notes: '',
  passengers: [],
  stops: [],
  seats: 7,
  start: `${day}T10:00:00.000Z`,
});

const place = emptyPlace();

const plans = () => DAYS.map((day) => plannedTrip(day, inputOn(day)));
const daysThere = async () =>
  (await place.service.listTrips('primary', ALL)).map(({ start }) => start?.slice(0, 10));
const ignore = () => {};

/** The calendar, where a creation on this day fails: before it arrives, or with its answer. */
function failingOn(day: string, when: 'before' | 'after'): Target {
  const createTrip: Target['service']['createTrip'] = async (calendarId, input, tripId) => {
    const isHit = input.start?.startsWith(day);
    if (!isHit || when === 'after') await place.service.createTrip(calendarId, input, tripId);
    if (isHit) throw new CallError({ reason: 'no-response' });
    return place.service.getTrip(calendarId, tripId ?? '');
  };
  return { ...place, service: { ...place.service, createTrip } };
}

describe('[T-08] trips that are made together', () => {
  it('are all there', async () => {
    const made = vi.fn();
    await makeTrips(place, plans(), made);
    expect(await daysThere()).toEqual(DAYS);
    expect(made).toHaveBeenCalledTimes(DAYS.length);
  });

  it.each(['before', 'after'] as const)(
    'after a failure %s one has arrived, the rest is made at the next try, and none twice',
    async (when) => {
      const planned = plans();
      await expect(makeTrips(failingOn('2027-03-06', when), planned, ignore)).rejects.toMatchObject({
        failure: { reason: 'no-response' },
      });
      const missing = planned.filter(({ made }) => made === null).map(({ day }) => day);
      expect(missing).toContain('2027-03-06');
      expect(missing).toContain('2027-03-09');
      await makeTrips(place, planned, ignore);
      expect(await daysThere()).toEqual(DAYS);
    },
  );

  it('are asked for a few at a time', async () => {
    let open = 0;
    let most = 0;
    const createTrip: Target['service']['createTrip'] = async (...args) => {
      open += 1;
      most = Math.max(most, open);
      const trip = await place.service.createTrip(...args);
      open -= 1;
      return trip;
    };
    await makeTrips({ ...place, service: { ...place.service, createTrip } }, plans(), ignore);
    expect(most).toBe(3);
  });
});

describe('[T-08] trips that are taken back together', () => {
  it('are gone, but for those that somebody has changed', async () => {
    const planned = plans();
    await makeTrips(place, planned, ignore);
    const [, second] = planned;
    if (!second?.made) return expect.fail('It was not made');
    await place.service.updateTrip('primary', second.made, { ...second.input, driverName: 'Петро' });
    await takeBack(place, planned);
    expect(await daysThere()).toEqual(['2027-03-05']);
    expect(planned.filter(({ isChanged }) => isChanged).map(({ day }) => day)).toEqual(['2027-03-05']);
  });

  it('stay where the deletion fails, and go at the next try', async () => {
    const planned = plans();
    await makeTrips(place, planned, ignore);
    const deleteTrip = async () => {
      throw new CallError({ reason: 'no-response' });
    };
    const cut = { ...place, service: { ...place.service, deleteTrip } };
    await expect(takeBack(cut, planned)).rejects.toThrow();
    expect(planned.every(({ made }) => made !== null)).toBe(true);
    await takeBack(place, planned);
    expect(await daysThere()).toEqual([]);
  });
});
