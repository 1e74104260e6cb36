import type { Mark, Marks } from '@par-club/functions/contract/marks';
import { MARKS_LIMIT } from '@par-club/functions/contract/trips.values';
import { serverNow } from '#clock/server-clock.ts';
import { onNextTry } from '#loading/kept.ts';
import { tripPages } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';

type Unsent = Mark extends infer Each ? (Each extends Mark ? Omit<Each, 'at'> : never) : never;
export type Press = Unsent;

/** Gives marks to the server. @returns all marks of the trip, or why none is ever taken; rejects where there is no answer */
export type Send = (secret: string, marks: readonly Mark[]) => Promise<Marks | 'gone' | 'refused'>;

export interface Outbox {
  /** Marks that the server does not have yet, in their order; the same list until they change. */
  waiting: () => readonly Mark[];
  /** Marks that the server never takes, since the page was opened. */
  lost: readonly Mark[];
  /** All marks of the trip as the server last answered, which the page may come after; null before. */
  answered: () => Marks | null;
  /**
   * Keeps a mark of now, and sends what waits.
   * @param known when the newest mark was made that this phone knows of, in milliseconds since 1970
   */
  add: (press: Press, known: number) => void;
  subscribe: (changed: () => void) => () => void;
  /** Gives up what waits: the link was taken back. */
  giveUp: () => void;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const outboxes = new Map<string, Outbox>();

/**
 * The marks of a van's link that wait for the server: one outbox a link, whoever asks. They stay in the browser, go out
 * in order, and stay until the server has said that it has them, or never takes them; it takes each once, however often it
 * comes.
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
  const lost: Mark[] = [];
  let answered: Marks | null = null;
  let isSending = false;
  let endWaiting = () => {};
  /** Marks of the next call at most: one that is refused is looked for by halves, so that it keeps no other. */
  let most = MARKS_LIMIT;

  const change = (next: readonly Mark[]) => {
    waiting = [...next];
    stored.save(waiting.length === 0 ? null : waiting);
    for (const changed of listeners) changed();
  };

  /** These wait no longer. */
  const take = (marks: readonly Mark[]) => {
    const taken = JSON.stringify(marks);
    change(read().filter((mark) => !taken.includes(JSON.stringify(mark))));
  };
  const giveUp = (marks: readonly Mark[]) => {
    lost.push(...marks);
    take(marks);
  };

  const sendAll = async (failures = 0): Promise<void> => {
    endWaiting();
    if (isSending || waiting.length === 0) return;
    isSending = true;
    const batch = waiting.slice(0, most);
    try {
      const answer = await send(secret, batch);
      most = MARKS_LIMIT;
      if (answer === 'gone') giveUp(waiting);
      else if (answer !== 'refused') {
        answered = answer;
        take(batch);
      } else if (batch.length > 1) most = Math.ceil(batch.length / 2);
      else giveUp(batch);
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
    lost,
    answered: () => answered,
    add(press, known) {
      // Two presses have an order, however fast they come, and whatever somebody does to the clock between; and a press
      // comes after what the page shows, by a clock that is behind as well.
      const last = waiting.at(-1);
      const now = serverNow();
      const after = Math.max(known, last ? Date.parse(last.at) : 0) + 1;
      // What claims to be of another day is wrong itself.
      const at = after < now + DAY_MS ? Math.max(now, after) : now;
      change([...read(), { ...press, at: new Date(at).toISOString() } as Mark]);
      void sendAll();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    giveUp: () => giveUp(waiting),
  };
}

/** What is stored otherwise is none. */
function marksIn(json: unknown): readonly Mark[] | null {
  return Array.isArray(json) ? (json as Mark[]) : null;
}
