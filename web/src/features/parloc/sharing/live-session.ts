import { liveSession } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';

/** Milliseconds without a sign of life after which a session is not taken up again: nobody would expect it. */
const SESSION_TIMEOUT_MS = 15 * 60_000;

/** Live sharing that this device has started: it goes on after a reload, and no other device takes it over. */
export interface LiveSession {
  /** ISO moment at which it ends, by the device's clock; '' until it is stopped. */
  until: string;
  /** When it was started; by that an extended session is known as the same. */
  startedAt: number;
  /** When it gave its last sign of life, in milliseconds since 1970 by the device's clock. */
  aliveAt: number;
}

/** The session of this item that has not ended; null for none. @param now milliseconds since 1970 */
export function readSession(itemId: string, now: number): LiveSession | null {
  const session = storedSession(itemId).read();
  const isAlive = session !== null && Math.abs(now - session.aliveAt) < SESSION_TIMEOUT_MS;
  return isAlive && !isOver(session, now) ? session : null;
}

/** Whether its time is over. @param now milliseconds since 1970 */
export function isOver({ until }: Pick<LiveSession, 'until'>, now: number): boolean {
  return until !== '' && Date.parse(until) <= now;
}

export function saveSession(itemId: string, session: LiveSession): void {
  storedSession(itemId).save(session);
}

export function clearSession(itemId: string): void {
  storedSession(itemId).clear();
}

function storedSession(itemId: string) {
  return storedJson(liveSession, (json) => json as LiveSession | null, itemId);
}
