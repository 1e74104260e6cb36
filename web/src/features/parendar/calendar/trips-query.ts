import type { Trip } from '@par-club/functions/contract/parendar';
import { QueryClient, type QueryObserverResult, queryOptions } from '@tanstack/react-query';
import { orderTrips } from '../model/trip.ts';
import { type Day, isIn, rangeOfWeek } from '../model/week.ts';

/** The trips of the week that is shown. */
export interface TripsState {
  /** 'failed' where there is nothing to show because the first reading failed. */
  status: 'loading' | 'here' | 'failed';
  /** Sorted by start. */
  trips: readonly Trip[];
  isFetching: boolean;
  /** Why the last reading failed; null where it did not. */
  failure: unknown;
}

/** Holds the trips of one calendar; each board makes its own, so that nothing outlives the calendar or the person. */
export function createTripsClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A call without a connection fails in words of its own, and the demo needs none.
      queries: { networkMode: 'always', retry: false },
      mutations: { networkMode: 'always' },
    },
  });
}

/** @param monday names the week */
export function tripsQuery(monday: Day, load: () => Promise<Trip[]>) {
  return queryOptions({
    queryKey: ['trips', monday],
    queryFn: async () => orderTrips(await load()),
    // Without data a failure would be gone while the trips are read once more.
    initialData: [],
    initialDataUpdatedAt: 0,
  });
}

export function tripsStateOf({
  data,
  dataUpdatedAt,
  error,
  isFetching,
}: Pick<QueryObserverResult<Trip[]>, 'dataUpdatedAt' | 'error' | 'isFetching'> & {
  data: Trip[];
}): TripsState {
  const beforeData = error === null ? 'loading' : 'failed';
  return { status: dataUpdatedAt > 0 ? 'here' : beforeData, trips: data, isFetching, failure: error };
}

/** Shows what was written here: trips that were made or changed, and those that are gone. */
export function showChange(
  client: QueryClient,
  timeZone: string,
  change: (trips: readonly Trip[]) => Trip[],
): void {
  // Other weeks may have had the trip.
  client.removeQueries({ queryKey: ['trips'], type: 'inactive' });
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ['trips'] })) {
    const { dataUpdatedAt, error, fetchStatus } = state;
    // One trip alone would look like all there are.
    const isKnown = dataUpdatedAt > 0;
    const week = rangeOfWeek(String(queryKey[1]), timeZone);
    if (isKnown) {
      client.setQueryData<Trip[]>(queryKey, (trips = []) =>
        orderTrips(change(trips).filter((trip) => isIn(trip, week))),
      );
    }
    // A reading that began before may not know of it yet.
    if (!isKnown || error !== null || fetchStatus === 'fetching') void client.refetchQueries({ queryKey });
  }
}
