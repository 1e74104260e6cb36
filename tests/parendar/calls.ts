import { randomBytes } from 'node:crypto';
import {
  type Calendar,
  connectCalendar,
  listCalendars,
  type Trip,
  type TripInput,
} from '@par-club/functions/contract/parendar';
import { asSent } from '@par-club/functions/shared/as-sent';
import { FirebaseError } from 'firebase/app';
import { httpsCallable } from 'firebase/functions';
import { expect } from 'vitest';
import { adminFirestore, type Client } from '../kit/emulators.ts';
import { type Consent, consent, newAccount } from '../kit/google.ts';

/** A callable function of the contract. */
type Contract<Input, Output> = {
  name: string;
  input: { parse: (data: unknown) => Input };
  output: { parse: (data: unknown) => Output };
};

/** The SDK would give up after 70 s, which a busy machine may take. */
const PATIENT = { timeout: 600_000 };

/** Calls a function as the web app does. */
export async function call<Input, Output>(
  { functions }: Client,
  { name, output }: Contract<Input, Output>,
  input: Input,
): Promise<Output> {
  return output.parse((await httpsCallable<Input, Output>(functions, name, PATIENT)(asSent(input))).data);
}

/** Why a call failed: the reason of the contract, and the English words. */
export async function refusal(answer: Promise<unknown>): Promise<{ reason: unknown; message: string }> {
  const error = await answer.then(
    () => expect.fail('It was answered'),
    (failure: unknown) => failure,
  );
  if (!(error instanceof FirebaseError)) throw error;
  return { reason: Object(Object(error).details).reason, message: error.message };
}

/** What a call is refused with for an event that is another by now, and for one that is not there. */
export const CHANGED = { reason: 'changed-elsewhere', message: 'The event was changed in the meantime' };
export const notFound = (id: string) => ({ reason: 'not-found', message: `Event with ID ${id} not found` });

/** Connects the calendar of a Google account of its own, and tells its address. */
export async function connect(client: Client, email = newAccount()): Promise<string> {
  await connectBy(client, await consent(email));
  return email;
}

/** Connects the calendar by a consent that was given. */
export async function connectBy(client: Client, given: Consent): Promise<void> {
  await call(client, connectCalendar, given);
}

/** The calendars of somebody who has connected them. */
export async function calendarsOf(client: Client): Promise<Calendar[]> {
  const { calendars } = await call(client, listCalendars, {});
  return calendars ?? expect.fail('There is no grant');
}

/** The document that holds the grant of whoever is signed in. */
export function grantOf({ auth }: Client) {
  return adminFirestore().doc(`calendarGrants/${auth.currentUser?.uid}`);
}

/** An id for a new trip, as the web app makes one. */
export function newTripId(): string {
  return Array.from(randomBytes(26), (byte) => (byte % 32).toString(32)).join('');
}

export const TRIP: TripInput = {
  driverName: 'Іван Коваль',
  from: 'Київ',
  to: 'Львів',
  notes: 'Біля входу',
  passengers: [{ name: 'Олена', phone: '+380671234567' }],
  seats: 7,
  stops: [],
  start: '2026-11-25T10:00:00.000Z',
};

/** What was filled in of a trip. */
export function inputOf({
  driverName,
  from,
  to,
  notes,
  passengers,
  seats,
  stops = [],
  start,
}: Trip): TripInput {
  return { driverName, from, to, notes, passengers, seats, stops, start };
}
