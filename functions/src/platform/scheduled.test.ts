import * as logger from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailure } from './failure.ts';
import { type Due, scheduled, waitAfter, workOff } from './scheduled.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), error: vi.fn() }));
beforeEach(() => vi.clearAllMocks());

const MINUTE = 60_000;
const PHONE = '+380671234567';
type Item = Due & { id: string };

/** So many items of each owner in turn, as a query gives them: the oldest first. */
async function* itemsOf(...counts: readonly (readonly [owner: string, count: number])[]) {
  for (const [owner, count] of counts) {
    for (let at = 0; at < count; at += 1) yield { owner, id: `${owner}${at}`, overdue: 90 * MINUTE };
  }
}

describe('[F-S13] a run', () => {
  it('takes owners in turns, however many items one of them has before the others', async () => {
    const done: string[] = [];
    const others = Array.from({ length: 39 }, (_, at) => [`other${at}-`, 3] as const);
    const work = async ({ id, owner }: Item) => {
      if (owner === 'many-') throw new CallFailure('forbidden');
      done.push(id);
      return 'kept';
    };
    const counts = await workOff<Item>({ name: 'run', items: itemsOf(['many-', 500], ...others), work });
    expect(counts).toEqual({ kept: 117, forbidden: 500, left: 0, oldestMinutes: 90 });
    // Everybody's first comes before anybody's second.
    expect(new Set(done.slice(0, 39).map((id) => id.split('-')[0])).size).toBe(39);
  });

  it('works on several people at once, and never twice on one', async () => {
    const atWork = new Set<string>();
    let most = 0;
    const work = async ({ owner }: Item) => {
      expect(atWork).not.toContain(owner);
      atWork.add(owner);
      most = Math.max(most, atWork.size);
      await new Promise(setImmediate);
      atWork.delete(owner);
      return 'kept';
    };
    const people = Array.from({ length: 20 }, (_, at) => [`p${at}-`, 4] as const);
    expect(await workOff<Item>({ name: 'run', items: itemsOf(...people), work })).toMatchObject({ kept: 80 });
    expect(most).toBe(16);
  });

  it('ends when its time is up, reads no more than it needs, and says what it has left', async () => {
    let now = 0;
    let read = 0;
    const counted = async function* () {
      for await (const item of itemsOf(...Array.from({ length: 900 }, (_, at) => [`p${at}-`, 1] as const))) {
        read += 1;
        yield item;
      }
    };
    const clock = () => now;
    const work = async () => {
      now += MINUTE;
      return 'kept';
    };
    const counts = await workOff<Item>({ name: 'run', items: counted(), work, clock });
    // Eight minutes' items, and those that the other lanes had begun.
    expect(counts.kept).toBeGreaterThanOrEqual(8);
    expect(counts.kept).toBeLessThanOrEqual(8 + 16);
    expect(counts.left).toBe(read - Number(counts.kept));
    expect(read).toBeLessThan(100);
  });
});

it.each([
  ['an error', new RangeError(PHONE)],
  ['a text', PHONE],
  ['nothing', undefined],
  ['an object that is no text', { toString: 1, valueOf: 1 }],
])('[F-S11] no exception of one item ends a run, nor is it logged: %s', async (_, thrown) => {
  const putOff = vi.fn(() => Promise.reject(new Error(PHONE)));
  const work = async ({ owner }: Item) => {
    if (owner === 'bad') throw thrown;
    return 'kept';
  };
  const items = itemsOf(['bad', 2], ['good', 2]);
  const counts = await workOff<Item>({ name: 'run', items, work, putOff });
  expect(counts).toEqual({ kept: 2, internal: 2, left: 0, oldestMinutes: 90 });
  expect(putOff.mock.calls).toMatchObject([
    [{ id: 'bad0' }, 'internal'],
    [{ id: 'bad1' }, 'internal'],
  ]);
  expect(JSON.stringify(vi.mocked(logger.error).mock.calls)).not.toContain(PHONE);
});

it('[F-S13] what fails waits longer each time, and a day at most', () => {
  const waits = [1, 2, 3, 7, 1000].map((tries) => waitAfter(tries) / MINUTE);
  expect(waits).toEqual([30, 60, 120, 1440, 1440]);
});

describe('[L-04] a scheduled function', () => {
  const runOf = (run: () => Promise<object>) =>
    scheduled('cleanUp', '30 3 * * *', run).run({ scheduleTime: new Date(0).toISOString() });

  it('runs by the clocks of the deployment, and logs what there was', async () => {
    const run = scheduled('cleanUp', '30 3 * * *', async () => ({}));
    expect(run.__endpoint.scheduleTrigger).toMatchObject({
      schedule: '30 3 * * *',
      timeZone: 'Europe/Kyiv',
    });
    await runOf(async () => ({ items: { emptied: 2 } }));
    expect(vi.mocked(logger.info).mock.calls).toEqual([
      ['run', { function: 'cleanUp', items: { emptied: 2 } }],
    ]);
  });

  it('logs where a failure came from, and nothing of whom it was about', async () => {
    const failing = runOf(() => Promise.reject(new RangeError(PHONE)));
    await expect(failing).rejects.toThrow('cleanUp failed');
    expect(vi.mocked(logger.error).mock.calls).toMatchObject([
      ['unforeseen', { function: 'cleanUp', error: 'RangeError' }],
    ]);
    expect(JSON.stringify(vi.mocked(logger.error).mock.calls)).not.toContain(PHONE);
  });
});
