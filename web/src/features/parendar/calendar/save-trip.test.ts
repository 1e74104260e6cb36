import type { Trip, TripInput } from '@par-club/functions/contract/parendar';
import { expect, it } from 'vitest';
import { CallError } from '#failures/call-error.ts';
import { emptyPlace } from './place-of-tests.ts';
import { type Attempt, addPassenger, addTrip, changeTrip, newAttempt, type Target } from './save-trip.ts';

const INPUT: TripInput = {
  driverName: 'Іван',
  from: 'Краків',
  to: 'Львів',
  notes: '',
  passengers: [],
  stops: [],
  seats: 2,
  start: '2026-11-25T13:40:00.000Z',
};
const DAY = { from: new Date('2026-11-25T00:00:00.000Z'), to: new Date('2026-11-26T00:00:00.000Z') };
const OLENA = { id: 'olena0', name: 'Олена', phone: '+380671234567' };
const IRYNA = { id: 'iryna0', name: 'Ірина', phone: '+380671234568' };

const place = emptyPlace();

const current = (id: string) => place.service.getTrip(place.calendar.id, id);
const change = async (id: string, input: Partial<TripInput>) =>
  place.service.updateTrip(place.calendar.id, await current(id), { ...INPUT, ...input });

/** The tries at one trip, each of which knows what the earlier ones have sent. */
function tries(first = newAttempt()) {
  let attempt = first;
  const keep = (next: Attempt) => {
    attempt = next;
  };
  return {
    attempt: () => attempt,
    send: (input: TripInput, at = place) => addTrip(at, input, attempt, keep),
  };
}
/** A calendar whose answers to this call are lost on their way back, though the call arrives. */
function losing(call: 'createTrip' | 'updateTrip'): Target {
  const lost = async (...args: never[]) => {
    await (place.service[call] as (...input: never[]) => Promise<Trip>)(...args);
    throw new CallError({ reason: 'no-response' });
  };
  return { ...place, service: { ...place.service, [call]: lost } };
}
const listed = () => place.service.listTrips(place.calendar.id, DAY);
const LOST = { failure: { reason: 'no-response' } };
const CHANGED = { failure: { reason: 'changed-elsewhere' } };

it('[P-12] a request that is sent again makes one trip, with what was typed last', async () => {
  const { send, attempt } = tries();
  await expect(send(INPUT, losing('createTrip'))).rejects.toMatchObject(LOST);
  const again = await send({ ...INPUT, notes: 'табличка', passengers: [OLENA] });
  expect(again).toMatchObject({ id: attempt().tripId, notes: 'табличка', passengers: [OLENA] });
  expect(await listed()).toEqual([again]);
});

it('[P-12] it does so though the answer to the second try was lost too', async () => {
  const { send } = tries();
  await expect(send(INPUT, losing('createTrip'))).rejects.toMatchObject(LOST);
  await expect(send({ ...INPUT, notes: 'табличка' }, losing('updateTrip'))).rejects.toMatchObject(LOST);
  const third = await send({ ...INPUT, notes: 'табличка', seats: 3 });
  expect(await listed()).toEqual([third]);
});

it('[P-12] a trip that was stored with fewer spaces is still the one that was sent', async () => {
  const { send, attempt } = tries();
  await expect(send({ ...INPUT, to: 'Львів  -  вокзал' }, losing('createTrip'))).rejects.toMatchObject(LOST);
  await change(attempt().tripId, { to: 'Львів – вокзал' });
  const again = await send({ ...INPUT, to: 'Львів  -  вокзал', seats: 3 });
  expect(await listed()).toEqual([again]);
});

it('[P-16] a retry does not write over what somebody else has changed', async () => {
  const { send, attempt } = tries();
  await expect(send(INPUT, losing('createTrip'))).rejects.toMatchObject(LOST);
  const theirs = await change(attempt().tripId, { passengers: [IRYNA] });
  await expect(send({ ...INPUT, notes: 'табличка' })).rejects.toMatchObject({ ...CHANGED, theirs });
  expect(await listed()).toEqual([theirs]);
  const mine = await changeTrip(place, theirs, { ...INPUT, notes: 'табличка' });
  expect(mine).toMatchObject({ id: theirs.id, notes: 'табличка', passengers: [] });
});

it('[P-16] who writes over a change is told of the next one', async () => {
  const seen = await tries().send(INPUT);
  const theirs = await change(seen.id, { passengers: [IRYNA] });
  await expect(changeTrip(place, seen, INPUT)).rejects.toMatchObject({ ...CHANGED, theirs });
});

it('[P-12] a copied tab, which has the same id, makes a trip of its own', async () => {
  const shared = newAttempt();
  const first = await tries(shared).send(INPUT);
  const copy = tries(shared);
  const second = await copy.send({ ...INPUT, passengers: [IRYNA] });
  expect(second.id).toBe(copy.attempt().tripId);
  expect(await listed()).toEqual(expect.arrayContaining([first, second]));
});

it('[P-12] a request whose trip did arrive and was deleted makes another', async () => {
  const { send, attempt } = tries();
  await expect(send(INPUT, losing('createTrip'))).rejects.toMatchObject(LOST);
  const { tripId } = attempt();
  await place.service.deleteTrip(place.calendar.id, await current(tripId));
  // As Google does, which never gives an id away again.
  const createTrip: typeof place.service.createTrip = async (calendarId, input, id) => {
    if (id === tripId) throw new CallError({ reason: 'changed-elsewhere' });
    return place.service.createTrip(calendarId, input, id);
  };
  const again = await send(INPUT, { ...place, service: { ...place.service, createTrip } });
  expect(again.id).not.toBe(tripId);
  expect(await listed()).toEqual([again]);
});

it('[P-11] a passenger is added to those who are there', async () => {
  const seen = await tries().send({ ...INPUT, passengers: [IRYNA] });
  const trip = await addPassenger(place, seen, OLENA);
  expect(trip.passengers).toEqual([IRYNA, OLENA]);
  expect(await current(seen.id)).toEqual(trip);
});

it('[P-11] what somebody else has added meanwhile stays', async () => {
  const seen = await tries().send(INPUT);
  await change(seen.id, { passengers: [IRYNA], notes: 'багаж' });
  const trip = await addPassenger(place, seen, OLENA);
  expect(trip).toMatchObject({ passengers: [IRYNA, OLENA], notes: 'багаж' });
});

it('[P-11] a passenger whose answer was lost is not added twice', async () => {
  const seen = await tries().send(INPUT);
  await addPassenger(place, seen, OLENA);
  const trip = await addPassenger(place, seen, OLENA);
  expect(trip.passengers).toEqual([OLENA]);
});

it.each<[string, Partial<TripInput>]>([
  ['goes elsewhere', { to: 'Київ' }],
  ['goes at another time', { start: '2026-11-25T15:40:00.000Z' }],
  ['is full', { passengers: [IRYNA, { ...IRYNA, id: 'other0' }] }],
])('[P-11] [P-16] a trip that now %s takes nobody unasked', async (_, changed) => {
  const seen = await tries().send(INPUT);
  const theirs = await change(seen.id, changed);
  await expect(addPassenger(place, seen, OLENA)).rejects.toMatchObject({
    failure: { reason: 'changed-elsewhere' },
  });
  expect(await current(seen.id)).toEqual(theirs);
});
