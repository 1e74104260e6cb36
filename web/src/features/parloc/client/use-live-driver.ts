import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { useLoaded, useOffline } from '#loading/use-connection.ts';
import { driverViewOf } from '../shared/driver-view.ts';
import type { Found } from './found-driver.ts';
import { loadLiveDriver, type OnNews } from './read-driver.data.ts';

/**
 * What keeps a driver up to date: a part that loads when there is something to listen to, and what it says.
 * @param setFound takes what is new
 */
export function useLiveDriver(isListening: boolean, setFound: Dispatch<SetStateAction<Found>>) {
  const [isConfirmed, setConfirmed] = useState(true);
  const [hasNews, setNews] = useState(false);
  const { part: LiveDriver, hasFailed } = useLoaded(loadLiveDriver, isListening);

  const onNews = useCallback<OnNews>(
    (place, isConfirmed) => {
      setConfirmed(isConfirmed);
      // Offline, a place that was never read looks as if it were not there.
      if (!place && !isConfirmed) return;
      setNews(true);
      const driver = place && driverViewOf(place);
      setFound((before) => {
        if (before.state !== 'here') return before;
        return driver ? { ...before, driver } : { state: 'missing' };
      });
    },
    [setFound],
  );
  const onRefused = useCallback(() => {
    setConfirmed(true);
    setFound((before) => (before.state === 'here' ? { ...before, as: 'over' } : before));
  }, [setFound]);

  const isOffline = useOffline(isConfirmed) || hasFailed;
  return { LiveDriver, onNews, onRefused, isOffline, isSettled: hasNews || hasFailed };
}
