import { readLocal, removeLocal, writeLocal } from './local.ts';

const PREFIX = 'parclub.last_known.';

/** What the server said last, for a page that opens without a connection. */
export interface LastKnown<Value> {
  value: Value;
  /** When that was, in milliseconds since 1970. */
  at: number;
}

/** Keeps what is a person's own on their device, from now until they sign out. */
export function keepLastKnown(name: string, uid: string, value: unknown): void {
  writeLocal(PREFIX + name, JSON.stringify({ uid, at: Date.now(), value }));
}

/** Null for nothing, and for what is somebody else's. The caller knows the type of what it has kept. */
export function readLastKnown<Value>(name: string, uid: string): LastKnown<Value> | null {
  try {
    const kept = JSON.parse(readLocal(PREFIX + name) ?? 'null');
    return kept?.uid === uid ? { value: kept.value, at: kept.at } : null;
  } catch {
    return null;
  }
}

/** Forgets what is kept under a name, or everything. */
export function forgetLastKnown(name = ''): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX + name)) removeLocal(key);
  } catch {
    // Blocked: there is nothing to forget.
  }
}
