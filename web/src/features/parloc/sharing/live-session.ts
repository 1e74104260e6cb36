import { liveSession } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';

/** Milliseconds without a sign of life after which a session does not go on. */
const SESSION_TIMEOUT_MS = 15 * 60_000;

/** Live sharing of this device: it survives a reload, and no other device takes it over. */
export interface LiveSession {
  /** ISO moment of its end by the device's clock; '' until it is stopped. */
  until: string;
  /** Identifies a session, also an extended one. */
  startedAt: number;
  /** Last sign of life, in milliseconds since 1970 by the device's clock. */
  aliveAt: number;
}

/** Null for an ended or lifeless session. @param now milliseconds since 1970 */
export function readSession(itemId: string, now: number): LiveSession | null {
  const session = storedSession(itemId).read();
  const isAlive = session !== null && Math.abs(now - session.aliveAt) < SESSION_TIMEOUT_MS;
  return isAlive && !isOver(session, now) ? session : null;
}

/** @param now milliseconds since 1970 */
export function isOver({ until }: Pick<LiveSession, 'until'>, now: number): boolean {
  return until !== '' && Date.parse(until) <= now;
}

export function storedSession(itemId: string) {
  return storedJson(liveSession, (json) => json as LiveSession | null, itemId);
}
