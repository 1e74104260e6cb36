import type { TripInput } from '@par-club/functions/contract/parendar';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addPassenger } from './add-passenger.ts';
import { addTrip, type Place } from './add-trip.ts';
import { createDemoCalendar } from './demo-calendar.ts';
import { newTripId } from './trip-id.ts';

const INPUT: TripInput = {
  driverName: 'Іван',
  from: 'Краків',
  to: 'Львів',
  notes: '',
  passengers: [],
  seats: 2,
  start: '2026-11-25T13:40:00.000Z',
};
const OLENA = { name: 'Олена', phone: '+380671234567' };
const IRYNA = { name: 'Ірина', phone: '+380671234568' };

const stored = new Map<string, string>();
let place: Place;
beforeEach(async () => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const service = createDemoCalendar('olena');
  await service.initialize();
  const [calendar] = await service.listCalendars();
  place = { service, calendar: { id: calendar?.id ?? '' } };
});
afterEach(() => vi.unstubAllGlobals());

const current = (id: string) => place.service.getTrip(place.calendar.id, id);
const change = async (id: string, input: Partial<TripInput>) =>
  place.service.updateTrip(place.calendar.id, await current(id), { ...INPUT, ...input });

it('[P-12] a request that is sent again makes one trip, with what was typed last', async () => {
  const id = newTripId();
  await addTrip(place, INPUT, id);
  const again = await addTrip(place, { ...INPUT, notes: 'табличка', passengers: [OLENA] }, id);
  expect(again).toMatchObject({ id, notes: 'табличка', passengers: [OLENA] });
  expect(await current(id)).toEqual(again);
});

it('[P-11] a passenger is added to those who are there', async () => {
  const seen = await addTrip(place, { ...INPUT, passengers: [IRYNA] }, newTripId());
  const trip = await addPassenger(place, seen, OLENA);
  expect(trip.passengers).toEqual([IRYNA, OLENA]);
  expect(await current(seen.id)).toEqual(trip);
});

it('[P-11] what somebody else has added meanwhile stays', async () => {
  const seen = await addTrip(place, INPUT, newTripId());
  await change(seen.id, { passengers: [IRYNA], notes: 'багаж' });
  const trip = await addPassenger(place, seen, OLENA);
  expect(trip).toMatchObject({ passengers: [IRYNA, OLENA], notes: 'багаж' });
});

it('[P-11] a passenger whose answer was lost is not added twice', async () => {
  const seen = await addTrip(place, INPUT, newTripId());
  await addPassenger(place, seen, OLENA);
  const trip = await addPassenger(place, seen, OLENA);
  expect(trip.passengers).toEqual([OLENA]);
});

it.each<[string, Partial<TripInput>]>([
  ['goes elsewhere', { to: 'Київ' }],
  ['goes at another time', { start: '2026-11-25T15:40:00.000Z' }],
  ['is full', { passengers: [IRYNA, IRYNA] }],
])('[P-11] [P-16] a trip that now %s takes nobody unasked', async (_, changed) => {
  const seen = await addTrip(place, INPUT, newTripId());
  const theirs = await change(seen.id, changed);
  await expect(addPassenger(place, seen, OLENA)).rejects.toMatchObject({
    failure: { reason: 'changed-elsewhere' },
  });
  expect(await current(seen.id)).toEqual(theirs);
});
