import type { Mark, Marks } from '@par-club/functions/contract/marks';
import { MARKS_LIMIT } from '@par-club/functions/contract/trips.values';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '#storage/storage-of-tests.ts';
import { createOutbox, type Press, type Send } from './outbox.ts';

const SECRET = 's'.repeat(22);
/** What the server has of the trip. */
const ANSWER: Marks = { rides: {}, paid: {}, handedOver: {} };
const NOW = new Date('2027-03-03T08:00:00.000Z');
const aboard = (passenger: string): Press => ({ kind: 'ride', passenger, state: 'aboard' });
const namesOf = (marks: readonly Mark[]) => marks.map((mark) => ('passenger' in mark ? mark.passenger : ''));

let stored: Record<string, string>;
let online: EventTarget;
beforeEach(() => {
  stored = stubStorage('localStorage');
  vi.useFakeTimers({ now: NOW });
  online = new EventTarget();
  vi.stubGlobal('window', online);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Everything that is under way has ended. */
const settled = () => vi.advanceTimersByTimeAsync(0);

/** A server that can be away, or know the link no more, and what it was given. */
function server() {
  const state = { isAway: false, knowsLink: true };
  const given: string[][] = [];
  const send: Send = async (_secret, marks) => {
    if (state.isAway) throw new Error('offline');
    given.push(namesOf(marks));
    if (marks.some((mark) => 'passenger' in mark && mark.passenger.startsWith('bad'))) return 'refused';
    return state.knowsLink ? ANSWER : 'gone';
  };
  return { state, given, send };
}

describe('the outbox of a van', () => {
  it('[V-02] sends a mark at once, and keeps nothing of it', async () => {
    const { send, given } = server();
    const outbox = createOutbox(SECRET, send);
    outbox.add(aboard('olena'), 0);
    await settled();
    expect(given).toEqual([['olena']]);
    expect(outbox.waiting()).toEqual([]);
    expect(outbox.answered()).toBe(ANSWER);
    expect(stored).toEqual({});
  });

  it('[V-02] keeps marks without a connection, and sends them in order when it is back', async () => {
    const { send, given, state } = server();
    state.isAway = true;
    const outbox = createOutbox(SECRET, send);
    for (const name of ['olena', 'ihor', 'stepan']) outbox.add(aboard(name), 0);
    await settled();
    expect(namesOf(outbox.waiting())).toEqual(['olena', 'ihor', 'stepan']);
    state.isAway = false;
    online.dispatchEvent(new Event('online'));
    await settled();
    expect(given.flat()).toEqual(['olena', 'ihor', 'stepan']);
    expect(outbox.waiting()).toEqual([]);
  });

  it('[V-02] tries again by itself where the connection does not say that it is back', async () => {
    const { send, given, state } = server();
    state.isAway = true;
    createOutbox(SECRET, send).add(aboard('olena'), 0);
    await vi.advanceTimersByTimeAsync(60_000);
    state.isAway = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(given).toEqual([['olena']]);
  });

  it('[V-02] sends after the phone was off what was marked before', async () => {
    const { send, given, state } = server();
    state.isAway = true;
    createOutbox(SECRET, send).add(aboard('olena'), 0);
    await settled();
    state.isAway = false;
    // The page is opened again.
    const outbox = createOutbox(SECRET, send);
    await settled();
    expect(given).toEqual([['olena']]);
    expect(outbox.waiting()).toEqual([]);
    expect(stored).toEqual({});
  });

  it('[V-02] gives presses an order, whatever the clock does between them', async () => {
    const { send, state } = server();
    state.isAway = true;
    const outbox = createOutbox(SECRET, send);
    outbox.add(aboard('olena'), 0);
    outbox.add({ kind: 'ride', passenger: 'olena', state: 'waiting' }, 0);
    vi.setSystemTime(new Date(NOW.getTime() - 3_600_000));
    outbox.add(aboard('olena'), 0);
    const moments = outbox.waiting().map(({ at }) => at);
    expect(moments).toEqual([...new Set(moments)].toSorted());
    expect(moments).toHaveLength(3);
  });

  it('[V-02] dates a press after what the phone knows, by a clock that is behind as well', async () => {
    const { send, state } = server();
    state.isAway = true;
    const outbox = createOutbox(SECRET, send);
    outbox.add(aboard('olena'), Date.parse('2027-03-03T10:00:00.000Z'));
    outbox.add(aboard('ihor'), Date.parse('2027-03-03T10:00:00.000Z'));
    expect(outbox.waiting().map(({ at }) => at)).toEqual([
      ...['2027-03-03T10:00:00.001Z', '2027-03-03T10:00:00.002Z'],
    ]);
  });

  it.each(['+010000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', 'yesterday'])(
    '[F-S18] dates a press by the clock where what was kept before is of %s',
    (at) => {
      const { send, state } = server();
      state.isAway = true;
      stored[`parclub.trip.marks.${SECRET}`] = JSON.stringify([{ ...aboard('bad'), at }]);
      const outbox = createOutbox(SECRET, send);
      outbox.add(aboard('olena'), Date.parse('9999-12-31T23:59:59.999Z'));
      expect(outbox.waiting().map((mark) => mark.at)).toEqual([at, NOW.toISOString()]);
    },
  );

  it('[V-02] sends more marks than one call takes by several, in order', async () => {
    const { send, given, state } = server();
    state.isAway = true;
    const outbox = createOutbox(SECRET, send);
    for (let index = 0; index <= MARKS_LIMIT; index += 1) outbox.add(aboard(`p${index}`), 0);
    await settled();
    state.isAway = false;
    online.dispatchEvent(new Event('online'));
    await settled();
    expect(given.map(({ length }) => length)).toEqual([MARKS_LIMIT, 1]);
    expect(given.flat().at(-1)).toBe(`p${MARKS_LIMIT}`);
  });

  it('[V-02] keeps what two tabs of one link have marked, also when they send at once', async () => {
    const { send, given, state } = server();
    state.isAway = true;
    const tabs = [createOutbox(SECRET, send), createOutbox(SECRET, send)] as const;
    tabs[0].add(aboard('olena'), 0);
    tabs[1].add(aboard('ihor'), 0);
    tabs[0].add(aboard('stepan'), 0);
    await settled();
    expect(namesOf(createOutbox(SECRET, send).waiting())).toEqual(['olena', 'ihor', 'stepan']);
    state.isAway = false;
    online.dispatchEvent(new Event('online'));
    await settled();
    expect(new Set(given.flat())).toEqual(new Set(['olena', 'ihor', 'stepan']));
    for (const tab of tabs) expect(tab.waiting()).toEqual([]);
    expect(stored).toEqual({});
  });

  it('[V-02] sends what is marked while others are on their way', async () => {
    const { given } = server();
    let answer = () => {};
    const outbox = createOutbox(SECRET, (_secret, marks) => {
      given.push(namesOf(marks));
      return new Promise((resolve) => {
        answer = () => resolve(ANSWER);
      });
    });
    outbox.add(aboard('olena'), 0);
    outbox.add(aboard('ihor'), 0);
    expect(given).toEqual([['olena']]);
    answer();
    await settled();
    expect(given).toEqual([['olena'], ['ihor']]);
    answer();
    await settled();
    expect(outbox.waiting()).toEqual([]);
  });

  it('[V-02] sends what waits for an answer before when the page is left', async () => {
    const { given } = server();
    const outbox = createOutbox(SECRET, (_secret, marks) => {
      given.push(namesOf(marks));
      return new Promise(() => {});
    });
    outbox.add(aboard('olena'), 0);
    outbox.add(aboard('ihor'), 0);
    online.dispatchEvent(new Event('pagehide'));
    await settled();
    expect(given).toEqual([['olena'], ['olena', 'ihor']]);
  });

  it('[V-08] [F-S18] keeps nothing where the link was taken back, and tells what was not saved', async () => {
    const { send, state } = server();
    state.knowsLink = false;
    const outbox = createOutbox(SECRET, send);
    outbox.add(aboard('olena'), 0);
    await settled();
    expect(outbox.waiting()).toEqual([]);
    expect(namesOf(outbox.lost)).toEqual(['olena']);
    expect(stored).toEqual({});
  });

  it.each([
    ['alone', ['bad']],
    ['first', ['bad', ...Array<string>(9).fill('good')]],
    ['among more than one call takes', [...Array<string>(230).fill('good'), 'bad', 'good', 'bad-too']],
  ])('[F-S18] gives up a mark that is never taken (%s), and no other', async (_, names) => {
    const { send, given, state } = server();
    state.isAway = true;
    const outbox = createOutbox(SECRET, send);
    for (const name of names) outbox.add(aboard(name), 0);
    await settled();
    state.isAway = false;
    online.dispatchEvent(new Event('online'));
    await settled();
    const bad = names.filter((name) => name.startsWith('bad'));
    expect(namesOf(outbox.lost)).toEqual(bad);
    expect(outbox.waiting()).toEqual([]);
    expect(stored).toEqual({});
    const taken = given.filter((batch) => !batch.some((name) => name.startsWith('bad'))).flat();
    expect(taken).toHaveLength(names.length - bad.length);
    // It is looked for by halves.
    expect(given.length).toBeLessThan(2 + 9 * (bad.length + 1));
  });
});
