import { mapUrl } from '@par-club/functions/shared/parloc-item';
import { origin } from '../../../local/project/ports.ts';
import { commit, documentName, encode } from '../../../local/sample/documents.ts';
import { googleIdToken } from '../../../local/sample/people.ts';
import { emulatorPorts } from '../../kit/emulators.ts';
import { type Driver, itemOf, itemPath, placePath, sharedDocumentsOf } from '../../parloc/drivers.ts';
import { driverAt, saveDocuments } from '../drivers.ts';

/** A driver with an account, whose item is in the database. */
export interface Owner {
  driver: Driver;
  /** The ID token of the account. */
  token: string;
}

const ports = emulatorPorts('bench');
const SIGN_IN = `${origin(ports.auth)}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo`;
/** Accounts that are made at the same time. */
const AT_ONCE = 20;
/** Degrees from one place to the next, as in a minute's drive or so. */
const STEP = 0.001;
const SHARED_FIELDS = ['url', 'lastSharedTime', 'position', 'live', 'stoppedAt', 'endsAt', 'updatedAt'];
const HOUR_MS = 60 * 60_000;

/** Signs up drivers and saves their items. */
export async function signUpOwners(count: number): Promise<Owner[]> {
  const owners: Owner[] = [];
  while (owners.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - owners.length) }, (_, index) =>
      signUp(owners.length + index),
    );
    owners.push(...(await Promise.all(some)));
  }
  await saveDocuments(owners.flatMap(({ driver }) => Object.entries(sharedDocumentsOf(driver))));
  return owners;
}

async function signUp(index: number): Promise<Owner> {
  const sub = `owner-${index}`;
  const token = googleIdToken({ sub, name: sub, email: `${sub}@example.com` });
  const postBody = String(new URLSearchParams({ id_token: token, providerId: 'google.com' }));
  const response = await fetch(SIGN_IN, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ postBody, requestUri: origin(ports.auth), returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`Nobody could sign up: ${await response.text()}`);
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { driver: { ...driverAt(index), uid: localId }, token: idToken };
}

/**
 * Shares a place as the driver's page does while it is live: the item and the place in one batch, on which the rules look.
 *
 * @param turn how many places the driver has shared before
 * @param at the moment of the share, by which listeners tell it from others
 * @throws an error when the database did not take it
 */
export async function share({ driver, token }: Owner, turn: number, at: string): Promise<void> {
  const position = { latitude: Number((50.4 + turn * STEP).toFixed(4)), longitude: 30.5234, accuracy: 8 };
  const live = { until: '', state: 'on' };
  const endsAt = new Date(Date.now() + 23 * HOUR_MS);
  const shown = { url: mapUrl(position), lastSharedTime: at, position, live, endsAt };
  const { name, phone, carName } = itemOf(driver);
  const documentAt = (path: string, fields: object) => ({
    update: { name: documentName(path), ...encode(fields).mapValue },
  });
  const writes = [
    {
      ...documentAt(itemPath(driver), { ...shown, updatedAt: at }),
      updateMask: { fieldPaths: SHARED_FIELDS },
      currentDocument: { exists: true },
    },
    documentAt(placePath(driver), { name, phone, carName, isProven: false, ...shown }),
  ];
  const response = await commit(ports, writes, token);
  const answer = (await response.json()) as { error?: { status: string; message: string } };
  if (answer.error)
    throw new Error(`${answer.error.status}: ${answer.error.message.replaceAll(/\d+/g, '…')}`);
}
