import { LISTED_DRIVERS, USERS } from '@par-club/functions/contract/parendar';
import { extractRow } from '@par-club/functions/contract/parex';
import { GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { doc, setDoc } from 'firebase/firestore';
import { googleIdToken } from '../../local/people.ts';
import { type Client, clientApp } from '../kit/emulators.ts';
import { newAccount } from '../kit/google.ts';
import { call, connect } from '../parendar/calls.ts';
import { CREATED, type Driver, documentsOf, PLACE, write } from '../parloc/drivers.ts';

/** Somebody of whom everything is stored that the product ever stores. */
export type Person = Driver & { client: Client; email: string; calendarEmail: string };

let people = 0;

/** Signs somebody in; without an address somebody whom nobody has seen before. */
export async function newPerson(email = newAccount()): Promise<Pick<Person, 'client' | 'email' | 'uid'>> {
  const client = clientApp();
  const [sub = ''] = email.split('@');
  const credential = GoogleAuthProvider.credential(googleIdToken({ sub, name: 'Іван Коваль', email }));
  const { user } = await signInWithCredential(client.auth, credential);
  return { client, email, uid: user.uid };
}

/** Does, as a person would, all of which something is stored. */
export async function personWithEverything(): Promise<Person> {
  people += 1;
  const { client, email, uid } = await newPerson();
  const driver: Driver = {
    uid,
    parlocId: `parloc_${Date.now()}`,
    phone: `+38093${String((Date.now() + people) % 10_000_000).padStart(7, '0')}`,
  };
  const person = { ...driver, client, email, calendarEmail: newAccount() };
  await storeEverything(person);
  return person;
}

/** Stores it all, for somebody of whom nothing is stored. */
export async function storeEverything(person: Person): Promise<void> {
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
