import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import { readLocal, removeLocal, writeLocal } from '#storage/local.ts';

/** Followed by the id of whose demo it is. */
const STORAGE_KEY = 'parclub.demo_calendar';
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

/**
 * Where a person's demo calendar is kept. It is read anew each time, since another tab may have changed it. Where the browser
 * keeps nothing, or no more, what is there lives on in the page.
 */
export function createDemoStore(uid: string) {
  const key = `${STORAGE_KEY}.${uid}`;
  let unkept: DemoState | null = null;
  return {
    /** Null before the first run. */
    read: (): DemoState | null => unkept ?? parse(readLocal(key)),
    /** Whether the browser has kept it. */
    write(state: DemoState): boolean {
      const isKept = writeLocal(key, JSON.stringify(state));
      unkept = isKept ? null : state;
      return isKept;
    },
    clear(): void {
      unkept = null;
      removeLocal(key);
    },
  };
}

/** Null for what is not ours. */
function parse(text: string | null): DemoState | null {
  try {
    const state: Partial<DemoState> | null = JSON.parse(text ?? 'null');
    const isWhole = state?.version === VERSION && Array.isArray(state.calendars) && state.trips !== undefined;
    return isWhole ? { ...EMPTY, ...state } : null;
  } catch {
    return null;
  }
}
