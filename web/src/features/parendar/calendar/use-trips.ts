import type { Trip } from '@par-club/functions/contract/parendar';
import {
  focusManager,
  QueryClient,
  queryOptions,
  skipToken,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '#ui/toast.ts';
import { TRIPS_LIMIT } from '../model/limits.ts';
import { orderTrips } from '../model/trip.ts';
import { type DateRange, type Day, isIn, rangeOfWeek } from '../model/week.ts';
import { useOpenCalendar } from './open-calendar.ts';
import { calendarSession } from './use-calendar.ts';

/** How long a time has stood still before its trips are read. */
const READ_DELAY_MS = 400;

/** Begins the key of each reading; the range of time that was read follows. */
const TRIPS = 'trips';

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

/** The trips of a range of time, in their order. */
interface Reading {
  trips: readonly Trip[];
  /** The last trip, where there are more than one reading gives; else null. */
  cutAfter: Trip | null;
}

const NOTHING: Reading = { trips: [], cutAfter: null };

/** @param range null where there is nothing to read */
export function tripsQuery(
  range: DateRange | null,
  load: (context: { signal: AbortSignal }) => Promise<Trip[]>,
) {
  return queryOptions({
    queryKey: [TRIPS, range],
    queryFn: range ? async (context): Promise<Reading> => readingOf(await load(context)) : skipToken,
    // Without data a failure would be gone while the trips are read once more.
    initialData: NOTHING,
    initialDataUpdatedAt: 0,
  });
}

function readingOf(listed: readonly Trip[]): Reading {
  const trips = orderTrips(listed);
  return { trips, cutAfter: trips.length < TRIPS_LIMIT ? null : (trips.at(-1) ?? null) };
}

type ReadingResult = Pick<
  UseQueryResult<Reading>,
  'data' | 'dataUpdatedAt' | 'error' | 'isFetching' | 'refetch'
>;
export type TripsState = ReturnType<typeof tripsStateOf>;

/** The trips of a range, 'failed' where there is nothing to show because the first reading failed. */
export function tripsStateOf({ data = NOTHING, dataUpdatedAt, error, isFetching, refetch }: ReadingResult) {
  const beforeData = error === null ? 'loading' : 'failed';
  const status = dataUpdatedAt > 0 ? 'here' : beforeData;
  return {
    status,
    ...data,
    /** The trips; null until they are read, and where they cannot be. */
    read: status === 'here' ? data.trips : null,
    isFetching,
    failure: error,
    /** Reads them again, or waits for the reading that is under way. */
    retry: () => refetch({ cancelRefetch: false }),
  } as const;
}

/** Shows a change in every range that was read. @param written the trip as it is now; null for one that is gone */
export function showChange(client: QueryClient, tripId: string, written: Trip | null): void {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: [TRIPS] })) {
    const { data, dataUpdatedAt, error, fetchStatus } = state;
    const { trips, ...reading } = data as Reading;
    const known = trips.find(({ id }) => id === tripId);
    // One's own change comes back from Google as well.
    if (known && known.etag === written?.etag) continue;
    // One trip alone would look like all there are.
    const isKnown = dataUpdatedAt > 0;
    if (isKnown) {
      const others = trips.filter((trip) => trip !== known);
      const isShown = written && isIn(written, queryKey[1] as DateRange);
      client.setQueryData<Reading>(queryKey, {
        ...reading,
        trips: isShown ? orderTrips([...others, written]) : others,
      });
    }
    // A reading that began before may not know of it yet.
    if (!isKnown || error !== null || fetchStatus === 'fetching') {
      void client.invalidateQueries({ queryKey, exact: true });
    }
  }
}

/** Reads again all that is shown; the rest is read again when it is shown next. */
export function readAnew(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [TRIPS] });
}

/** Options of readings that are wanted for once, by a press or for a warning. */
export const WANTED_ONCE = { gcTime: 0, refetchOnWindowFocus: false };

/**
 * The trips of the open calendar in a range of time.
 * @param range null where there is nothing to read
 * @param delay milliseconds for which the range has to stand still before it is read
 */
export function useTripsBetween(
  range: DateRange | null,
  options?: typeof WANTED_ONCE,
  delay = 0,
): TripsState {
  const { service, calendar } = useOpenCalendar();
  const query = useQuery({
    ...tripsQuery(range, async (context) => {
      if (delay > 0) {
        await new Promise((resolve) => setTimeout(resolve, delay));
        context.signal.throwIfAborted();
      }
      return calendarSession.call(() =>
        service.listTrips(calendar.id, { ...(range as DateRange), limit: TRIPS_LIMIT }),
      );
    }),
    ...options,
  });
  const { data, dataUpdatedAt, error, isFetching, refetch } = query;
  return useMemo(
    () => tripsStateOf({ data, dataUpdatedAt, error, isFetching, refetch }),
    [data, dataUpdatedAt, error, isFetching, refetch],
  );
}

/**
 * The trips of a day's week. They are read again when the day or the start of the calendar changes, when the page is
 * looked at again and when the connection is back.
 * @param generation counts the starts of the calendar
 */
export function useTrips(generation: number, day: Day) {
  const intl = useIntl();
  const client = useQueryClient();
  const { timeZone } = useOpenCalendar();
  const trips = useTripsBetween(rangeOfWeek(day, timeZone));

  const readGeneration = useRef(generation);
  const readShown = useEffectEvent(() => {
    // A read with an older grant is aborted; otherwise, a read that is under way is enough.
    if (readGeneration.current === generation) void trips.retry();
    else readAnew(client);
    readGeneration.current = generation;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: either is a reason to read again
  useEffect(() => readShown(), [day, generation]);

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

  const refreshing = useMutation({
    async mutationFn() {
      const { error } = await trips.retry();
      if (error) throw error;
    },
  });
  const said = () =>
    toast('success', intl.formatMessage({ id: 'parendar.done.calendarUpdated' }), { id: 'refresh' });
  return {
    trips,
    /** Reads the trips again at the person's request, and tells the person the result. */
    refresh: () => refreshing.mutate(undefined, { onSuccess: said }),
    isRefreshing: refreshing.isPending,
  };
}

/**
 * The trips between two moments, whichever week is shown. Null until they are read, and where they cannot be: they are
 * only for a warning.
 * @param from in ISO 8601, as `to`; without either there is nothing to read
 */
export function useTripsAt(from?: string | null, to?: string | null): readonly Trip[] | null {
  const range = from && to ? { from: new Date(from), to: new Date(to) } : null;
  return useTripsBetween(range, WANTED_ONCE, READ_DELAY_MS).read;
}
