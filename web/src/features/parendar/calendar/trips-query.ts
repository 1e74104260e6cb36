import type { Trip } from '@par-club/functions/contract/parendar';
import { type DefinedQueryObserverResult, QueryClient, queryOptions } from '@tanstack/react-query';
import { orderTrips } from '../model/trip.ts';
import { type Day, isIn, rangeOfWeek } from '../model/week.ts';

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

type TripsResult = Pick<
  DefinedQueryObserverResult<Trip[]>,
  'data' | 'dataUpdatedAt' | 'error' | 'isFetching'
>;
export type TripsState = ReturnType<typeof tripsStateOf>;

/** The trips of the week that is shown, 'failed' where there is nothing to show because the first reading failed. */
export function tripsStateOf({ data, dataUpdatedAt, error, isFetching }: TripsResult) {
  const beforeData = error === null ? 'loading' : 'failed';
  const status = dataUpdatedAt > 0 ? 'here' : beforeData;
  return { status, trips: data, isFetching, failure: error } as const;
}

/** Shows what was written here. @param written the trip as it is now; null for one that is gone */
export function showChange(
  client: QueryClient,
  timeZone: string,
  tripId: string,
  written: Trip | null,
): void {
  // Other weeks may have had the trip.
  client.removeQueries({ queryKey: ['trips'], type: 'inactive' });
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: ['trips'] })) {
    const { dataUpdatedAt, error, fetchStatus } = state;
    // One trip alone would look like all there are.
    const isKnown = dataUpdatedAt > 0;
    const week = rangeOfWeek(String(queryKey[1]), timeZone);
    if (isKnown) {
      client.setQueryData<Trip[]>(queryKey, (trips = []) => {
        const others = trips.filter(({ id }) => id !== tripId);
        return written && isIn(written, week) ? orderTrips([...others, written]) : others;
      });
    }
    // A reading that began before may not know of it yet.
    if (!isKnown || error !== null || fetchStatus === 'fetching') void client.refetchQueries({ queryKey });
  }
}
