import { createHash, randomInt } from 'node:crypto';
import { LISTED_DRIVERS, USERS } from '@par-club/functions/contract/parendar.values';
import { extractRows } from '@par-club/functions/contract/parex';
import { saveDriver } from '@par-club/functions/contract/parloc';
import { DRIVERS } from '@par-club/functions/contract/parloc.values';
import { shareTripPlace } from '@par-club/functions/contract/trips';
import { doc, getDoc, writeBatch } from 'firebase/firestore';
import { type Client, newPerson, signInAs } from '../kit/emulators.ts';
import type { FunctionsAddress } from '../kit/functions-instance.ts';
import { newAccount } from '../kit/google.ts';
import { call, connect } from '../parendar/calls.ts';
import { putDrivers } from '../parendar/listed-drivers.ts';
import {
  CREATED,
  type Driver,
  endIn,
  itemPath,
  PLACE,
  phonePath,
  placeOf,
  placePath,
} from '../parloc/drivers.ts';
import { proofOf } from '../parloc/phones.ts';
import { makeTrip, passengerOf, publish, todaysTrip } from '../trip-links/dispatcher.ts';

/** Somebody of whom everything is stored that the product ever stores. */
export type Person = Driver & {
  client: Client;
  email: string;
  calendarEmail: string;
  /** Whose link leads on to the present one. */
  formerPhone: string;
  /** The documents of a trip's own pages. */
  tripPaths: string[];
};

/** What the driver fills in, beside the phone. */
export const CARD = { name: 'Олена Коваль', carName: 'Mercedes Sprinter, AA 1234 BB' };
/** The place behind a link for one purpose. */
const LINK_PLACE = 'link-0'.padEnd(22, 'x');

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
  const [formerPhone, phone] = [`+38093${randomInt(1e6, 1e7)}`, `+38093${randomInt(1e6, 1e7)}`];
  const former = { ...CARD, phone: formerPhone, phoneToken: await proofOf(formerPhone) };
  const { parlocId } = await call(client, saveDriver, former);
  await call(client, saveDriver, { ...CARD, phone, leadsOn: true });
  const item = await getDoc(doc(client.firestore, `parloc/${parlocId}`));
  const phonePlace = String(item.get('phonePlace'));
  const driver: Driver = { uid, parlocId, phone, phonePlace };
  const person = { ...driver, client, email, calendarEmail: newAccount(), formerPhone, tripPaths: [] };
  await sharePlace(person);
  await putDrivers(client.firestore, uid, listedDriversOf(person));
  await connect(client, person.calendarEmail);
  await call(client, extractRows, { message: 'Київ', columns: ['Звідки'] });
  return { ...person, tripPaths: await makeTripPages(person) };
}

/** Makes a trip with its own pages, from which the van's place is shown. @returns the paths of what is stored of it */
async function makeTripPages({ client, calendarEmail, phone }: Person): Promise<string[]> {
  const someone = { client, email: calendarEmail };
  const passengers = [{ name: 'Оксана', phone }];
  const trip = await makeTrip(someone, todaysTrip({ driverName: 'Марія', passengers }));
  const { van, ...pages } = await publish(someone, trip);
  const { seat } = passengerOf(pages, 'Оксана');
  const position = { latitude: 49.84, longitude: 24.03, accuracy: 10 };
  const input = { secret: String(van), place: { position, at: new Date().toISOString() } };
  const { place } = await call(client, shareTripPlace, input);
  const record = createHash('sha256').update(`${calendarEmail}\n${trip.id}`).digest('hex');
  return [
    `trips/${van}`,
    `seats/${seat}`,
    ...[van, seat].map((secret) => `tripLinks/${secret}`),
    `${USERS}/${client.auth.currentUser?.uid}/tripPages/${record}`,
    `parloc/${place?.parlocId}/places/${place?.placeId}`,
  ];
}

/** Shares a place, by the phone's own link and by one for a purpose. */
export async function sharePlace({ client: { firestore }, ...driver }: Person): Promise<void> {
  const shown = { ...PLACE, live: { until: '', state: 'on' }, endsAt: endIn(7) };
  const links = { [LINK_PLACE]: { name: 'рейс 06:00', endsAt: endIn(8) } };
  const place = placeOf({ ...CARD, phone: driver.phone, ...shown });
  const batch = writeBatch(firestore);
  batch.update(doc(firestore, itemPath(driver)), { ...shown, links, updatedAt: new Date().toISOString() });
  batch.set(doc(firestore, placePath(driver)), place);
  batch.set(doc(firestore, placePath(driver, LINK_PLACE)), place);
  await batch.commit();
}

/** The paths of all documents that name somebody of whom everything is stored. */
export function pathsOf(person: Person): string[] {
  return [
    `calendarGrants/${person.uid}`,
    `${DRIVERS}/${person.uid}`,
    itemPath(person),
    placePath(person),
    placePath(person, LINK_PLACE),
    ...person.tripPaths,
    phonePath(person),
    phonePath({ ...person, phone: person.formerPhone }),
    `${USERS}/${person.uid}`,
    ...Object.keys(listedDriversOf(person)).map((id) => `${USERS}/${person.uid}/${LISTED_DRIVERS}/${id}`),
  ].sort();
}

/** The drivers whom the person works with, by their ids. */
export function listedDriversOf({ phone }: Pick<Driver, 'phone'>) {
  const moments = { createdAt: CREATED, updatedAt: CREATED };
  return { one: { name: 'Марія', phone, ...moments }, two: { name: 'Степан', ...moments } };
}
