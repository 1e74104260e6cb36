import { PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { readPublicDocument } from '#firebase/public-document.ts';
import { type DriverView, driverViewOf } from '../shared/driver-view.ts';
import { useDelayedFlag, useLoaded, useOffline } from '../shared/use-connection.ts';
import type { OnNews } from './live-driver.data.ts';

/** Milliseconds that card and map have the connection for themselves: what is live weighs more than both. */
const LIVE_DELAY_MS = 1000;
/** Milliseconds after which a reading that failed is tried again, if no connection comes back before. */
const RETRY_DELAY_MS = 10_000;

export type Found =
  | { state: 'loading' | 'missing' | 'failed' }
  | { state: 'here'; path: string; driver: DriverView };

let isLiveLoaded = false;
const loadLiveDriver = async () => {
  const { LiveDriver } = await import('./live-driver.data.ts');
  isLiveLoaded = true;
  return LiveDriver;
};

/**
 * The driver who has a phone: first by one plain read, from then on live. `Live` is what has to be rendered for that,
 * null until it has loaded.
 */
export function useClientDriver(phone: string): {
  found: Found;
  /** Whether nothing new can arrive now. */
  isOffline: boolean;
  retry: () => void;
  onNews: OnNews;
  Live: ComponentType<{ path: string; onNews: OnNews }> | null;
} {
  const [found, setFound] = useState<Found>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [isConfirmed, setConfirmed] = useState(true);
  const [wait] = useState(() => (isLiveLoaded ? 0 : LIVE_DELAY_MS));
  const liveDriver = useLoaded(loadLiveDriver, useDelayedFlag(found.state === 'here', wait));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads anew
  useEffect(() => {
    let hasLeft = false;
    const settle = (next: Found) => hasLeft || setFound(next);
    readDriver(phone).then(
      (driver) => settle(driver ? { state: 'here', ...driver } : { state: 'missing' }),
      () => settle({ state: 'failed' }),
    );
    return () => {
      hasLeft = true;
    };
  }, [phone, attempt]);

  const retry = useCallback(() => {
    setFound({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    if (found.state !== 'failed') return;
    window.addEventListener('online', retry);
    const later = setTimeout(retry, RETRY_DELAY_MS);
    return () => {
      window.removeEventListener('online', retry);
      clearTimeout(later);
    };
  }, [found.state, retry]);

  const onNews = useCallback<OnNews>((item, isConfirmed) => {
    setConfirmed(isConfirmed);
    // Offline, an item that was never read looks as if it were not there.
    if (!item && !isConfirmed) return;
    const driver = item && driverViewOf(item);
    setFound((before) => {
      if (before.state !== 'here') return before;
      return driver ? { ...before, driver } : { state: 'missing' };
    });
  }, []);

  const isUnconfirmed = useOffline(isConfirmed);
  const isOffline = isUnconfirmed || liveDriver.hasFailed;
  return { found, isOffline, retry, onNews, Live: liveDriver.part };
}

/**
 * The driver who has a phone, and where the item of the driver lies; null for nobody.
 * @param phone in the stored form
 */
async function readDriver(phone: string): Promise<{ path: string; driver: DriverView } | null> {
  const pointer = await readPublicDocument(`${PARLOC_PHONES}/${phone}`);
  if (typeof pointer?.parlocId !== 'string') return null;
  const path = `${PARLOC}/${pointer.parlocId}`;
  const item = await readPublicDocument(path);
  const driver = item && driverViewOf(item);
  return driver && { path, driver };
}
