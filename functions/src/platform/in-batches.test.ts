import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Doubles numbers; each batch is worked on until it is let go. */
function doubler(most: number) {
  const batches: number[][] = [];
  const held: PromiseWithResolvers<void>[] = [];
  const double = inBatches(most, async (numbers: number[]) => {
    batches.push(numbers);
    const hold = Promise.withResolvers<void>();
    held.push(hold);
    await hold.promise;
    return numbers.map((number) => number * 2);
  });
  return { batches, double, held };
}

it('works on what came during one batch together, and answers each', async () => {
  const { batches, double, held } = doubler(3);
  const answers = [1, 2, 3, 4, 5].map(double);
  for (let batch = 0; batch < 3; batch += 1) {
    held[batch]?.resolve();
    await answers[batch === 2 ? 4 : batch * 3];
  }
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
});

it('fails the batch that failed, and goes on', async () => {
  const { batches, double, held } = doubler(2);
  const [first, second, third, fourth] = [1, 2, 3, 4].map(double);
  held[0]?.resolve();
  await first;
  held[1]?.reject(new Error('No answer'));
  await expect(second).rejects.toThrow('No answer');
  await expect(third).rejects.toThrow('No answer');
  held[2]?.resolve();
  expect(await fourth).toBe(8);
  expect(batches).toEqual([[1], [2, 3], [4]]);
});
