import type { Mark } from '@par-club/functions/contract/marks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Outbox, outboxOf } from './outbox.ts';
import { sendMarks } from './send-marks.data.ts';

/** Null until the page has come alive: a server has no outbox. */
export function useOutbox(secret: string): Outbox | null {
  const [outbox, setOutbox] = useState<Outbox | null>(null);
  useEffect(() => setOutbox(outboxOf(secret, sendMarks)), [secret]);
  return outbox;
}

const NONE: readonly Mark[] = [];
const never = () => () => {};

export function useWaiting(outbox: Outbox | null) {
  return useSyncExternalStore(outbox?.subscribe ?? never, outbox?.waiting ?? (() => NONE), () => NONE);
}
