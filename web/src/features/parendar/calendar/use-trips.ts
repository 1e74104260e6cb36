import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { calendarSession, useCalendarState } from '../connection/use-calendar.ts';
import { type Day, mondayOf, stretchOfWeek } from '../week/week.ts';
import { TRIPS_LIMIT } from './trip-limits.ts';
import { createTripsStore } from './trips-store.ts';

/**
 * The trips of a day's week in the calendar that is shown. They are read again when the day, the calendar or who is
 * signed in changes, when the page is looked at again and when the connection is back.
 */
export function useTrips(day: Day) {
  const [store] = useState(createTripsStore);
  const state = useSyncExternalStore(store.subscribe, store.state);
  const session = useCalendarState();
  const ready = session.status === 'ready' ? session : null;
  const service = ready?.service;
  const calendar = ready?.calendar;
  const generation = ready?.generation;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another day, or another start, is a reason to read again
  useEffect(() => {
    if (!service || !calendar) return store.clear();
    const monday = mondayOf(day);
    const stretch = stretchOfWeek(monday, calendar.timeZone);
    void store.show({
      key: `${session.source}/${calendar.id}/${monday}`,
      stretch,
      async load() {
        const report = calendarSession.reporter();
        try {
          return await service.listTrips(calendar.id, { ...stretch, limit: TRIPS_LIMIT });
        } catch (error) {
          report(error);
          throw error;
        }
      },
    });
  }, [store, service, calendar, session.source, day, generation]);

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void store.refresh();
    };
    window.addEventListener('focus', refresh);
    window.addEventListener('online', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      window.removeEventListener('online', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [store]);

  return useMemo(
    () => ({ ...state, refresh: () => void store.refresh(), put: store.put, remove: store.remove }),
    [store, state],
  );
}
