import { readLocal, removeLocal, writeLocal } from '#storage/local.ts';

const STORAGE_KEY = 'parclub.parloc_live';

/** Live sharing that this device has started: it goes on after a reload, and no other device takes it over. */
export interface LiveSession {
  itemId: string;
  /** ISO moment at which it ends; '' until it is stopped. */
  until: string;
}

/** The session of this item that has not ended; null for none. */
export function readSession(itemId: string, now: Date): LiveSession | null {
  try {
    const session: LiveSession = JSON.parse(readLocal(STORAGE_KEY) ?? '{}');
    const going = session.itemId === itemId && (session.until === '' || new Date(session.until) > now);
    return going ? session : null;
  } catch {
    return null;
  }
}

export function keepSession(session: LiveSession): void {
  writeLocal(STORAGE_KEY, JSON.stringify(session));
}

export function dropSession(): void {
  removeLocal(STORAGE_KEY);
}
