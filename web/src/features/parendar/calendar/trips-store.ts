import type { Trip } from '@par-club/functions/contract/parendar';
import { TRIPS_LIMIT } from '@par-club/functions/contract/parendar.values';
import { QueryClient, queryOptions, skipToken, type UseQueryResult } from '@tanstack/react-query';
import { hasReason } from '../model/calendar-errors.ts';
import type { CalendarService } from '../model/calendar-service.ts';
import { newTripId, orderTrips } from '../model/trip.ts';
import { type DateRange, isIn } from '../model/week.ts';

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

export type TripsState = ReturnType<typeof tripsStateOf>;

/** The trips of a range, 'failed' where there is nothing to show because the first reading failed. */
export function tripsStateOf(query: UseQueryResult<Reading>) {
  const { data = NOTHING, dataUpdatedAt, error, isFetching, refetch } = query;
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

/** Shows changes in every range that was read. @param changes by the ids of trips; null for one that is gone */
export function showChanges(client: QueryClient, changes: ReadonlyMap<string, Trip | null>): void {
  for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: [TRIPS] })) {
    const { trips, ...reading } = state.data as Reading;
    const etags = new Map(trips.map(({ id, etag }) => [id, etag]));
    // The page's own changes come back from Google as well.
    if ([...changes].every(([id, trip]) => trip && trip.etag === etags.get(id))) continue;
    // An unread range stays unread: one trip would look like all of it.
    const isKnown = state.dataUpdatedAt > 0;
    if (isKnown) {
      const range = queryKey[1] as DateRange;
      const others = trips.filter(({ id }) => !changes.has(id));
      const changed = [...changes.values()].filter((trip) => trip !== null);
      const here = changed.filter((trip) => isIn(trip, range));
      client.setQueryData<Reading>(queryKey, { ...reading, trips: orderTrips([...others, ...here]) });
    }
    // A reading that began before may not know of them yet.
    if (!isKnown || state.error !== null || state.fetchStatus === 'fetching') {
      void client.invalidateQueries({ queryKey, exact: true });
    }
  }
}

/** Reads again all that is shown; the rest is read again when it is shown next. */
export function readAnew(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [TRIPS] });
}

/** A service that shows at once, in every range that was read, each single trip that it reads, writes or misses. */
export function showingService(service: CalendarService, client: QueryClient): CalendarService {
  const shown = async <Answer extends Trip | null>(asked: Promise<Answer>, tripId: string) => {
    try {
      const trip = await asked;
      showChanges(client, new Map([[tripId, trip]]));
      return trip;
    } catch (error) {
      if (hasReason(error, 'not-found')) showChanges(client, new Map([[tripId, null]]));
      throw error;
    }
  };
  return {
    ...service,
    getTrip: (calendarId, tripId) => shown(service.getTrip(calendarId, tripId), tripId),
    createTrip: (calendarId, trip, tripId = newTripId()) =>
      shown(service.createTrip(calendarId, trip, tripId), tripId),
    updateTrip: (calendarId, seen, trip, options) =>
      shown(service.updateTrip(calendarId, seen, trip, options), seen.id),
    async deleteTrip(calendarId, seen) {
      const gone = service.deleteTrip(calendarId, seen).then(() => null);
      await shown(gone, seen.id);
    },
  };
}
