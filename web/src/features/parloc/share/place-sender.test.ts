import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Place } from '../parloc.data.ts';
import { createPlaceSender } from './place-sender.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const placeAt = (kilometresNorth: number): Place => ({
  position: { latitude: 50 + kilometresNorth / 111.195, longitude: 30, accuracy: 8 },
  takenAt: new Date(),
});

const refused = () => expect.unreachable('no write is refused');

/** Writes that end when the test says so. */
function slowWrites() {
  const places: Place[] = [];
  const ends: { arrive: () => void; fail: () => void }[] = [];
  const write = (place: Place) => {
    places.push(place);
    return new Promise<void>((resolve, reject) => {
      ends.push({ arrive: resolve, fail: () => reject(new Error('refused')) });
    });
  };
  return { places, ends, write };
}

it('sends the first place at once, and the newest of those that came within 5 s when they are over', async () => {
  const sent: Place[] = [];
  const sender = createPlaceSender({
    write: async (place) => void sent.push(place),
    maySend: () => true,
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
  const sender = createPlaceSender({ write, maySend: () => true, refused });
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
  const sender = createPlaceSender({ write, maySend: () => true, refused });
  sender.offer(placeAt(0));
  sender.offer(placeAt(1));
  ends[0]?.fail();
  await vi.advanceTimersByTimeAsync(20_000);
  sender.offer(placeAt(2));
  expect(places).toHaveLength(1);
  expect(refused).toHaveBeenCalledOnce();
});

it('waits while it may not send, and goes on when told that it may', () => {
  const sent: Place[] = [];
  let may = false;
  const sender = createPlaceSender({
    write: async (place) => void sent.push(place),
    maySend: () => may,
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
  const sent: Place[] = [];
  const sender = createPlaceSender({
    write: async (place) => void sent.push(place),
    maySend: () => true,
    refused,
  });
  sender.offer(placeAt(0));
  sender.offer(placeAt(1));
  sender.end();
  await vi.advanceTimersByTimeAsync(10_000);
  sender.offer(placeAt(2));
  expect(sent).toHaveLength(1);
});
