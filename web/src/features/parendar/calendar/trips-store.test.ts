import type { Trip } from '@par-club/functions/contract/parendar';
import { describe, expect, it, vi } from 'vitest';
import { stretchOfWeek } from '../week/week.ts';
import { newTrip, storedTrip } from './stored-trip.ts';
import { createTripsStore } from './trips-store.ts';

/** @param day of November 2026, at noon in UTC */
function tripOn(day: number, id = `trip-${day}`): Trip {
  const start = `2026-11-${day}T12:00:00.000Z`;
  const input = { driverName: '', from: '', to: '', notes: '', passengers: [], seats: null, start };
  return newTrip(id, '"1"', storedTrip(input, new Date(start)));
}
const MONDAY = tripOn(16);
const SATURDAY = tripOn(21);
const NEXT_WEEK = tripOn(23);

/** Readings whose answers the test gives. */
function readings() {
  const pending: { resolve: (trips: Trip[]) => void; reject: (error: Error) => void }[] = [];
  const load = () => new Promise<Trip[]>((resolve, reject) => pending.push({ resolve, reject }));
  const week = (day: string) => ({ key: day, stretch: stretchOfWeek(day, 'Europe/Kyiv'), load });
  return { pending, thisWeek: week('2026-11-16'), nextWeek: week('2026-11-23') };
}

describe('the trips that are shown', () => {
  it('are those that were read, by their start', async () => {
    const { pending, thisWeek } = readings();
    const store = createTripsStore();
    expect(store.state().status).toBe('loading');
    const shown = store.show(thisWeek);
    pending[0]?.resolve([SATURDAY, MONDAY]);
    await shown;
    expect(store.state()).toEqual({
      status: 'here',
      trips: [MONDAY, SATURDAY],
      isFetching: false,
      failure: null,
    });
  });

  it('are not replaced by an answer that comes too late', async () => {
    const { pending, thisWeek, nextWeek } = readings();
    const store = createTripsStore();
    const first = store.show(thisWeek);
    const second = store.show(nextWeek);
    pending[1]?.resolve([NEXT_WEEK]);
    await second;
    pending[0]?.resolve([MONDAY]);
    await first;
    expect(store.state().trips).toEqual([NEXT_WEEK]);
  });

  it('show at once where they were shown before, and are read again', async () => {
    const { pending, thisWeek, nextWeek } = readings();
    const store = createTripsStore();
    const first = store.show(thisWeek);
    pending[0]?.resolve([MONDAY]);
    await first;
    const second = store.show(nextWeek);
    expect(store.state()).toMatchObject({ status: 'loading', trips: [] });
    pending[1]?.resolve([]);
    await second;
    const third = store.show(thisWeek);
    expect(store.state()).toMatchObject({ status: 'here', trips: [MONDAY], isFetching: true });
    pending[2]?.resolve([MONDAY, SATURDAY]);
    await third;
    expect(store.state().trips).toEqual([MONDAY, SATURDAY]);
  });

  it('are the very same where nothing of them has changed, so that hundreds need not be drawn again', async () => {
    const { pending, thisWeek } = readings();
    const store = createTripsStore();
    const first = store.show(thisWeek);
    pending[0]?.resolve([MONDAY, SATURDAY]);
    await first;
    const { trips } = store.state();
    const second = store.refresh();
    pending[1]?.resolve([structuredClone(MONDAY), structuredClone(SATURDAY)]);
    await second;
    expect(store.state().trips).toBe(trips);
    const third = store.refresh();
    pending[2]?.resolve([MONDAY, { ...SATURDAY, etag: '"2"' }]);
    await third;
    expect(store.state().trips).toEqual([MONDAY, { ...SATURDAY, etag: '"2"' }]);
  });

  it('[P-16] stay where they cannot be read again', async () => {
    const { pending, thisWeek } = readings();
    const store = createTripsStore();
    const first = store.show(thisWeek);
    pending[0]?.resolve([MONDAY]);
    await first;
    const failure = new Error('no answer');
    const again = store.refresh();
    pending[1]?.reject(failure);
    await again;
    expect(store.state()).toEqual({ status: 'here', trips: [MONDAY], isFetching: false, failure });
    const recovered = store.refresh();
    pending[2]?.resolve([]);
    await recovered;
    expect(store.state()).toMatchObject({ trips: [], failure: null });
  });

  it('[P-16] are none where the first reading fails', async () => {
    const { pending, thisWeek } = readings();
    const store = createTripsStore();
    const shown = store.show(thisWeek);
    pending[0]?.reject(new Error('no answer'));
    await shown;
    expect(store.state()).toMatchObject({ status: 'failed', trips: [] });
  });

  it('[P-16] are read again where the first reading failed and one was written here', async () => {
    const { pending, thisWeek } = readings();
    const store = createTripsStore();
    const shown = store.show(thisWeek);
    pending[0]?.reject(new Error('no answer'));
    await shown;
    store.put(SATURDAY);
    expect(store.state()).toMatchObject({ status: 'failed', trips: [], isFetching: true });
    pending[1]?.resolve([MONDAY, SATURDAY]);
    await vi.waitFor(() =>
      expect(store.state()).toMatchObject({ status: 'here', trips: [MONDAY, SATURDAY] }),
    );
  });

  it('are not read twice at a time', async () => {
    const { pending, thisWeek } = readings();
    const store = createTripsStore();
    void store.show(thisWeek);
    await store.refresh();
    expect(pending).toHaveLength(1);
  });

  it('hold what was written here, though a reading that began before does not know it', async () => {
    const { pending, thisWeek } = readings();
    const store = createTripsStore();
    const first = store.show(thisWeek);
    pending[0]?.resolve([MONDAY]);
    await first;
    const before = store.refresh();
    store.put(SATURDAY);
    pending[1]?.resolve([MONDAY]);
    await before;
    expect(store.state().trips).toEqual([MONDAY, SATURDAY]);
    // The one that was begun anew in its place.
    expect(pending).toHaveLength(3);
    store.remove(MONDAY.id);
    expect(store.state().trips).toEqual([SATURDAY]);
  });

  it('lose a trip that was moved to another week', async () => {
    const { pending, thisWeek } = readings();
    const store = createTripsStore();
    const first = store.show(thisWeek);
    pending[0]?.resolve([MONDAY, SATURDAY]);
    await first;
    store.put(tripOn(24, SATURDAY.id));
    expect(store.state().trips).toEqual([MONDAY]);
    store.put(tripOn(17, MONDAY.id));
    expect(store.state().trips).toEqual([tripOn(17, MONDAY.id)]);
  });

  it('are forgotten with who has signed out', async () => {
    const { pending, thisWeek } = readings();
    const store = createTripsStore();
    const first = store.show(thisWeek);
    store.clear();
    pending[0]?.resolve([MONDAY]);
    await first;
    expect(store.state()).toMatchObject({ status: 'loading', trips: [] });
  });
});
