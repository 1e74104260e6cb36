import type { Trip } from '@par-club/functions/contract/parendar';
import { TRIPS_LIMIT } from '@par-club/functions/contract/parendar.values';
import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { newTrip, storedTrip } from '../model/stored-trip.ts';
import { type Day, rangeOfWeek } from '../model/week.ts';
import { emptyPlace } from './place-of-tests.ts';
import { createTripsClient, showChanges, showingService, tripsQuery, tripsStateOf } from './trips-store.ts';

const INPUT = {
  driverName: '',
  from: '',
  to: '',
  notes: '',
  stops: [],
  passengers: [],
  seats: null,
  start: '2026-11-17T12:00:00.000Z',
};

/** @param day of November 2026, at noon in UTC */
function tripOn(day: number, id = `trip-${day}`): Trip {
  const start = `2026-11-${day}T12:00:00.000Z`;
  return newTrip(id, '"1"', storedTrip({ ...INPUT, start }, new Date(start)));
}
const MONDAY = tripOn(16);
const SATURDAY = tripOn(21);
const NEXT_WEEK = tripOn(23);

/** The trips of a board as it opens: readings whose answers the test gives, and what is shown of them. */
function openBoard(monday: Day = '2026-11-16') {
  const client = createTripsClient();
  const pending: { resolve: (trips: Trip[]) => void; reject: (error: Error) => void }[] = [];
  const load = () => new Promise<Trip[]>((resolve, reject) => pending.push({ resolve, reject }));
  const query = (day: Day) => tripsQuery(rangeOfWeek(day, 'Europe/Kyiv'), load);
  const observer = new QueryObserver(client, query(monday));
  observer.subscribe(() => {});
  return {
    client,
    pending,
    state: () => tripsStateOf(observer.getCurrentResult()),
    /** Shows another week, which is read in any case. */
    show: (other: Day) => observer.setOptions(client.defaultQueryOptions(query(other))),
    refresh: () => observer.refetch({ cancelRefetch: false }),
    put: (trip: Trip) => showChanges(client, new Map([[trip.id, trip]])),
    remove: (tripId: string) => showChanges(client, new Map([[tripId, null]])),
    close: () => observer.destroy(),
  };
}

/** A board that shows these trips. */
async function openBoardWith(...trips: Trip[]) {
  const board = openBoard();
  board.pending[0]?.resolve(trips);
  await vi.waitFor(() => expect(board.state()).toMatchObject({ status: 'here', isFetching: false }));
  return board;
}

describe('the trips that are shown', () => {
  it('are those that were read, by their start', async () => {
    const { pending, state } = openBoard();
    expect(state().status).toBe('loading');
    pending[0]?.resolve([SATURDAY, MONDAY]);
    await vi.waitFor(() =>
      expect(state()).toMatchObject({
        status: 'here',
        trips: [MONDAY, SATURDAY],
        isFetching: false,
        failure: null,
      }),
    );
  });

  it('are not replaced by an answer that comes too late', async () => {
    const { pending, state, show } = openBoard();
    show('2026-11-23');
    pending[1]?.resolve([NEXT_WEEK]);
    await vi.waitFor(() => expect(state().trips).toEqual([NEXT_WEEK]));
    pending[0]?.resolve([MONDAY]);
    await settled();
    expect(state().trips).toEqual([NEXT_WEEK]);
  });

  it('show at once where they were shown before, and are read again', async () => {
    const { pending, state, show } = await openBoardWith(MONDAY);
    show('2026-11-23');
    expect(state()).toMatchObject({ status: 'loading', trips: [] });
    pending[1]?.resolve([]);
    await vi.waitFor(() => expect(state().status).toBe('here'));
    show('2026-11-16');
    expect(state()).toMatchObject({ status: 'here', trips: [MONDAY], isFetching: true });
    pending[2]?.resolve([MONDAY, SATURDAY]);
    await vi.waitFor(() => expect(state().trips).toEqual([MONDAY, SATURDAY]));
  });

  it('are the very same where nothing of them has changed, so that hundreds need not be drawn again', async () => {
    const { pending, state, refresh } = await openBoardWith(MONDAY, SATURDAY);
    const { trips } = state();
    const second = refresh();
    pending[1]?.resolve([structuredClone(MONDAY), structuredClone(SATURDAY)]);
    await second;
    expect(state().trips).toBe(trips);
    const third = refresh();
    pending[2]?.resolve([MONDAY, { ...SATURDAY, etag: '"2"' }]);
    await third;
    expect(state().trips).toEqual([MONDAY, { ...SATURDAY, etag: '"2"' }]);
  });

  it('[P-16] stay where they cannot be read again', async () => {
    const { pending, state, refresh } = await openBoardWith(MONDAY);
    const failure = new Error('no answer');
    const again = refresh();
    pending[1]?.reject(failure);
    await again;
    expect(state()).toMatchObject({ status: 'here', trips: [MONDAY], isFetching: false, failure });
    const recovered = refresh();
    pending[2]?.resolve([]);
    await recovered;
    expect(state()).toMatchObject({ trips: [], failure: null });
  });

  it('[P-16] are none where the first reading fails, which is told until one succeeds', async () => {
    const { pending, state, refresh } = openBoard();
    const failure = new Error('no answer');
    pending[0]?.reject(failure);
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'failed', trips: [] }));
    void refresh();
    expect(state()).toMatchObject({ status: 'failed', failure, isFetching: true });
  });

  it('[P-16] are read again where the first reading failed and one was written here', async () => {
    const { pending, state, put } = openBoard();
    pending[0]?.reject(new Error('no answer'));
    await vi.waitFor(() => expect(state().status).toBe('failed'));
    put(SATURDAY);
    expect(state()).toMatchObject({ status: 'failed', trips: [], isFetching: true });
    pending[1]?.resolve([MONDAY, SATURDAY]);
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'here', trips: [MONDAY, SATURDAY] }));
  });

  it('are not read twice at a time', () => {
    const { pending, refresh } = openBoard();
    void refresh();
    expect(pending).toHaveLength(1);
  });

  it('hold what was written here, though a reading that began before does not know it', async () => {
    const { pending, state, refresh, put, remove } = await openBoardWith(MONDAY);
    void refresh();
    put(SATURDAY);
    pending[1]?.resolve([MONDAY]);
    await settled();
    expect(state().trips).toEqual([MONDAY, SATURDAY]);
    // The one that was begun anew in its place.
    expect(pending).toHaveLength(3);
    remove(MONDAY.id);
    expect(state().trips).toEqual([SATURDAY]);
  });

  it('[B-05] [F-C6] lose a trip that was moved to another week, which has it when it is shown again', async () => {
    const { pending, state, show, put } = await openBoardWith(MONDAY, SATURDAY);
    const moved = { ...tripOn(24, SATURDAY.id), etag: '"2"' };
    put(moved);
    expect(state().trips).toEqual([MONDAY]);
    show('2026-11-23');
    pending[1]?.resolve([moved]);
    await vi.waitFor(() => expect(state().trips).toEqual([moved]));
    put({ ...SATURDAY, etag: '"3"' });
    expect(state().trips).toEqual([]);
    show('2026-11-16');
    expect(state()).toMatchObject({
      trips: [MONDAY, { ...SATURDAY, etag: '"3"' }],
      isFetching: true,
    });
  });

  it('[T-07] tell of the last one where there are more than one reading gives, whatever is changed since', async () => {
    const many = Array.from({ length: TRIPS_LIMIT }, (_, index) => tripOn(16, `trip-${10_000 + index}`));
    const { state, remove } = await openBoardWith(...many);
    const cutAfter = many.at(-1);
    expect(state().cutAfter).toEqual(cutAfter);
    remove('trip-10000');
    expect(state()).toMatchObject({ trips: many.slice(1), cutAfter });
  });

  it('are forgotten with who has signed out', async () => {
    const { pending, close } = openBoard();
    close();
    pending[0]?.resolve([MONDAY]);
    await settled();
    expect(openBoard().state()).toMatchObject({ status: 'loading', trips: [] });
  });
});

describe('a service', () => {
  const place = emptyPlace();

  it('[B-05] [F-C6] shows what it reads, writes and deletes, and what somebody else has deleted', async () => {
    const { client, state, close } = await openBoardWith();
    const service = showingService(place.service, client);
    const { start, ...input } = INPUT;
    const made = await service.createTrip('primary', { ...input, start: MONDAY.start });
    expect(state().trips).toEqual([made]);
    const changed = await service.updateTrip('primary', made, { ...input, start: SATURDAY.start });
    expect(state().trips).toEqual([changed]);
    const theirs = await place.service.updateTrip('primary', changed, { ...input, start });
    expect(state().trips).toEqual([changed]);
    await service.getTrip('primary', made.id);
    expect(state().trips).toEqual([theirs]);
    await service.deleteTrip('primary', theirs);
    expect(state().trips).toEqual([]);
    const other = await service.createTrip('primary', INPUT);
    await place.service.deleteTrip('primary', other);
    await expect(service.updateTrip('primary', other, INPUT)).rejects.toThrow();
    expect(state().trips).toEqual([]);
    close();
  });
});

/** Resolves when what was answered has been taken. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
