import type { Mark, Marks } from '@par-club/functions/contract/marks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callPublicly, reasonOf } from '#firebase/public-call.ts';
import { createOutbox, type Outbox, type Send } from './outbox.ts';

const sendMarks: Send = async (secret, marks) => {
  try {
    // A driver may close the page right after a press.
    return (await callPublicly<{ marks: Marks }>('markTrip', { secret, marks }, { keepalive: true })).marks;
  } catch (error) {
    const reason = await reasonOf(error);
    if (reason === 'not-found') return 'gone';
    if (reason === 'invalid-input' || reason === 'limit-reached') return 'refused';
    throw error;
  }
};

const outboxes = new Map<string, Outbox>();

/** The outbox of a van's link, one for all callers. Null until the page has come alive: a server has none. */
export function useOutbox(secret: string): Outbox | null {
  const [outbox, setOutbox] = useState<Outbox | null>(null);
  useEffect(() => {
    const known = outboxes.get(secret) ?? createOutbox(secret, sendMarks);
    outboxes.set(secret, known);
    setOutbox(known);
  }, [secret]);
  return outbox;
}

const NONE: readonly Mark[] = [];
const never = () => () => {};

export function useWaiting(outbox: Outbox | null) {
  return useSyncExternalStore(outbox?.subscribe ?? never, outbox?.waiting ?? (() => NONE), () => NONE);
}
