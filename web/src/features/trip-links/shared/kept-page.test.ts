import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#storage/storage-of-tests.ts';
import { clearEnded, keptPage } from './kept-page.ts';

const NOW = Date.parse('2027-03-03T08:00:00.000Z');
const endsAt = (moment: number) => JSON.stringify({ page: { endsAt: moment } });

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[V-08] of links that have ended a phone keeps nothing, and of others everything', () => {
  const open = {
    'parclub.trip.van.open': endsAt(NOW + 1),
    'parclub.trip.marks.open': '[]',
    'parclub.trip.place.open': '"share"',
    // Those of a page that another version wrote: nobody knows when it ends.
    'parclub.trip.marks.unreadable': '[]',
  };
  const stored = stubStorage('localStorage', {
    ...open,
    'parclub.trip.van.over': endsAt(NOW),
    'parclub.trip.marks.over': '[]',
    'parclub.trip.place.over': '"stop"',
    'parclub.trip.seat.over': endsAt(NOW - 1),
    'parclub.trip.van.unreadable': '{}',
  });
  clearEnded();
  expect(stored).toEqual(open);
});

test('[V-08] of a link that was taken back it keeps neither page nor that the place is shared; marks are for their outbox', () => {
  const stored = stubStorage('localStorage', {
    'parclub.trip.van.link': endsAt(NOW + 1),
    'parclub.trip.place.link': '"share"',
    'parclub.trip.marks.link': '[]',
    'parclub.trip.place.other': '"share"',
  });
  keptPage('van', 'link').clear();
  expect(stored).toEqual({ 'parclub.trip.marks.link': '[]', 'parclub.trip.place.other': '"share"' });
});
