import type { Booking, Trip, TripInput } from '@par-club/functions/contract/parendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { CallError } from '#failures/call-error.ts';
import { fitOf } from '../model/fitting-trips.ts';
import { inputOfTrip } from '../model/trip-draft.ts';
import { changePassenger, HalfMoved, movePassenger, removePassenger } from './move-passenger.ts';
import { emptyPlace } from './place-of-tests.ts';
import { addPassenger, type Target } from './save-trip.ts';

const INPUT: TripInput = {
  driverName: 'Іван',
  from: 'Краків',
  to: 'Львів',
  notes: '',
  passengers: [],
  seats: 2,
  start: '2026-11-25T13:40:00.000Z',
  stops: [{ place: 'Перемишль', minutes: 90 }],
};
const OLENA: Booking = {
  id: 'olena0',
  name: 'Олена',
  phone: '+380671234567',
  seats: 2,
  pickUp: 'Перемишль',
  note: 'валіза',
  price: { amount: 50, currency: 'EUR' },
  isPaid: true,
};
const IRYNA: Booking = { id: 'iryna0', name: 'Ірина', phone: '+380671234568' };
const TARAS: Booking = { id: 'taras0', name: 'Тарас', phone: '' };

const place = emptyPlace();
let from: Trip;
let to: Trip;
beforeEach(async () => {
  from = await place.service.createTrip('primary', { ...INPUT, passengers: [IRYNA, OLENA, TARAS], seats: 8 });
  to = await place.service.createTrip('primary', { ...INPUT, start: '2026-11-26T13:40:00.000Z', seats: 4 });
});

const current = ({ id }: Trip) => place.service.getTrip('primary', id);
/** Somebody else changes a trip. */
const change = async (trip: Trip, input: Partial<TripInput>) => {
  const now = await current(trip);
  return place.service.updateTrip('primary', now, { ...inputOfTrip(now), ...input });
};
/** A calendar whose writes to a trip fail, before or after they arrive. */
function failing({ id }: Trip, when: 'before' | 'after'): Target {
  const updateTrip: typeof place.service.updateTrip = async (calendarId, seen, input) => {
    if (seen.id !== id) return place.service.updateTrip(calendarId, seen, input);
    if (when === 'after') await place.service.updateTrip(calendarId, seen, input);
    throw new CallError({ reason: 'no-response' });
  };
  return { ...place, service: { ...place.service, updateTrip } };
}
const move = (at: Target, from_: Trip, to_: Trip, passenger: Booking) =>
  movePassenger(at, from_, to_, passenger, fitOf({ from: from_, to: to_, passenger }).booking);
const CHANGED = { failure: { reason: 'changed-elsewhere' } };

describe('[T-05] a passenger is moved to another trip', () => {
  it('with all fields, and everything else stays', async () => {
    const moved = await move(place, from, to, OLENA);
    expect(moved.to).toMatchObject({ passengers: [OLENA], stops: INPUT.stops });
    expect(moved.from).toMatchObject({ passengers: [IRYNA, TARAS], start: from.start, end: from.end });
    expect([await current(from), await current(to)]).toEqual([moved.from, moved.to]);
  });

  it('whatever somebody else has changed of both meanwhile', async () => {
    await change(from, { passengers: [OLENA, TARAS], notes: 'багаж' });
    await change(to, { passengers: [IRYNA] });
    const moved = await move(place, from, to, OLENA);
    expect(moved.to.passengers).toEqual([IRYNA, OLENA]);
    expect(moved.from).toMatchObject({ passengers: [TARAS], notes: 'багаж' });
  });

  it.each(['before', 'after'] as const)(
    'and is in none nowhere if it fails %s the first half',
    async (when) => {
      await expect(move(failing(to, when), from, to, OLENA)).rejects.toMatchObject({
        failure: { reason: 'no-response' },
      });
      expect((await current(from)).passengers).toContainEqual(OLENA);
      const moved = await move(place, from, to, OLENA);
      expect(moved.to.passengers).toEqual([OLENA]);
      expect(moved.from.passengers).toEqual([IRYNA, TARAS]);
    },
  );

  it.each(['before', 'after'] as const)(
    'which is told if it fails %s the second half, and is done by a second try without doubling',
    async (when) => {
      const half = await move(failing(from, when), from, to, OLENA).catch((error: unknown) => error);
      expect(half).toBeInstanceOf(HalfMoved);
      expect(half).toMatchObject({ failure: { reason: 'no-response' }, passenger: OLENA });
      expect(half).toMatchObject({ from, to: await current(to) });
      const moved = await move(place, from, to, OLENA);
      expect(moved.to.passengers).toEqual([OLENA]);
      expect(moved.from.passengers).toEqual([IRYNA, TARAS]);
    },
  );

  it('[F-D1] but not where somebody else has struck them out meanwhile, or changed their booking', async () => {
    await change(from, { passengers: [IRYNA, { ...TARAS, note: 'телефонувати' }] });
    for (const [passenger, why] of [
      [OLENA, { rule: 'booking-gone' }],
      [TARAS, CHANGED],
    ] as const) {
      await expect(move(place, from, to, passenger)).rejects.toMatchObject(why);
    }
    expect((await current(to)).passengers).toEqual([]);
    expect((await current(from)).passengers).toHaveLength(2);
  });

  it('[F-D1] and back to their place, but not where somebody else has struck them out meanwhile', async () => {
    const moved = await move(place, from, to, OLENA);
    const back = await movePassenger(place, moved.to, moved.from, OLENA, OLENA, 1);
    expect([back.from.passengers, back.to.passengers]).toEqual([[], from.passengers]);
    const again = await move(place, back.to, back.from, OLENA);
    await change(to, { passengers: [] });
    await expect(movePassenger(place, again.to, again.from, OLENA, OLENA, 1)).rejects.toMatchObject({
      rule: 'booking-gone',
    });
    expect((await current(from)).passengers).toEqual([IRYNA, TARAS]);
  });

  it('[F-D1] and back by half, which is told and done by a second try', async () => {
    const moved = await move(place, from, to, OLENA);
    const back = (at: Target) => movePassenger(at, moved.to, moved.from, OLENA, OLENA, 1);
    const half = await back(failing(to, 'before')).catch((error: unknown) => error);
    expect(half).toBeInstanceOf(HalfMoved);
    expect(half).toMatchObject({ from: { id: to.id }, to: { passengers: from.passengers } });
    await back(place);
    expect((await current(to)).passengers).toEqual([]);
    expect((await current(from)).passengers).toEqual(from.passengers);
  });

  it('but not unasked into one that is another trip now, nor out of its own', async () => {
    await change(to, { to: 'Київ' });
    await expect(move(place, from, to, OLENA)).rejects.toMatchObject(CHANGED);
    expect((await current(from)).passengers).toEqual(from.passengers);
  });
});

it('[T-05] [B-01] to the copy of an event a passenger moves only where somebody else has the booking', async () => {
  const copy = await change(to, { passengers: [OLENA, { ...IRYNA, name: 'Марія' }], seats: 8 });
  const there = await move(place, from, copy, OLENA);
  expect([there.taken, there.to.passengers]).toEqual([null, copy.passengers]);
  expect(there.from.passengers).toEqual([IRYNA, TARAS]);
  const other = await move(place, there.from, there.to, IRYNA);
  expect(other.taken).toEqual({ ...IRYNA, id: expect.not.stringMatching(IRYNA.id) });
  expect(other.to.passengers).toEqual([...copy.passengers, other.taken]);
});

describe('[T-05] a passenger is struck out', () => {
  it('and put back to their place, with all fields', async () => {
    const without = await removePassenger(place, from, OLENA);
    expect(without.passengers).toEqual([IRYNA, TARAS]);
    const back = await addPassenger(place, without, OLENA, 1);
    expect(back.passengers).toEqual(from.passengers);
  });

  it('and put back though the trip was changed meanwhile', async () => {
    const without = await removePassenger(place, from, OLENA);
    await change(from, { passengers: [], driverName: 'Петро' });
    const back = await addPassenger(place, without, OLENA, 1);
    expect(back).toMatchObject({ passengers: [OLENA], driverName: 'Петро' });
  });

  it('once, though an answer was lost', async () => {
    await expect(removePassenger(failing(from, 'after'), from, OLENA)).rejects.toThrow();
    const without = await removePassenger(place, from, OLENA);
    expect(without.passengers).toEqual([IRYNA, TARAS]);
    await expect(addPassenger(failing(from, 'after'), without, OLENA, 1)).rejects.toThrow();
    const back = await addPassenger(place, without, OLENA, 1);
    expect(back.passengers).toEqual(from.passengers);
  });

  it('alone: of two alike one stays', async () => {
    const other = { ...TARAS, id: 'other0' };
    const two = await change(from, { passengers: [other, TARAS] });
    expect((await removePassenger(place, two, TARAS)).passengers).toEqual([other]);
  });

  it('not with what somebody else has written of them since', async () => {
    await change(from, { passengers: [IRYNA, { ...OLENA, note: 'дві валізи' }] });
    await expect(removePassenger(place, from, OLENA)).rejects.toMatchObject(CHANGED);
    expect((await current(from)).passengers).toHaveLength(2);
  });
});

describe('[T-02] a booking is corrected', () => {
  const corrected = { ...OLENA, seats: 1 };

  it('in its place, and what somebody else has changed of the trip meanwhile stays', async () => {
    await change(from, { driverName: 'Петро' });
    const trip = await changePassenger(place, from, OLENA, corrected);
    expect(trip).toMatchObject({ passengers: [IRYNA, corrected, TARAS], driverName: 'Петро' });
  });

  it.each([
    ['has changed it', [IRYNA, { ...OLENA, note: 'дві валізи' }]],
    ['has struck it out', [IRYNA, TARAS]],
  ])('but not where somebody else %s since', async (_, passengers) => {
    const theirs = await change(from, { passengers });
    await expect(changePassenger(place, from, OLENA, corrected)).rejects.toMatchObject(CHANGED);
    expect(await current(from)).toEqual(theirs);
  });
});
