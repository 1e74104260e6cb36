import {
  DRIVERS,
  PARLOC,
  PARLOC_PHONES,
  PLACE_DURATION_MS,
  PLACES,
} from '@par-club/functions/contract/parloc.values';
import { mapUrl, parlocIdAt } from '@par-club/functions/shared/parloc-item';
import { secretId } from '@par-club/functions/shared/secret-id';
import { origin, type Ports } from '../project/ports.ts';
import { Problem } from '../project/progress.ts';
import { commit, documentName, encode, PAST_THE_RULES } from './documents.ts';
import { googleIdToken, type Person, people } from './people.ts';

/** The address of the sample driver's page ends with it. */
export const SAMPLE_PHONE = '+380501234567';

const LVIV = { latitude: 49.8397, longitude: 24.0297, accuracy: 9 };
const MINUTE = 60_000;

/** Existing data stays as it is. */
export async function fillInSampleData(ports: Ports): Promise<void> {
  for (const person of [people.driver, people.dispatcher]) await signUp(ports, person);
  const { otherDriver } = people;
  await addDriver(ports, await signUp(ports, otherDriver), otherDriver.name);
}

/** Signs a person in at the Auth emulator, which makes the account the first time. @returns the uid */
async function signUp({ auth }: Ports, person: Person): Promise<string> {
  const postBody = new URLSearchParams({ id_token: googleIdToken(person), providerId: 'google.com' });
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo';
  const response = await fetch(`${origin(auth)}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ postBody: String(postBody), requestUri: origin(auth), returnSecureToken: true }),
  });
  if (!response.ok)
    throw new Problem(`The account of ${person.name} could not be made: ${await response.text()}`);
  const { localId } = (await response.json()) as { localId: string };
  return localId;
}

/** Saves a driver with a place of twenty minutes ago, unless the person has one. */
async function addDriver(ports: Ports, uid: string, name: string): Promise<void> {
  const now = Date.now();
  const parlocId = parlocIdAt(new Date(now));
  const sharedAt = now - 20 * MINUTE;
  const lastSharedTime = new Date(sharedAt).toISOString();
  const [phonePlace, stopKey] = [secretId(), secretId()];
  const card = { name, phone: SAMPLE_PHONE, carName: 'Renault Trafic, сірий · BC 5678 CE' };
  const endsAt = new Date(sharedAt + PLACE_DURATION_MS);
  const place = { ...card, url: mapUrl(LVIV), lastSharedTime, position: LVIV, endsAt };
  const moments = { createdAt: lastSharedTime, updatedAt: lastSharedTime };
  const item = { ...place, userId: uid, phonePlace, stopKey, ...moments };
  const create = (path: string, fields: object) => ({
    update: { name: documentName(path), ...encode(fields).mapValue },
    currentDocument: { exists: false },
  });
  const writes = [
    create(`${PARLOC}/${parlocId}`, item),
    create(`${PARLOC}/${parlocId}/${PLACES}/${phonePlace}`, { ...place, isProven: false }),
    create(`${PARLOC_PHONES}/${SAMPLE_PHONE}`, { parlocId }),
    create(`${DRIVERS}/${uid}`, { parlocId, askedAt: [] }),
  ];
  const response = await commit(ports, writes, PAST_THE_RULES);
  const isThere = response.status === 409;
  if (!response.ok && !isThere)
    throw new Problem(`The sample driver could not be saved: ${await response.text()}`);
}
