import type { Mark, Marks } from '@par-club/functions/contract/marks';
import { MARKS_LIMIT } from '@par-club/functions/contract/trips.values';
import { serverNow } from '#clock/server-clock.ts';
import { onNextTry } from '#loading/kept.ts';
import { tripPages } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';

export type Press = Mark extends infer Each ? (Each extends Mark ? Omit<Each, 'at'> : never) : never;

/** Sends marks. @returns all marks of the trip, or why the server never takes them; rejects without an answer */
export type Send = (secret: string, marks: readonly Mark[]) => Promise<Marks | 'gone' | 'refused'>;

export type Outbox = ReturnType<typeof createOutbox>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps a van's marks and sends them in order, until the server has confirmed or refused them; repeats do no harm.
 */
export function createOutbox(secret: string, send: Send) {
  const stored = storedJson(tripPages, marksIn, `marks.${secret}`);
  const listeners = new Set<() => void>();
  // Another tab may have unsent marks of the same link.
  const read = () => stored.read() ?? [];
  let waiting: readonly Mark[] = read();
  const lost: Mark[] = [];
  let answered: Marks | null = null;
  let isSending = false;
  let endWaiting = () => {};
  /** The size of the next call: a refused batch is halved until the wrong mark stands alone. */
  let most = MARKS_LIMIT;

  const change = (next: readonly Mark[]) => {
    waiting = [...next];
    stored.save(waiting.length === 0 ? null : waiting);
    for (const changed of listeners) changed();
  };

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
  // The last mark may wait for the answer to an earlier one. It may go out twice, and counts once.
  window.addEventListener('pagehide', () => {
    if (waiting.length > 0) send(secret, waiting).catch(() => {});
  });
  return {
    /** Unsent marks in their order; the same list until they change. */
    waiting: () => waiting,
    /** Marks that the server has refused since the page was opened. */
    lost: lost as readonly Mark[],
    /** All marks of the trip in the server's last answer; null before. The page may be newer. */
    answered: () => answered,
    /** @param known the moment of the newest mark on this phone, in milliseconds since 1970 */
    add(press: Press, known: number) {
      // Marks keep their order, however fast they come, and whatever happens to the clock; a mark comes after the
      // page's newest one, also by a clock that is behind.
      const last = waiting.at(-1);
      const now = serverNow();
      const after = Math.max(known, last ? Date.parse(last.at) : 0) + 1;
      // A mark of another day is wrong itself.
      const at = after < now + DAY_MS ? Math.max(now, after) : now;
      change([...read(), { ...press, at: new Date(at).toISOString() } as Mark]);
      void sendAll();
    },
    subscribe(changed: () => void) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    /** The link was taken back. */
    giveUp: () => giveUp(waiting),
  };
}

function marksIn(json: unknown): readonly Mark[] | null {
  return Array.isArray(json) ? (json as Mark[]) : null;
}
