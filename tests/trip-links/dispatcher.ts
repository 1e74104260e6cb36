import type { Mark } from '@par-club/functions/contract/marks';
import { createTrip, type Trip, type TripInput } from '@par-club/functions/contract/parendar';
import { markTrip, publishTrip, SeatPage, type TripPages, VanPage } from '@par-club/functions/contract/trips';
import { doc, getDoc } from 'firebase/firestore';
import { afterAll, expect } from 'vitest';
import { adminFirestore, type Client, clientApp, newPerson, signInAs } from '../kit/emulators.ts';
import type { FunctionsAddress } from '../kit/functions-instance.ts';
import { call, connect, newTripId } from '../parendar/calls.ts';

const HOUR_MS = 3_600_000;
export const TIME_ZONE = 'Europe/Kyiv';

/** A moment by hours from now. */
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const clients: Client[] = [];
afterAll(() => Promise.all(clients.map(({ close }) => close())));

/** A client that the end of the test file closes. */
function kept(client: Client): Client {
  clients.push(client);
  return client;
}

/** A phone without a sign-in. */
export const stranger = () => kept(clientApp());

/** Somebody new whose calendar is connected; its id is the address of the account. */
export async function dispatcher({ functions }: { functions?: FunctionsAddress } = {}) {
  const client = kept(await signInAs(newPerson(), { functions }));
  return { client, email: await connect(client) };
}
export type Dispatcher = Awaited<ReturnType<typeof dispatcher>>;

/** A trip of today with two passengers, of whom one gets on at a stop. */
export const todaysTrip = (changes: Partial<TripInput> = {}): TripInput => ({
  driverName: 'Іван Коваль',
  from: 'Львів',
  to: 'Краків',
  notes: 'Паспорти',
  passengers: [
    { name: 'Олена', phone: '+380671234567', price: { amount: 900, currency: 'UAH' } },
    { name: 'Ігор', phone: '+380501112233', seats: 2, pickUp: 'Перемишль' },
  ],
  seats: 8,
  stops: [{ place: 'Перемишль', minutes: 120 }],
  start: inHours(-0.5),
  end: inHours(5),
  ...changes,
});

/** Makes a trip in the dispatcher's own calendar. */
export async function makeTrip({ client, email }: Dispatcher, input = todaysTrip()): Promise<Trip> {
  const target = { calendarId: email, tripId: newTripId(), timeZone: TIME_ZONE };
  return (await call(client, createTrip, { ...target, trip: input })).trip;
}

export const publish = async ({ client, email }: Dispatcher, { id }: Trip, anew?: string) => {
  const target = { calendarId: email, tripId: id, timeZone: TIME_ZONE };
  return (await call(client, publishTrip, { ...target, ...(anew !== undefined && { anew }) })).pages;
};

/** The passenger of a record with a name. */
export function passengerOf({ passengers }: Pick<TripPages, 'passengers'>, name: string) {
  return passengers.find((each) => each.name === name) ?? expect.fail(`There is no ${name}`);
}

/** What somebody without a sign-in gets who has the link; null for nothing. */
export async function vanOf(phone: Client, secret: string | null): Promise<VanPage | null> {
  const found = await getDoc(doc(phone.firestore, `trips/${secret}`));
  return found.exists() ? VanPage.parse(found.data()) : null;
}

export async function seatOf(phone: Client, secret: string | null): Promise<SeatPage | null> {
  const found = await getDoc(doc(phone.firestore, `seats/${secret}`));
  return found.exists() ? SeatPage.parse(found.data()) : null;
}

export const mark = async (phone: Client, secret: string | null, ...marks: Mark[]) =>
  (await call(phone, markTrip, { secret: String(secret), marks })).marks;

/** A trip of a new dispatcher's that has links. */
export async function publishedTrip() {
  const someone = await dispatcher();
  const trip = await makeTrip(someone);
  return { someone, trip, pages: await publish(someone, trip) };
}

/** The dispatcher's record, past the rules. */
export async function recordOf({ client }: Dispatcher) {
  const uid = client.auth.currentUser?.uid ?? '';
  const [record] = (await adminFirestore().collection(`users/${uid}/tripPages`).get()).docs;
  return record ?? expect.fail('There is no record');
}
