import type { ListedDriver } from '@par-club/functions/contract/parendar';
import type { Stored } from '#firebase/database.ts';
import { documents } from '#firebase/documents.ts';
import { type Live, useLive } from '#firebase/live.ts';
import { listPath, sendUnsent } from './driver-changes.data.ts';

/** A driver in a dispatcher's list; the rules hold its shape. */
export type OwnDriver = { id: string; fields: ListedDriver };

/** The dispatcher's list, by name. What an earlier visit could not send goes out with it. */
export function useDrivers(uid: string): Live<OwnDriver[]> {
  const path = listPath(uid);
  const live = useLive<Stored[]>(path, (listener) => {
    sendUnsent(uid);
    return documents.subscribeQuery(path, {}, listener);
  });
  return live.state === 'here' ? { ...live, value: byName(live.value.map(ownDriver)) } : live;
}

/** By name, as people look for them. */
export function byName(drivers: OwnDriver[]): OwnDriver[] {
  const { compare } = new Intl.Collator('uk', { numeric: true });
  return drivers.sort((one, other) => compare(one.fields.name, other.fields.name));
}

function ownDriver({ id, fields }: Stored): OwnDriver {
  return { id, fields: fields as ListedDriver };
}
