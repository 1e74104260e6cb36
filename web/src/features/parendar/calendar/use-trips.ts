import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import { focusManager, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '#ui/toast.ts';
import { TRIPS_LIMIT } from '../model/limits.ts';
import { type Day, mondayOf, rangeOfWeek } from '../model/week.ts';
import type { ReadyState } from './calendar-state.ts';
import { showChange, tripsQuery, tripsStateOf } from './trips-query.ts';
import { calendarSession, useCalendarState } from './use-calendar.ts';

/** How long a time has stood still before its trips are read. */
const READ_DELAY_MS = 400;

// The library's own listeners hear neither a window that comes forward beside another, nor the first connection of a
// page that was opened without one.
focusManager.setEventListener((onFocus) => {
  const listener = () => onFocus();
  const events = ['focus', 'online', 'visibilitychange'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
});

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
    // What was asked with an older grant is of no interest; else a reading that is under way is enough.
    const isStartedAnew = readGeneration.current !== generation;
    readGeneration.current = generation;
    void refetch({ cancelRefetch: isStartedAnew });
  }, [refetch, day, generation]);

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
    /** Because the person asked for it, who is told when it is done. */
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
