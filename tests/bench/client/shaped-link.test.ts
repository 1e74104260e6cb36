import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShapedLink } from './shaped-link.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** 1 kB takes 10 ms, and 100 ms there and back. */
const shape = { roundTripMs: 100, bitsPerSecond: 800_000 };

/** Opens an answer whose arrival is told with its time. */
function open(link: ShapedLink) {
  let bytes = 0;
  const answer = { endedAt: Number.NaN, bytes: () => bytes };
  const startedAt = performance.now();
  const { send, end } = link.open(
    (packet) => {
      bytes += packet.length;
    },
    () => {
      answer.endedAt = performance.now() - startedAt;
    },
  );
  return Object.assign(answer, { send, end });
}

it('an answer takes half a round trip and the time of its bytes', async () => {
  const answer = open(new ShapedLink(shape));
  answer.send(Buffer.alloc(14_600));
  answer.end();
  await vi.runAllTimersAsync();
  expect(answer.bytes()).toBe(14_600);
  expect(answer.endedAt).toBeCloseTo(50 + 146, -1);
});

it('two answers share the link, and each takes twice as long', async () => {
  const link = new ShapedLink(shape);
  const answers = [open(link), open(link)];
  for (const { send, end } of answers) {
    send(Buffer.alloc(14_600));
    end();
  }
  await vi.runAllTimersAsync();
  for (const { endedAt } of answers) expect(endedAt).toBeGreaterThan(0.9 * (50 + 292));
  expect(Math.max(...answers.map(({ endedAt }) => endedAt))).toBeCloseTo(50 + 292, -1);
});

it('a small answer does not wait for the whole of a large one', async () => {
  const link = new ShapedLink(shape);
  const [large, small] = [open(link), open(link)];
  large.send(Buffer.alloc(146_000));
  large.end();
  small.send(Buffer.alloc(1000));
  small.end();
  await vi.runAllTimersAsync();
  expect(small.endedAt).toBeLessThan(100);
  expect(large.endedAt).toBeGreaterThan(1400);
});

it('an answer without an end passes on what it has', async () => {
  const answer = open(new ShapedLink(shape));
  answer.send(Buffer.from('first'));
  await vi.runAllTimersAsync();
  expect(answer.bytes()).toBe(5);
  answer.send(Buffer.from('second'));
  await vi.runAllTimersAsync();
  expect(answer.bytes()).toBe(11);
  expect(answer.endedAt).toBeNaN();
});
