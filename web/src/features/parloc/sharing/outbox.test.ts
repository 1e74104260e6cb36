import type { Parloc } from '@par-club/functions/contract/parloc';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import type { Write } from '../shared/item-writes.data.ts';
import {
  enqueue,
  isOutdated,
  isTooLate,
  pendingWish,
  send,
  sharePlace,
  withdrawShare,
} from './outbox.data.ts';

// The queue alone is tried here, without a database behind it.
const { batch, resync } = vi.hoisted(() => ({
  batch: vi.fn<(writes: readonly Write[]) => Promise<void>>(),
  resync: vi.fn<(itemId: string) => Promise<DriverDoc | null>>(),
}));
vi.mock('#firebase/documents.ts', () => ({ documents: { batch } }));
vi.mock('../shared/driver-doc.data.ts', () => ({
  resync,
  toServerIso: (moment: number) => new Date(moment).toISOString(),
}));

const MINUTE = 60_000;
const SHARED = '2026-11-21T10:00:00.000Z';
const itemWith = (fields: Partial<Parloc>) => ({ id: 'mine', fields }) as DriverDoc;
const mine = itemWith({ lastSharedTime: SHARED, stopKey: 'key' });

const place = {
  position: { latitude: 50.4501, longitude: 30.5234, accuracy: 8 },
  takenAt: new Date('2026-11-21T10:00:00Z'),
};

const pending = pendingWish('mine');

let stored: Map<string, string>;
let isFull: boolean;
beforeEach(() => {
  batch.mockReset().mockResolvedValue();
  resync.mockReset();
  stored = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => void vi.useRealTimers());

describe('[D-11] what a press asked for', () => {
  it('waits for its own item, as it was', () => {
    enqueue(mine, { kind: 'show', place });
    expect(pending.read()).toMatchObject({ kind: 'show', place });
    expect(pendingWish('another').read()).toBeNull();
  });

  it('makes those before it useless', () => {
    enqueue(mine, { kind: 'show', place });
    enqueue(mine, { kind: 'hide' });
    expect(pending.read()).toMatchObject({ kind: 'hide' });
  });

  it('is forgotten when it has arrived, but not for one before it', () => {
    enqueue(mine, { kind: 'hide' }, 1);
    const first = pending.read();
    enqueue(mine, { kind: 'hide' }, 2);
    if (first) pending.clearUnlessNewer(first);
    const second = pending.read();
    expect(second).toMatchObject({ kind: 'hide' });
    if (second) pending.clearUnlessNewer(second);
    expect(pending.read()).toBeNull();
    expect([...stored.keys()]).toEqual(['parclub.owed_stop.mine']);
  });

  it('lives in the page where storage is full, and makes what is stored useless', () => {
    enqueue(mine, { kind: 'show', place });
    isFull = true;
    expect(pending.isUnsaved()).toBe(false);
    enqueue(mine, { kind: 'endLive' });
    expect(pending.read()).toMatchObject({ kind: 'endLive' });
    expect(pending.isUnsaved()).toBe(true);
    isFull = false;
    enqueue(mine, { kind: 'hide' });
    expect(pending.read()).toMatchObject({ kind: 'hide' });
    expect(pending.isUnsaved()).toBe(false);
  });

  it.each([
    '{',
    'null',
    '{"kind":"other"}',
    '{"kind":"show"}',
    '{"kind":"show","place":{"takenAt":"never"}}',
  ])('is nothing where %s is stored', (text) => {
    stored.set('parclub.parloc_outbox.mine', text);
    expect(pending.read()).toBeNull();
  });
});

describe('[F-U2] what takes the place away', () => {
  const owed = () => stored.get('parclub.owed_stop.mine');
  const at = Date.parse(SHARED) + MINUTE;

  it.each(['hide', 'endLive'] as const)('%s is owed by the browser, whoever is signed in', (kind) => {
    enqueue(mine, { kind }, at);
    expect(JSON.parse(owed() ?? '')).toMatchObject({ stopKey: 'key', pressedAt: '2026-11-21T10:01:00.000Z' });
  });

  it('also ends a share that the device’s clock has not come to yet', () => {
    enqueue(mine, { kind: 'hide' }, at - 60 * MINUTE);
    expect(JSON.parse(owed() ?? '')).toMatchObject({ stopKey: 'key', pressedAt: SHARED });
  });

  it('says which live sharing it ends', () => {
    const live = { until: '2026-11-21T11:00:00.000Z', state: 'on' } as const;
    enqueue(itemWith({ lastSharedTime: SHARED, stopKey: 'key', live }), { kind: 'endLive' }, at);
    expect(JSON.parse(owed() ?? '')).toMatchObject({ liveUntil: live.until });
  });

  it('is not owed any more when a newer press leaves the place', () => {
    enqueue(mine, { kind: 'hide' });
    enqueue(mine, { kind: 'keep' });
    expect(owed()).toBeUndefined();
  });

  it('is owed until a newer place has arrived, and not withdrawn with a share that has not', async () => {
    enqueue(mine, { kind: 'hide' }, at);
    enqueue(mine, { kind: 'show', place });
    expect(owed()).toBeDefined();
    withdrawShare('mine');
    expect(pending.read()).toBeNull();
    expect(owed()).toBeDefined();
    const arrived = Promise.withResolvers<void>();
    batch.mockReturnValueOnce(arrived.promise);
    const shared = sharePlace(mine, { ...place, takenAt: new Date(at + MINUTE) });
    expect(owed()).toBeDefined();
    arrived.resolve();
    await shared;
    expect(owed()).toBeUndefined();
  });

  it('is owed still when a place arrives that was on its way before', async () => {
    enqueue(mine, { kind: 'hide' }, at);
    await sharePlace(mine, place);
    expect(owed()).toBeDefined();
  });

  it('waits on where a share is withdrawn', () => {
    enqueue(mine, { kind: 'hide' });
    withdrawShare('mine');
    expect(pending.read()).toMatchObject({ kind: 'hide' });
    expect(owed()).toBeDefined();
  });
});

describe('[D-11] a press that has waited', () => {
  const pressed = Date.parse(SHARED) + MINUTE;
  const later = new Date(pressed + MINUTE).toISOString();
  const wishes = [
    { kind: 'show', place: { ...place, takenAt: new Date(pressed) } },
    { kind: 'hide' },
  ] as const;

  it.each(wishes)('to $kind is outdated by a newer place, unless it was pressed just now', (wish) => {
    vi.useFakeTimers({ now: pressed + 2 * MINUTE });
    enqueue(mine, wish, pressed);
    const waiting = pending.read();
    expect(waiting && isOutdated(waiting, itemWith({ lastSharedTime: later }))).toBe(true);
    expect(waiting && isOutdated(waiting, mine)).toBe(false);
    vi.setSystemTime(pressed + MINUTE);
    expect(waiting && isOutdated(waiting, itemWith({ lastSharedTime: later }))).toBe(false);
  });
});

describe('[L-04] a stop of live sharing that has waited', () => {
  const pressed = Date.parse(SHARED) + MINUTE;
  const until = '2026-11-21T11:00:00.000Z';
  const live = (end: string) =>
    itemWith({
      lastSharedTime: new Date(pressed + MINUTE).toISOString(),
      live: { until: end, state: 'on' },
    });

  it.each([
    ['later places of the same live sharing', until, false],
    ['live sharing that was begun since', '2026-11-21T12:00:00.000Z', true],
  ])('with %s is outdated: %j', (_, end, isOver) => {
    vi.useFakeTimers({ now: pressed + 2 * MINUTE });
    enqueue(live(until), { kind: 'endLive' }, pressed);
    const waiting = pending.read();
    expect(waiting && isOutdated(waiting, live(end))).toBe(isOver);
  });
});

describe('[L-04] a press that the database refuses', () => {
  const refusal = new Error('permission-denied');
  const wish = { kind: 'hide', at: Date.parse(SHARED) } as const;
  beforeEach(() => void vi.useFakeTimers({ now: wish.at }));

  it('is sent once more with the item as it is by then', async () => {
    const newer = new Date(wish.at + MINUTE).toISOString();
    batch.mockRejectedValueOnce(refusal);
    resync.mockResolvedValue(itemWith({ lastSharedTime: newer }));
    await send(mine, wish);
    expect(batch).toHaveBeenCalledTimes(2);
    expect(batch.mock.lastCall?.[0][0]).toMatchObject({ fields: { stoppedAt: newer } });
  });

  it('is not sent again where the item holds something newer, or is gone', async () => {
    vi.setSystemTime(wish.at + 2 * MINUTE);
    const newer = new Date(wish.at + MINUTE).toISOString();
    for (const fresh of [itemWith({ lastSharedTime: newer }), null]) {
      batch.mockReset().mockRejectedValueOnce(refusal);
      resync.mockResolvedValue(fresh);
      await expect(send(mine, wish)).rejects.toBe(refusal);
      expect(batch).toHaveBeenCalledOnce();
    }
  });

  it('is not sent again where the driver has pressed something else since', async () => {
    batch.mockRejectedValueOnce(refusal);
    resync.mockResolvedValue(mine);
    enqueue(mine, { kind: 'show', place });
    await expect(send(mine, wish)).rejects.toBe(refusal);
    expect(batch).toHaveBeenCalledOnce();
  });

  it('is sent no third time', async () => {
    batch.mockRejectedValue(refusal);
    resync.mockResolvedValue(mine);
    await expect(send(mine, wish)).rejects.toBe(refusal);
    expect(batch).toHaveBeenCalledTimes(2);
  });
});

describe('[L-04] a place that waits', () => {
  it.each([
    [60, false],
    [61, true],
  ])('for %i minutes is too late: %j', (minutes, isLate) => {
    vi.useFakeTimers({ now: place.takenAt.getTime() + minutes * MINUTE });
    enqueue(mine, { kind: 'show', place });
    const wish = pending.read();
    expect(wish && isTooLate(wish)).toBe(isLate);
  });
});
