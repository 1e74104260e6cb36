import type { Mark, Marks } from '@par-club/functions/contract/trips';
import { MARKS_LIMIT } from '@par-club/functions/contract/trips.values';
import { serverNow } from '#clock/server-clock.ts';
import { onNextTry } from '#loading/kept.ts';
import { tripPages } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';

type Unsent = Mark extends infer Each ? (Each extends Mark ? Omit<Each, 'at'> : never) : never;
export type Press = Unsent;

/** Gives marks to the server. @returns all marks of the trip; null where the link is no more; rejects where there is no answer */
export type Send = (secret: string, marks: readonly Mark[]) => Promise<Marks | null>;

export interface Outbox {
  /** Marks that the server does not have yet, in their order; the same list until they change. */
  waiting: () => readonly Mark[];
  /** All marks of the trip as the server last answered, which the page may come after; null before. */
  answered: () => Marks | null;
  /**
   * Keeps a mark of now, and sends what waits.
   * @param known when the newest mark was made that this phone knows of, in milliseconds since 1970
   */
  add: (press: Press, known: number) => void;
  subscribe: (changed: () => void) => () => void;
  /** Forgets what waits: the link was taken back. */
  clear: () => void;
}

const outboxes = new Map<string, Outbox>();

/**
 * The marks of a van's link that wait for the server: one outbox a link, whoever asks. They stay in the browser, go out
 * in order, and stay until the server has said that it has them; it takes each once, however often it comes.
 */
export function outboxOf(secret: string, send: Send): Outbox {
  const known = outboxes.get(secret);
  if (known) return known;
  const outbox = createOutbox(secret, send);
  outboxes.set(secret, outbox);
  return outbox;
}

export function createOutbox(secret: string, send: Send): Outbox {
  const stored = storedJson(tripPages, marksIn, `marks.${secret}`);
  const listeners = new Set<() => void>();
  // Another tab may have the same link, and marks of its own that wait.
  const read = () => stored.read() ?? [];
  let waiting = read();
  let answered: Marks | null = null;
  let isSending = false;
  let endWaiting = () => {};

  const change = (next: readonly Mark[]) => {
    waiting = [...next];
    stored.save(waiting.length === 0 ? null : waiting);
    for (const changed of listeners) changed();
  };

  const sendAll = async (failures = 0): Promise<void> => {
    endWaiting();
    if (isSending || waiting.length === 0) return;
    isSending = true;
    const batch = waiting.slice(0, MARKS_LIMIT);
    try {
      answered = await send(secret, batch);
      const sent = JSON.stringify(batch);
      change(answered ? read().filter((mark) => !sent.includes(JSON.stringify(mark))) : []);
      isSending = false;
      void sendAll();
    } catch {
      isSending = false;
      endWaiting = onNextTry(failures, () => void sendAll(failures + 1));
    }
  };

  void sendAll();
  // What was pressed last may wait for the answer to a press before. It may go out twice, and counts once.
  window.addEventListener('pagehide', () => {
    if (waiting.length > 0) send(secret, waiting).catch(() => {});
  });
  return {
    waiting: () => waiting,
    answered: () => answered,
    add(press, known) {
      // Two presses have an order, however fast they come, and whatever somebody does to the clock between; and a press
      // comes after what the page shows, by a clock that is behind as well.
      const last = waiting.at(-1);
      const at = Math.max(serverNow(), known + 1, last ? Date.parse(last.at) + 1 : 0);
      change([...read(), { ...press, at: new Date(at).toISOString() } as Mark]);
      void sendAll();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    clear: () => change([]),
  };
}

/** What an earlier version wrote otherwise is none. */
function marksIn(json: unknown): readonly Mark[] | null {
  return Array.isArray(json) ? (json as Mark[]) : null;
}
