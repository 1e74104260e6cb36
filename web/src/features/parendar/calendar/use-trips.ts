import type { Trip } from '@par-club/functions/contract/parendar';
import { TRIPS_LIMIT } from '@par-club/functions/contract/parendar.values';
import { focusManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { toast } from '#ui/toast.ts';
import { type DateRange, type Day, rangeOfWeek } from '../model/week.ts';
import { useOpenCalendar } from './open-calendar.ts';
import { readAnew, type TripsState, tripsQuery, tripsStateOf } from './trips-store.ts';
import { calendarSession } from './use-calendar.ts';

/** How long a typed time stays unchanged before its trips are read. */
const READ_DELAY_MS = 400;

/** Options of readings that are used once, by a press or for a warning. */
export const WANTED_ONCE = { gcTime: 0, refetchOnWindowFocus: false };
/** Options of those that only show what the board reads. */
const READ_BY_BOARD = { refetchOnMount: false };

/**
 * @param range null to read nothing
 * @param delay milliseconds that the range has to stay unchanged
 */
export function useTripsBetween(
  range: DateRange | null,
  options?: Partial<typeof WANTED_ONCE & typeof READ_BY_BOARD>,
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
  return tripsStateOf(query);
}

/** The trips of a day's week, as the board has read them. */
export function useTripsOf(day: Day): TripsState {
  return useTripsBetween(rangeOfWeek(day, useOpenCalendar().timeZone), READ_BY_BOARD);
}

/** Reads a day's week anew for another day or generation, and when the page or the connection comes back. */
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
    refresh: () => refreshing.mutate(undefined, { onSuccess: said }),
    isRefreshing: refreshing.isPending,
  };
}

/**
 * Trips for a warning; null while and where they cannot be read.
 * @param from in ISO 8601, as `to`; nothing is read without both
 */
export function useTripsAt(from?: string | null, to?: string | null): readonly Trip[] | null {
  const range = from && to ? { from: new Date(from), to: new Date(to) } : null;
  return useTripsBetween(range, WANTED_ONCE, READ_DELAY_MS).read;
}
