import type * as contract from '@par-club/functions/contract/parendar';
import type { ListedDriver } from '@par-club/functions/contract/parendar';
import { documents } from '#firebase/firestore.ts';
import { type Live, useLive } from '#firebase/live.ts';
import type { Stored } from '#firebase/subscription.ts';

// The contract's values would bring its schemas along; its types see to it that these are the same.
const USERS: typeof contract.USERS = 'users';
const DRIVERS: typeof contract.LISTED_DRIVERS = 'drivers';

/** A driver in a dispatcher's list; the rules hold its shape. */
export type OwnDriver = { id: string; fields: ListedDriver };

/** What a dispatcher fills in; the phone is normalised, or '' for none. */
export interface DriverEntry {
  name: string;
  phone: string;
}

/** The dispatcher's list, by name. */
export function useDrivers(uid: string): Live<OwnDriver[]> {
  const path = listPath(uid);
  const live = useLive<Stored[]>(path, (listener) => documents.subscribeQuery(path, {}, listener));
  return live.state === 'here' ? { ...live, value: byName(live.value.map(ownDriver)) } : live;
}

/**
 * Puts a driver into the list. It shows there at once; the promise is kept when the server has it, which without a
 * connection takes until there is one.
 */
export function addDriver(uid: string, { name, phone }: DriverEntry): Promise<void> {
  const createdAt = new Date().toISOString();
  const fields = { name, ...(phone !== '' && { phone }), createdAt, updatedAt: createdAt };
  return documents.set(driverPath(uid, crypto.randomUUID()), fields, { merge: false });
}

/** See `addDriver` for when the promise is kept. */
export function changeDriver(uid: string, id: string, { name, phone }: DriverEntry): Promise<void> {
  const updatedAt = new Date().toISOString();
  return documents.update(driverPath(uid, id), { name, phone: phone === '' ? undefined : phone, updatedAt });
}

/** See `addDriver` for when the promise is kept. */
export function deleteDriver(uid: string, id: string): Promise<void> {
  return documents.delete(driverPath(uid, id));
}

function ownDriver({ id, fields }: Stored): OwnDriver {
  return { id, fields: fields as ListedDriver };
}

function byName(drivers: OwnDriver[]): OwnDriver[] {
  const { compare } = new Intl.Collator('uk', { numeric: true });
  return drivers.sort((one, other) => compare(one.fields.name, other.fields.name));
}

function listPath(uid: string): string {
  return `${USERS}/${uid}/${DRIVERS}`;
}

function driverPath(uid: string, id: string): string {
  return `${listPath(uid)}/${id}`;
}
