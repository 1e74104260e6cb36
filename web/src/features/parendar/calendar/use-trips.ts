import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import {
  type DefinedQueryObserverResult,
  focusManager,
  QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '#ui/toast.ts';
import { TRIPS_LIMIT } from '../model/limits.ts';
import { orderTrips } from '../model/trip.ts';
import { type Day, isIn, mondayOf, rangeOfWeek } from '../model/week.ts';
import type { ReadyState } from './calendar-state.ts';
import { calendarSession, useCalendarState } from './use-calendar.ts';

/** How long a time has stood still before its trips are read. */
const READ_DELAY_MS = 400;

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

/** What shows at once in the week what was written here. */
export function useShownTrips(timeZone: string) {
  const client = useQueryClient();
  return {
    put: (trip: Trip) => showChange(client, timeZone, trip.id, trip),
    remove: (tripId: string) => showChange(client, timeZone, tripId, null),
  };
}

/**
 * The trips of a day's week. They are read again when the day or the start of the calendar changes, when the page is
 * looked at again and when the connection is back.
 */
export function useTrips({ service, generation }: ReadyState, { id, timeZone }: Calendar, day: Day) {
  const intl = useIntl();
  const monday = mondayOf(day);
  const query = useQuery(
    tripsQuery(monday, () => {
      const window = { ...rangeOfWeek(monday, timeZone), limit: TRIPS_LIMIT };
      return calendarSession.call(() => service.listTrips(id, window));
    }),
  );
  const { data, dataUpdatedAt, error, isFetching, refetch } = query;

  const readGeneration = useRef(generation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day is a reason to read again
  useEffect(() => {
    // A read with an older grant is aborted; otherwise, a read that is under way is enough.
    const isStartedAnew = readGeneration.current !== generation;
    readGeneration.current = generation;
    void refetch({ cancelRefetch: isStartedAnew });
  }, [refetch, day, generation]);

  // The library's own listener hears neither a window that comes forward beside another, nor the first connection of a
  // page that was opened without one.
  useEffect(() => {
    const lookAgain = () => focusManager.onFocus();
    const events = ['focus', 'online'];
    for (const event of events) window.addEventListener(event, lookAgain);
    return () => {
      for (const event of events) window.removeEventListener(event, lookAgain);
    };
  }, []);

  const retry = () => void refetch({ cancelRefetch: false });
  const refreshing = useMutation({
    mutationFn: () => refetch({ cancelRefetch: false, throwOnError: true }),
  });
  const said = () =>
    toast('success', intl.formatMessage({ id: 'parendar.done.calendarUpdated' }), { id: 'refresh' });
  return {
    trips: useMemo(
      () => tripsStateOf({ data, dataUpdatedAt, error, isFetching }),
      [data, dataUpdatedAt, error, isFetching],
    ),
    retry,
    /** Reads the trips again at the person's request, and tells the person the result. */
    refresh: () => refreshing.mutate(undefined, { onSuccess: said }),
    isRefreshing: refreshing.isPending,
  };
}

/**
 * The trips of the calendar that is shown between two moments, whichever week is shown. Null until they are read, and
 * where they cannot be: they are only for a warning.
 * @param from in ISO 8601, as `to`; without either there is nothing to read
 */
export function useTripsAt(from?: string | null, to?: string | null): readonly Trip[] | null {
  const session = useCalendarState();
  const { service, calendar } = session.status === 'ready' ? session : { service: null, calendar: null };
  const { data = null } = useQuery({
    queryKey: ['trips-at', from, to],
    queryFn:
      service && calendar && from && to
        ? async ({ signal }) => {
            await new Promise((resolve) => setTimeout(resolve, READ_DELAY_MS));
            signal.throwIfAborted();
            const window = { from: new Date(from), to: new Date(to), limit: TRIPS_LIMIT };
            return service.listTrips(calendar.id, window);
          }
        : skipToken,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return data;
}
