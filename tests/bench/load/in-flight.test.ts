import { expect, test } from 'vitest';
import { after, inFlight } from './in-flight.ts';

test('so many pieces are done at the same time, and never more', async () => {
  let now = 0;
  let most = 0;
  const work = async () => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
  };
  const { milliseconds, errors } = await inFlight(3, work, (_, done) => done === 4);
  expect([most, milliseconds.length, errors]).toEqual([3, 12, 0]);
});

test('what fails is counted, has no time and ends nothing', async () => {
  const work = (place: number) => (place === 1 ? Promise.reject(new Error()) : Promise.resolve());
  const { milliseconds, errors } = await inFlight(2, work, (_, done) => done === 3);
  expect([milliseconds.length, errors]).toEqual([3, 3]);
});

test('no time is enough at once', () => {
  expect(after(0)()).toBe(true);
  expect(after(1000)()).toBe(false);
});
