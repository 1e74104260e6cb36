import { expect, it } from 'vitest';
import { createPace } from './pace.ts';

const MINUTE = 60_000;
/** A place so many kilometres to the north. */
const north = (km: number) => ({ latitude: 50 + km / 111.195, longitude: 30 });

it('[V-04] is the way of the last ten minutes by its time, stands included', () => {
  const pace = createPace();
  for (let minute = 0; minute <= 20; minute += 1)
    pace.add({ ...north(Math.min(minute, 15)), at: minute * MINUTE });
  // Five minutes of a kilometre each, and five at a stop.
  expect(pace.value()).toBeCloseTo(5000 / 600, 1);
});

it('[V-04] is not known before two minutes have passed', () => {
  const pace = createPace();
  expect(pace.value()).toBeUndefined();
  pace.add({ ...north(0), at: 0 });
  pace.add({ ...north(1), at: MINUTE });
  expect(pace.value()).toBeUndefined();
  pace.add({ ...north(2), at: 2 * MINUTE });
  expect(pace.value()).toBeCloseTo(1000 / 60, 1);
});

it('[V-04] does not add up the steps of a device that is unsure of its place', () => {
  const pace = createPace();
  for (let second = 0; second <= 300; second += 1)
    pace.add({ ...north(second % 2 === 0 ? 0 : 0.02), at: second * 1000 });
  expect(pace.value()).toBeLessThan(1);
});
