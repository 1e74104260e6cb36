import { describe, expect, it } from 'vitest';
import { arrivalOf, hasPassed, startAhead } from './arrival.ts';

const NOW = Date.UTC(2027, 2, 3, 10);
const MINUTE = 60_000;
const LVIV = { latitude: 49.84, longitude: 24.02 };
const PRZEMYSL = { latitude: 49.78, longitude: 22.77 };
const KRAKOW = { latitude: 50.06, longitude: 19.94 };
/** A place between two others. */
const between = (from: typeof LVIV, to: typeof LVIV, part: number) => ({
  latitude: from.latitude + (to.latitude - from.latitude) * part,
  longitude: from.longitude + (to.longitude - from.longitude) * part,
});
const van = (at: typeof LVIV, pace: number | null = 20) => ({ ...at, sharedAt: NOW, pace });
const minutes = (moment: number) => (moment - NOW) / MINUTE;

describe('how far and how soon', () => {
  it('[V-04] goes by the straight lines from place to place', () => {
    const whole = arrivalOf(van(LVIV), [LVIV, PRZEMYSL, KRAKOW], null);
    expect((whole?.metres ?? 0) / 1000).toBeCloseTo(90 + 205, -1);
    const rest = arrivalOf(van(between(PRZEMYSL, KRAKOW, 0.5)), [LVIV, PRZEMYSL, KRAKOW], null);
    expect((rest?.metres ?? 0) / 1000).toBeCloseTo(102, -1);
  });

  it('[V-04] is a range around what the road takes', () => {
    // 100 km by the straight line at 72 km/h: 83 minutes, and the road is longer.
    const { from, until } = arrivalOf(van(between(PRZEMYSL, KRAKOW, 0.51)), [PRZEMYSL, KRAKOW], null) ?? {};
    expect(minutes(from ?? 0)).toBeGreaterThanOrEqual(65);
    expect(minutes(from ?? 0)).toBeLessThan(83);
    expect(minutes(until ?? 0)).toBeGreaterThan(110);
    expect(minutes(until ?? 0)).toBeLessThanOrEqual(180);
  });

  it('[V-04] counts the halts before it, those that nobody knows included', () => {
    const at = between(LVIV, KRAKOW, 0.1);
    const direct = arrivalOf(van(at), [LVIV, KRAKOW], null);
    const slower = arrivalOf(van(at), [LVIV, null, null, KRAKOW], null);
    expect([direct?.halts, slower?.halts]).toEqual([0, 2]);
    expect(slower?.until).toBeGreaterThan(direct?.until ?? Number.POSITIVE_INFINITY);
  });

  it('[V-04] begins at the first place until the van has left it', () => {
    const waits = arrivalOf(van(between(LVIV, PRZEMYSL, 0.1)), [LVIV, PRZEMYSL], NOW + 10 * MINUTE);
    const drives = arrivalOf(van(between(LVIV, PRZEMYSL, 0.1)), [LVIV, PRZEMYSL], null);
    expect([waits?.halts, drives?.halts]).toEqual([1, 0]);
  });

  it('[V-04] before the start counts from the start for who gets on later, and from now for who gets on first', () => {
    const start = NOW + 55 * MINUTE;
    const at = { ...van(LVIV, 0) };
    const later = arrivalOf(at, [LVIV, PRZEMYSL], start);
    const alone = arrivalOf({ ...at, sharedAt: start, pace: null }, [LVIV, PRZEMYSL], null);
    expect(minutes(later?.from ?? 0)).toBeGreaterThan(55 + 50);
    expect(later?.from).toBeGreaterThanOrEqual(alone?.from ?? Number.POSITIVE_INFINITY);
    expect(minutes(later?.until ?? 0)).toBeGreaterThan(55 + 125);

    const near = between(LVIV, PRZEMYSL, 0.05);
    const first = arrivalOf(van(near, 10), [LVIV], start);
    expect(minutes(first?.until ?? Number.POSITIVE_INFINITY)).toBeLessThan(30);
    // Who is still on the way to the first place when the trip is to start leaves it later.
    const behind = arrivalOf(van(near, 10), [LVIV, PRZEMYSL], NOW + MINUTE);
    const ready = arrivalOf(van(LVIV, 10), [LVIV, PRZEMYSL], NOW + MINUTE);
    expect(behind?.until).toBeGreaterThan(ready?.until ?? Number.POSITIVE_INFINITY);
  });

  it('[V-04] knows that a van which is marked as under way has left, whatever delay it has by then', () => {
    const way = [LVIV, PRZEMYSL, KRAKOW];
    const planned = NOW + 15 * MINUTE;
    const start = (at: typeof LVIV, isUnderWay: boolean, now = NOW) =>
      startAhead(planned, now, { ...at, isUnderWay }, way);
    const onTheWay = between(LVIV, PRZEMYSL, 0.5);
    expect(start(onTheWay, true)).toBeNull();
    // Nobody knows whether it comes or goes, and who gets on at the first place is still there.
    expect([start(onTheWay, false), start(between(LVIV, PRZEMYSL, 0.02), true)]).toEqual([planned, planned]);
    expect(start(LVIV, false, planned)).toBeNull();
  });

  it('[V-04] a van that stands, or of which no speed is known, is reckoned with a usual one, and a stand takes longer', () => {
    const at = between(PRZEMYSL, KRAKOW, 0.5);
    const unknown = arrivalOf(van(at, null), [PRZEMYSL, KRAKOW], null);
    const stands = arrivalOf(van(at, 0), [PRZEMYSL, KRAKOW], null);
    expect(stands?.from).toBe(unknown?.from);
    expect(stands?.until).toBeGreaterThan(unknown?.until ?? Number.POSITIVE_INFINITY);
  });

  it('[V-04] tells the speed of the last minutes only where it is reckoned with', () => {
    const at = between(PRZEMYSL, KRAKOW, 0.5);
    const paceAt = (pace: number | null) => arrivalOf(van(at, pace), [PRZEMYSL, KRAKOW], null)?.pace;
    expect([paceAt(20), paceAt(0.3), paceAt(null)]).toEqual([20, null, null]);
  });

  it('[V-04] knows that the van has passed a place, but not while it is in that town', () => {
    const way = [LVIV, PRZEMYSL, KRAKOW];
    const passed = (at: typeof LVIV, target: number) => hasPassed(at, way, target);
    expect([0, 1, 2].map((target) => passed(between(LVIV, PRZEMYSL, 0.5), target))).toEqual([
      true,
      false,
      false,
    ]);
    expect([0, 1, 2].map((target) => passed(between(PRZEMYSL, KRAKOW, 0.5), target))).toEqual([
      true,
      true,
      false,
    ]);
    expect(passed(between(PRZEMYSL, KRAKOW, 0.01), 1)).toBe(false);
    expect(hasPassed(KRAKOW, [LVIV, null, KRAKOW], 1)).toBe(false);
  });

  it('[V-04] of a place that nobody knows is not told', () => {
    expect(arrivalOf(van(LVIV), [LVIV, null], null)).toBeNull();
    expect(arrivalOf(van(LVIV), [], null)).toBeNull();
  });

  it('[V-04] tells minutes where they mean something, and else each fifth', () => {
    const near = arrivalOf(van(between(LVIV, PRZEMYSL, 0.97), 10), [LVIV, PRZEMYSL], null);
    const far = arrivalOf(van(LVIV), [LVIV, KRAKOW], null);
    expect((near?.until ?? 0) - (near?.from ?? 0)).toBeLessThan(10 * MINUTE);
    expect([(far?.from ?? 1) % (5 * MINUTE), (far?.until ?? 1) % (5 * MINUTE)]).toEqual([0, 0]);
  });
});
