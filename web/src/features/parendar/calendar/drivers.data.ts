import type { ListedDriver } from '@par-club/functions/contract/listed-driver';
import { LISTED_DRIVERS, USERS } from '@par-club/functions/contract/parendar.values';
import type { Stored } from '#firebase/database.ts';
import { documents } from '#firebase/documents.ts';
import { type Live, useLive } from '#firebase/live.ts';
import { beforeSignOut } from '#session/before-sign-out.ts';
import { unsentDrivers } from '#storage/registry.ts';
import { storedIds, storedJson } from '#storage/stored-json.ts';

/** A driver in a dispatcher's list; the rules hold its shape. */
export type OwnDriver = { id: string; fields: ListedDriver };

/** A dispatcher's entry; the phone is normalised, and both it and the car are '' for none. */
export interface DriverEntry {
  name: string;
  phone: string;
  carName: string;
}

type Change = { kind: 'add' | 'change'; entry: DriverEntry; at: string } | { kind: 'delete'; at: string };

/** Changes that are on their way, the newest of each driver, by the driver's id. */
const underWay = new Map<string, Promise<void>>();
// Afterwards they are forgotten, like everything of the person on this device.
beforeSignOut.add(() => Promise.allSettled(underWay.values()));

function listPath(uid: string): string {
  return `${USERS}/${uid}/${LISTED_DRIVERS}`;
}

/** The dispatcher's list, by name. What an earlier visit could not send goes out with it. */
export function useDrivers(uid: string): Live<OwnDriver[]> {
  const path = listPath(uid);
  const live = useLive<Stored[]>(path, (listener) => {
    sendUnsent(uid);
    return documents.subscribeQuery(path, {}, listener);
  });
  return live.state === 'here' ? { ...live, value: byName(live.value as OwnDriver[]) } : live;
}

/** The list as far as it is here. */
export function useKnownDrivers(uid: string): readonly OwnDriver[] {
  const drivers = useDrivers(uid);
  return drivers.state === 'here' ? drivers.value : [];
}

export function byName(drivers: readonly OwnDriver[]): OwnDriver[] {
  const { compare } = new Intl.Collator('uk', { numeric: true });
  return [...drivers].sort((one, other) => compare(one.fields.name, other.fields.name));
}

/** Shows the driver at once. The promise waits for the server, as long as that takes, and rejects if it refuses. */
export function addDriver(uid: string, entry: DriverEntry): Promise<void> {
  return store(uid, crypto.randomUUID(), { kind: 'add', entry, at: new Date().toISOString() });
}

/** A driver who was deleted elsewhere meanwhile comes back. See `addDriver` for the promise. */
export function changeDriver(uid: string, id: string, entry: DriverEntry): Promise<void> {
  return store(uid, id, { kind: 'change', entry, at: new Date().toISOString() });
}

export function deleteDriver(uid: string, id: string): Promise<void> {
  return store(uid, id, { kind: 'delete', at: new Date().toISOString() });
}

function sendUnsent(uid: string): void {
  for (const id of storedIds(unsentDrivers, `${listPath(uid)}.`)) {
    const change = unsent(uid, id).read();
    // A refused change is logged and dropped: the next try would be refused too.
    if (change && !underWay.has(id)) send(uid, id, change).catch(() => {});
  }
}

function store(uid: string, id: string, change: Change): Promise<void> {
  unsent(uid, id).save(change);
  return send(uid, id, change);
}

function send(uid: string, id: string, change: Change): Promise<void> {
  const sent = write(uid, id, change).finally(() => {
    if (underWay.get(id) === sent) underWay.delete(id);
    unsent(uid, id).clearUnlessNewer(change);
  });
  underWay.set(id, sent);
  return sent;
}

/** An unsent change of a driver, which survives a reload and a lost connection. */
function unsent(uid: string, id: string) {
  return storedJson(unsentDrivers, (json) => json as Change | null, `${listPath(uid)}.${id}`);
}

/**
 * Idempotent, since answers may be lost. The driver's id goes into the dispatcher's document, for the rules' limit.
 */
async function write(uid: string, id: string, change: Change): Promise<void> {
  const path = `${listPath(uid)}/${id}`;
  const named = { path: `${USERS}/${uid}`, list: LISTED_DRIVERS, value: id };
  if (change.kind === 'delete') {
    return documents.batch([
      { kind: 'delete', path },
      { kind: 'remove', ...named },
    ]);
  }
  const { entry, at } = change;
  const phone = entry.phone || undefined;
  const carName = entry.carName || undefined;
  const add = () => {
    const known = { ...(phone && { phone }), ...(carName && { carName }) };
    const fields = { name: entry.name, ...known, createdAt: at, updatedAt: at };
    return documents.batch([
      { kind: 'set', path, fields },
      { kind: 'add', ...named },
    ]);
  };
  if (change.kind === 'add') return add();
  await documents.update(path, { name: entry.name, phone, carName, updatedAt: at }).catch(add);
}
