import { describe, expect, it } from 'vitest';
import { pointAt, road } from './road-line.ts';

describe('pointAt', () => {
  it('begins and ends where the road does', () => {
    expect(pointAt(0)).toEqual(road[0]);
    const end = pointAt(1);
    expect(end.x).toBeCloseTo(road.at(-1)?.x ?? Number.NaN);
    expect(end.y).toBeCloseTo(road.at(-1)?.y ?? Number.NaN);
  });

  it('goes on in equal steps', () => {
    const step = (part: number) => {
      const [a, b] = [pointAt(part), pointAt(part + 0.001)];
      return Math.hypot(b.x - a.x, b.y - a.y);
    };
    expect(step(0.03)).toBeCloseTo(step(0.5), 3);
    expect(step(0.9)).toBeCloseTo(step(0.5), 3);
  });
});
