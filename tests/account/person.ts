import { randomInt } from 'node:crypto';
import { LISTED_DRIVERS, USERS } from '@par-club/functions/contract/parendar.values';
import { extractRow } from '@par-club/functions/contract/parex';
import { parlocIdAt } from '@par-club/functions/shared/parloc-item';
import { doc, setDoc } from 'firebase/firestore';
import { type Client, newPerson, signInAs } from '../kit/emulators.ts';
import type { FunctionsAddress } from '../kit/functions-instance.ts';
import { newAccount } from '../kit/google.ts';
import { call, connect } from '../parendar/calls.ts';
import { CREATED, type Driver, documentsOf, PLACE, write } from '../parloc/drivers.ts';

/** Somebody of whom everything is stored that the product ever stores. */
export type Person = Driver & { client: Client; email: string; calendarEmail: string };

/** Signs somebody in; without an address somebody whom nobody has seen before. */
export async function signUp(
  email = newAccount(),
  functions?: FunctionsAddress,
): Promise<Pick<Person, 'client' | 'email' | 'uid'>> {
  const client = await signInAs(newPerson(email), { functions });
  return { client, email, uid: client.auth.currentUser?.uid ?? '' };
}

/**
 * Does, as a person would, all of which something is stored.
 *
 * @param functions that the person calls, in place of the emulator's
 */
export async function personWithEverything(functions?: FunctionsAddress): Promise<Person> {
  const { client, email, uid } = await signUp(newAccount(), functions);
  const driver: Driver = {
    uid,
    parlocId: parlocIdAt(new Date(randomInt(1e12, 2e12))),
    phone: `+38093${randomInt(1e6, 1e7)}`,
  };
  const person = { ...driver, client, email, calendarEmail: newAccount() };
  await storeEverything(person);
  return person;
}

/** Stores it all, for somebody of whom nothing is stored. */
async function storeEverything(person: Person): Promise<void> {
  const { client } = person;
  await write(client.firestore, documentsOf(person));
  await write(client.firestore, listedDriversOf(person));
  await connect(client, person.calendarEmail);
  await call(client, extractRow, { message: 'Київ', columns: ['Звідки'] });
  const item = doc(client.firestore, `parloc/${person.parlocId}`);
  await setDoc(
    item,
    { ...PLACE, live: { until: '', state: 'on' }, updatedAt: PLACE.lastSharedTime },
    { merge: true },
  );
}

export function listedDriversOf({ uid, phone }: Pick<Driver, 'uid' | 'phone'>) {
  const moments = { createdAt: CREATED, updatedAt: CREATED };
  const list = `${USERS}/${uid}/${LISTED_DRIVERS}`;
  return {
    [`${list}/one`]: { name: 'Марія', phone, ...moments },
    [`${list}/two`]: { name: 'Степан', ...moments },
  };
}
