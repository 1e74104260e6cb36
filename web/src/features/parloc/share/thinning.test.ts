import { describe, expect, it } from 'vitest';
import { isWorthSending, metresBetween } from './thinning.ts';

const START = new Date('2026-11-21T10:00:00Z').getTime();

const placeAt = (seconds: number, metresNorth = 0, accuracy = 8) => ({
  position: { latitude: 50 + metresNorth / 111_195, longitude: 30, accuracy },
  takenAt: new Date(START + seconds * 1000),
});

describe('positions are thinned', () => {
  it('the first is sent', () => expect(isWorthSending(null, placeAt(0))).toBe(true));
  it('the next if the car has moved', () => expect(isWorthSending(placeAt(0), placeAt(5, 25))).toBe(true));
  it('not while it stands', () => expect(isWorthSending(placeAt(0), placeAt(30, 10))).toBe(false));
  it('not while the device is unsure', () =>
    expect(isWorthSending(placeAt(0), placeAt(30, 60, 200))).toBe(false));
  it('at the second look in any case', () => expect(isWorthSending(placeAt(0), placeAt(59))).toBe(true));
});

it('a degree of latitude is 111.2 km, and one of longitude half of that at 60°', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude, accuracy: 8 });
  expect(metresBetween(at(50, 30), at(50, 30))).toBe(0);
  expect(metresBetween(at(50, 30), at(51, 30)) / 1000).toBeCloseTo(111.2, 1);
  expect(metresBetween(at(60, 30), at(60, 31)) / 1000).toBeCloseTo(55.6, 1);
});
