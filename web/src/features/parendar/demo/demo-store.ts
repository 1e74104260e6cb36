import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import { demoCalendar } from '#storage/registry.ts';
import type { Stored } from '#storage/stored.ts';
import { storedJson } from '#storage/stored-json.ts';

/** Of the stored shape; what another one wrote is not read. */
const VERSION = 1;

/** All that the demo calendar knows. */
export interface DemoState {
  version: typeof VERSION;
  calendars: Calendar[];
  /** By the id of their calendar. */
  trips: Record<string, Trip[]>;
  /** Counts the changes, for etags. */
  revision: number;
}

export const EMPTY: DemoState = { version: VERSION, calendars: [], trips: {}, revision: 0 };

/** A person's demo calendar; null before the first run. It is read anew each time: another tab may have changed it. */
export function createDemoStore(uid: string): Stored<DemoState | null> {
  return storedJson(demoCalendar, parse, uid);
}

/** Null for what is not ours. */
function parse(json: unknown): DemoState | null {
  const state = json as Partial<DemoState> | null;
  const isWhole = state?.version === VERSION && Array.isArray(state.calendars) && state.trips !== undefined;
  return isWhole ? { ...EMPTY, ...state } : null;
}
