import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import { demoCalendar } from '#storage/registry.ts';
import type { Stored } from '#storage/stored.ts';
import { storedJson } from '#storage/stored-json.ts';

export interface DemoState {
  /** Of the stored shape; what another one wrote is not read. */
  version: 1;
  calendars: Calendar[];
  /** By the id of their calendar. */
  trips: Record<string, Trip[]>;
  /** Counts the changes, for etags. */
  revision: number;
}

/** A person's demo calendar; null before the first run. It is read anew each time: another tab may have changed it. */
export function createDemoStore(uid: string): Stored<DemoState | null> {
  const parse = (json: unknown) => {
    const state = json as DemoState | null;
    return state?.version === 1 ? state : null;
  };
  return storedJson(demoCalendar, parse, uid);
}
