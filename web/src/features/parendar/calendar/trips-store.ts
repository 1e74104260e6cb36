import type { Trip } from '@par-club/functions/contract/parendar';
import { isIn } from '../week/trips-of-day.ts';
import type { Stretch } from '../week/week.ts';
import { orderTrips } from './order.ts';

/** The trips that are shown. */
export interface TripsState {
  /** 'failed' where there is nothing to show because the first reading failed. */
  status: 'loading' | 'here' | 'failed';
  /** Sorted by start. */
  trips: readonly Trip[];
  isFetching: boolean;
  /** Why the last reading failed; null where it did not. */
  failure: unknown;
}

/** What is shown, and where it comes from. */
export interface Shown {
  /** The same for the same calendar and stretch. */
  key: string;
  stretch: Stretch;
  load: () => Promise<Trip[]>;
}

const LOADING: TripsState = { status: 'loading', trips: [], isFetching: true, failure: null };

/** Reads trips and keeps those that were read: what was shown once shows at once, and then is read again. */
export function createTripsStore() {
  const listeners = new Set<() => void>();
  const kept = new Map<string, readonly Trip[]>();
  let state = LOADING;
  let shown: Shown | null = null;
  /** The answer to any other reading than the last is out of date. */
  let readings = 0;

  const set = (next: TripsState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const fetch = async (): Promise<void> => {
    if (!shown) return;
    const { key, load } = shown;
    readings += 1;
    const reading = readings;
    set({ ...state, isFetching: true });
    try {
      const trips = unlessSame(state.trips, orderTrips(await load()));
      if (reading !== readings) return;
      kept.set(key, trips);
      set({ status: 'here', trips, isFetching: false, failure: null });
    } catch (failure) {
      if (reading !== readings) return;
      const status = state.status === 'here' ? 'here' : 'failed';
      set({ ...state, status, isFetching: false, failure });
    }
  };
  /** Shows what was written here; a reading that began before may not know it yet. */
  const change = (trips: readonly Trip[]) => {
    if (!shown) return;
    const { key, stretch } = shown;
    // One trip alone would look like all there are.
    if (state.status !== 'here') {
      kept.clear();
      return void fetch();
    }
    const inside = orderTrips(trips.filter((trip) => isIn(trip, stretch)));
    // Other weeks may have had it.
    kept.clear();
    kept.set(key, inside);
    const { isFetching } = state;
    set({ ...state, status: 'here', trips: inside });
    if (isFetching) void fetch();
  };

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Shows something else, or the same again, and reads it in any case. */
    async show(next: Shown): Promise<void> {
      const isOther = next.key !== shown?.key;
      shown = next;
      const known = kept.get(next.key);
      if (isOther && known) state = { status: 'here', trips: known, isFetching: true, failure: null };
      else if (isOther) state = LOADING;
      await fetch();
    },
    /** Reads again what is shown, unless that is under way. */
    async refresh(): Promise<void> {
      if (!state.isFetching) await fetch();
    },
    /** Forgets what was read, as when another person signs in. */
    clear(): void {
      readings += 1;
      kept.clear();
      shown = null;
      set(LOADING);
    },
    /** A trip was made or changed here. */
    put: (trip: Trip) => change([...state.trips.filter(({ id }) => id !== trip.id), trip]),
    /** A trip was deleted here, or is gone. */
    remove: (tripId: string) => change(state.trips.filter(({ id }) => id !== tripId)),
  };
}

/** What was known, where nothing has changed: then nothing has to be drawn again. */
function unlessSame(known: readonly Trip[], read: readonly Trip[]): readonly Trip[] {
  const isSame = ({ id, etag }: Trip, index: number) =>
    id === known[index]?.id && etag === known[index]?.etag;
  return read.length === known.length && read.every(isSame) ? known : read;
}
