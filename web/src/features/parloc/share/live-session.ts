import { readLocal, removeLocal, writeLocal } from '#storage/local.ts';

const PREFIX = 'parclub.parloc_live.';

/** Milliseconds without a sign of life after which a session is not taken up again: nobody would expect it. */
const FORGOTTEN = 15 * 60_000;

/** Live sharing that this device has started: it goes on after a reload, and no other device takes it over. */
export interface LiveSession {
  /** ISO moment at which it ends, by the device's clock; '' until it is stopped. */
  until: string;
  /** When it gave its last sign of life, in milliseconds since 1970 by the device's clock. */
  aliveAt: number;
}

/** The session of this item that has not ended; null for none. @param now milliseconds since 1970 */
export function readSession(itemId: string, now: number): LiveSession | null {
  try {
    const session: LiveSession = JSON.parse(readLocal(PREFIX + itemId) ?? 'null');
    const isForgotten = !(Math.abs(now - session.aliveAt) < FORGOTTEN);
    return isForgotten || isOver(session, now) ? null : session;
  } catch {
    return null;
  }
}

/** Whether its time is over. @param now milliseconds since 1970 */
export function isOver({ until }: Pick<LiveSession, 'until'>, now: number): boolean {
  return until !== '' && Date.parse(until) <= now;
}

export function keepSession(itemId: string, session: LiveSession): void {
  writeLocal(PREFIX + itemId, JSON.stringify(session));
}

export function dropSession(itemId: string): void {
  removeLocal(PREFIX + itemId);
}
