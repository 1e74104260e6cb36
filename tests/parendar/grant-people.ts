import { listCalendars } from '@par-club/functions/contract/parendar';
import { afterAll, beforeEach, inject } from 'vitest';
import { type Client, clientApp, newPerson, signInAs } from '../kit/emulators.ts';
import { call, grantOf } from './calls.ts';

/** A visitor, and two people for the tests of one file, who begin each of them without a grant. */
export async function setUpPeople() {
  const { ordinary: functions } = inject('functions');
  const visitor = clientApp({ functions });
  const person = newPerson();
  const [dispatcher, stranger] = await Promise.all([
    signInAs(person, { functions }),
    signInAs(newPerson(), { functions }),
  ]);
  beforeEach(() => Promise.all([dispatcher, stranger].map((client) => grantOf(client).delete())));
  afterAll(() => Promise.all([visitor, dispatcher, stranger].map(({ close }) => close())));
  return { visitor, person, dispatcher, stranger };
}

/** What the calendars of somebody are who has not connected any. */
export const NONE = { calendars: null };
/** What a call is refused with when the grant has ended. */
export const GRANT_LOST = { reason: 'grant-lost', message: 'Failed to refresh access token' };

/** As the function answers: NONE is no failure. */
export const answerTo = (client: Client) => call(client, listCalendars, {});

/** The document of somebody's grant. */
export const keptGrant = async (client: Client) => (await grantOf(client).get()).data();
