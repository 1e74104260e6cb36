import { type Trip, type TripInput, updateTrip } from '@par-club/functions/contract/parendar';
import { expect, it } from 'vitest';
import { CHANGED, call, inputOf, refusal, TRIP } from './calls.ts';
import { setUp } from './dispatcher.ts';

const { dispatcher, account, make, get, eventOf, edit, change } = await setUp();

const STOPS = [{ place: 'Житомир', minutes: 90 }];
const PETRO = { name: 'Петро', phone: '+380671112233' };

async function linesOf(id: string): Promise<string[]> {
  return JSON.parse(String((await eventOf(id)).description)).lines;
}

/** Saves a trip by a page that has shown what is proposed. */
async function settle({ id, etag }: Trip, trip: TripInput, timeZone?: string): Promise<Trip> {
  const input = { calendarId: account(), tripId: id, etag, trip, settlesProposal: true };
  return (await call(dispatcher, updateTrip, { ...input, ...(timeZone && { timeZone }) })).trip;
}

/** A trip to which somebody has added a passenger in Google Calendar. */
async function edited(): Promise<Trip> {
  const { id } = await make();
  const { description } = await eventOf(id);
  await edit(id, { description: `${description}\nПетро 067 111 22 33\nКлючі в Марії` });
  return get(id);
}

it('[T-10] tells the times of stops by the clocks of the calendar', async () => {
  const trip = await make();
  const changed = await settle(trip, { ...TRIP, stops: STOPS }, 'Europe/Kyiv');
  expect((await linesOf(changed.id))[2]).toBe('Зупинки: Житомир 13:30');
});

it('[T-10] what was edited in Google Calendar is proposed, and the trip is as it was', async () => {
  expect(await edited()).toMatchObject({
    origin: 'product',
    passengers: TRIP.passengers,
    proposed: { passengers: [...TRIP.passengers, PETRO], driverName: TRIP.driverName, seats: 7 },
  });
});

it('[T-10] is still proposed when a page that knows nothing of it saves something else', async () => {
  const trip = await edited();
  const changed = await change(trip, { ...inputOf(trip), notes: 'Біля каси' });
  expect(changed).toMatchObject({ notes: 'Біля каси', passengers: TRIP.passengers });
  expect(changed.proposed).toMatchObject({ notes: 'Біля каси', passengers: [...TRIP.passengers, PETRO] });
});

it('[T-10] is taken or left, and what is none of ours stays in the lines', async () => {
  const trip = await edited();
  const taken = await settle(trip, { ...inputOf(trip), passengers: [...TRIP.passengers, PETRO] });
  expect(taken.passengers).toMatchObject([...TRIP.passengers, PETRO]);
  expect(taken).not.toHaveProperty('proposed');
  expect((await linesOf(trip.id)).slice(-2)).toEqual(['2. Петро, +380 67 111 22 33', 'Ключі в Марії']);
  const other = await edited();
  const left = await settle(other, inputOf(other));
  expect(left.passengers).toMatchObject(TRIP.passengers);
  expect(left).not.toHaveProperty('proposed');
  expect((await linesOf(other.id)).at(-1)).toBe('Ключі в Марії');
});

it('[T-10] that is edited once more before it is left is shown again first', async () => {
  const trip = await edited();
  const { description } = await eventOf(trip.id);
  await edit(trip.id, { description: `${description}\nМарія 050 765 43 21` });
  expect(await refusal(settle(trip, inputOf(trip)))).toEqual(CHANGED);
  const again = await get(trip.id);
  expect(again.proposed?.passengers.map(({ name }) => name)).toEqual(['Олена', 'Петро', 'Марія']);
  const left = await settle(again, inputOf(again));
  // The answer to the decision was lost, and it is sent again.
  expect(await settle(again, inputOf(again))).toEqual(left);
});
