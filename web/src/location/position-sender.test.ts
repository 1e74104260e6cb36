import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { metresBetween } from './distance.ts';
import type { PositionFix } from './geolocation.ts';
import { createPositionSender, isWorthSending } from './position-sender.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const placeAt = (kilometresNorth: number): PositionFix => ({
  position: { latitude: 50 + kilometresNorth / 111.195, longitude: 30, accuracy: 8 },
  takenAt: new Date(),
});

const refused = () => expect.unreachable('no write is refused');
/** Nothing has changed that would make another try worthwhile. */
const renew = async () => false;

/** Writes that end when the test says so. */
function slowWrites() {
  const places: PositionFix[] = [];
  const ends: { arrive: () => void; fail: () => void }[] = [];
  const write = (place: PositionFix) => {
    places.push(place);
    return new Promise<void>((resolve, reject) => {
      ends.push({ arrive: resolve, fail: () => reject(new Error('refused')) });
    });
  };
  return { places, ends, write };
}

it('sends the first place at once, and the newest of those that came within 5 s when they are over', async () => {
  const sent: PositionFix[] = [];
  const sender = createPositionSender({
    write: async (place) => void sent.push(place),
    maySend: () => true,
    renew,
    refused,
  });
  const places = [placeAt(0), placeAt(1), placeAt(2)];
  for (const place of places) sender.offer(place);
  expect(sent).toEqual([places[0]]);
  await vi.advanceTimersByTimeAsync(4999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([places[0], places[2]]);
});

it('does not begin a write before the last has ended, and then sends the newest', async () => {
  const { places, ends, write } = slowWrites();
  const sender = createPositionSender({ write, maySend: () => true, renew, refused });
  sender.offer(placeAt(0));
  await vi.advanceTimersByTimeAsync(60_000);
  sender.offer(placeAt(1));
  sender.offer(placeAt(2));
  expect(places).toHaveLength(1);
  ends[0]?.arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(places.map(({ position }) => position)).toEqual([placeAt(0).position, placeAt(2).position]);
});

it('ends with a write that is refused, and says so once', async () => {
  const { places, ends, write } = slowWrites();
  const refused = vi.fn();
  const sender = createPositionSender({ write, maySend: () => true, renew, refused });
  sender.offer(placeAt(0));
  sender.offer(placeAt(1));
  ends[0]?.fail();
  await vi.advanceTimersByTimeAsync(20_000);
  sender.offer(placeAt(2));
  expect(places).toHaveLength(1);
  expect(refused).toHaveBeenCalledOnce();
});

describe('[L-04] a write that is refused', () => {
  it('is tried once more when what it depends on was read anew, and sending goes on', async () => {
    const { places, ends, write } = slowWrites();
    const sender = createPositionSender({ write, maySend: () => true, renew: async () => true, refused });
    sender.offer(placeAt(0));
    ends[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(places).toEqual([placeAt(0), placeAt(0)]);
    ends[1]?.arrive();
    await vi.advanceTimersByTimeAsync(5000);
    sender.offer(placeAt(1));
    expect(places).toHaveLength(3);
  });

  it('ends sending when it is refused again', async () => {
    const { places, ends, write } = slowWrites();
    const refused = vi.fn();
    const sender = createPositionSender({ write, maySend: () => true, renew: async () => true, refused });
    sender.offer(placeAt(0));
    ends[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    ends[1]?.fail();
    await vi.advanceTimersByTimeAsync(20_000);
    sender.offer(placeAt(1));
    expect(places).toHaveLength(2);
    expect(refused).toHaveBeenCalledOnce();
  });

  it('is not tried again once sending has ended', async () => {
    const { places, ends, write } = slowWrites();
    const known = Promise.withResolvers<boolean>();
    const sender = createPositionSender({
      write,
      maySend: () => true,
      renew: () => known.promise,
      refused,
    });
    sender.offer(placeAt(0));
    ends[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    sender.end();
    known.resolve(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(places).toHaveLength(1);
  });
});

it('says nothing of a write that is refused after its end', async () => {
  const { ends, write } = slowWrites();
  const refused = vi.fn();
  const sender = createPositionSender({ write, maySend: () => true, renew, refused });
  sender.offer(placeAt(0));
  sender.end();
  ends[0]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).not.toHaveBeenCalled();
});

it('waits while it may not send, and goes on when told that it may', () => {
  const sent: PositionFix[] = [];
  let may = false;
  const sender = createPositionSender({
    write: async (place) => void sent.push(place),
    maySend: () => may,
    renew,
    refused,
  });
  const place = placeAt(0);
  sender.offer(place);
  expect(sent).toEqual([]);
  may = true;
  sender.resume();
  expect(sent).toEqual([place]);
});

it('sends nothing after its end', async () => {
  const sent: PositionFix[] = [];
  const sender = createPositionSender({
    write: async (place) => void sent.push(place),
    maySend: () => true,
    renew,
    refused,
  });
  sender.offer(placeAt(0));
  sender.offer(placeAt(1));
  sender.end();
  await vi.advanceTimersByTimeAsync(10_000);
  sender.offer(placeAt(2));
  expect(sent).toHaveLength(1);
});

const START = new Date('2026-11-21T10:00:00Z').getTime();

const fixAt = (seconds: number, metresNorth = 0, accuracy = 8) => ({
  position: { latitude: 50 + metresNorth / 111_195, longitude: 30, accuracy },
  takenAt: new Date(START + seconds * 1000),
});

describe('positions are thinned', () => {
  it('the first is sent', () => expect(isWorthSending(null, fixAt(0))).toBe(true));
  it('the next if the car has moved', () => expect(isWorthSending(fixAt(0), fixAt(5, 25))).toBe(true));
  it('not while it stands', () => expect(isWorthSending(fixAt(0), fixAt(12, 10))).toBe(false));
  it('not while the device is unsure', () =>
    expect(isWorthSending(fixAt(0), fixAt(12, 60, 200))).toBe(false));
  it('[L-04] at the second look in any case, which is within 30 s', () =>
    expect(isWorthSending(fixAt(0), fixAt(24))).toBe(true));
});

it('a degree of latitude is 111.2 km, and one of longitude half of that at 60°', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude, accuracy: 8 });
  expect(metresBetween(at(50, 30), at(50, 30))).toBe(0);
  expect(metresBetween(at(50, 30), at(51, 30)) / 1000).toBeCloseTo(111.2, 1);
  expect(metresBetween(at(60, 30), at(60, 31)) / 1000).toBeCloseTo(55.6, 1);
});
