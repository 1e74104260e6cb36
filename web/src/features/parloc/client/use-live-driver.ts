import { type Dispatch, type SetStateAction, useCallback, useState } from 'react';
import { useLoaded, useOffline } from '#loading/use-connection.ts';
import { driverViewOf } from '../shared/driver-view.ts';
import type { Found } from './found-driver.ts';
import { loadLiveDriver, type OnNews } from './read-driver.data.ts';

/** The live connection, a part that loads when it is needed, and its news. @param setFound takes the news */
export function useLiveDriver(isListening: boolean, setFound: Dispatch<SetStateAction<Found>>) {
  const [isConfirmed, setConfirmed] = useState(true);
  const [hasNews, setNews] = useState(false);
  const { part: LiveDriver, hasFailed } = useLoaded(loadLiveDriver, isListening);

  const onNews = useCallback<OnNews>(
    (place, isConfirmed) => {
      setConfirmed(isConfirmed);
      // Offline, an unread place looks like a missing one.
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
