import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blockStorage, stubStorage } from '#storage/storage-of-tests.ts';
import type { DriverView } from '../shared/driver-view.ts';
import { clearEndedCards, keptCard } from './last-known-card.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const PHONE = '+380671234567';
const link = { parlocId: 'parloc_1700000000000', placeId: 'p'.repeat(22) };

let stored: Record<string, string>;
/** The addresses that a worker opens sooner. */
let marks: Set<string>;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  stored = stubStorage('localStorage');
  marks = new Set();
  const addressOf = (path: string) => `https://par.club${path}`;
  const cache = {
    keys: async () => [...marks].map((path) => ({ url: addressOf(path) })),
    delete: async ({ url }: Request) => marks.delete(new URL(url).pathname),
    put: async (path: string) => void marks.add(path),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('location', { pathname: '/parloc/driver/380671234567' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function driverUntil(endsAt: number): DriverView {
  const position = { latitude: 50, longitude: 30, accuracy: 8, heading: null, speed: null };
  const place = { ...position, sharedAt: NOW, endsAt, mapUrl: '', live: null };
  return { name: 'Іван', carName: 'Crafter', phone: PHONE, isProven: false, place, stoppedAt: null };
}

it('[L-09] a card is kept until its place ends, and nothing of it longer', () => {
  const card = { link, driver: driverUntil(NOW + HOUR) };
  keptCard(PHONE).save(card);
  expect(keptCard(PHONE).read()).toMatchObject(card);
  vi.setSystemTime(NOW + HOUR);
  expect(keptCard(PHONE).read()).toBeNull();
  expect(stored).toEqual({});
});

it('[L-09] the worker knows by the address whether a card is kept', async () => {
  keptCard(PHONE).save({ link, driver: driverUntil(NOW + HOUR) });
  await vi.waitFor(() => expect([...marks]).toEqual(['/parloc/driver/380671234567']));
  vi.setSystemTime(NOW + HOUR);
  clearEndedCards();
  await vi.waitFor(() => expect([...marks]).toEqual([]));
});

it('[L-09] a driver who shows no place any more takes the kept card away', () => {
  keptCard(PHONE).save({ link, driver: driverUntil(NOW + HOUR) });
  keptCard(PHONE).save({ link, driver: { ...driverUntil(NOW), place: null, stoppedAt: NOW } });
  expect(stored).toEqual({});
});

it('[L-09] all cards that have ended go at once, and only they', () => {
  keptCard('ended').save({ link, driver: driverUntil(NOW + 1) });
  keptCard('shown').save({ link, driver: driverUntil(NOW + HOUR) });
  vi.setSystemTime(NOW + 2);
  clearEndedCards();
  expect(Object.keys(stored)).toEqual(['parclub.client_card.shown']);
});

it.each(['{', 'null', '7', '{"link":{}}', '{"driver":{"name":"Іван"}}'])('[L-09] %s is no card', (text) => {
  stored[`parclub.client_card.${PHONE}`] = text;
  expect(keptCard(PHONE).read()).toBeNull();
});

it('[L-09] where nothing can be stored, the page goes on without', () => {
  blockStorage();
  expect(() => clearEndedCards()).not.toThrow();
  expect(keptCard('other').read()).toBeNull();
});
