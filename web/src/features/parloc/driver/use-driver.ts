import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { OnNews } from '../client/live-driver.tsx';
import { useHeld, useLoaded, useLost } from '../client/use-connection.ts';
import { type Driver, driverOf } from '../driver.ts';
import { findDriver } from './driver.data.ts';

/** Milliseconds that card and map have the connection for themselves: what is live weighs more than both. */
const LIVE_AFTER = 1000;
/** Milliseconds after which a reading that failed is tried again, if no connection comes back before. */
const TRY_AGAIN = 10_000;

export type Found =
  | { state: 'loading' | 'missing' | 'failed' }
  | { state: 'here'; path: string; driver: Driver };

let isLiveAtHand = false;
const loadLiveDriver = async () => {
  const { LiveDriver } = await import('../client/live-driver.tsx');
  isLiveAtHand = true;
  return LiveDriver;
};

/**
 * The driver who has a phone: first by one plain read, from then on live. `Live` is what has to be rendered for that,
 * null until it has loaded.
 */
export function useDriver(phone: string): {
  found: Found;
  /** Whether nothing new can arrive now. */
  isLost: boolean;
  retry: () => void;
  onNews: OnNews;
  Live: ComponentType<{ path: string; onNews: OnNews }> | null;
} {
  const [found, setFound] = useState<Found>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [isConfirmed, setConfirmed] = useState(true);
  const [wait] = useState(() => (isLiveAtHand ? 0 : LIVE_AFTER));
  const live = useLoaded(loadLiveDriver, useHeld(found.state === 'here', wait));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads anew
  useEffect(() => {
    let left = false;
    const settle = (next: Found) => left || setFound(next);
    findDriver(phone).then(
      (driver) => settle(driver ? { state: 'here', ...driver } : { state: 'missing' }),
      () => settle({ state: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [phone, attempt]);

  const retry = useCallback(() => {
    setFound({ state: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    if (found.state !== 'failed') return;
    window.addEventListener('online', retry);
    const later = setTimeout(retry, TRY_AGAIN);
    return () => {
      window.removeEventListener('online', retry);
      clearTimeout(later);
    };
  }, [found.state, retry]);

  const onNews = useCallback<OnNews>((item, isConfirmed) => {
    setConfirmed(isConfirmed);
    // Offline, an item that was never read looks as if it were not there.
    if (!item && !isConfirmed) return;
    const driver = item && driverOf(item);
    setFound((before) => {
      if (before.state !== 'here') return before;
      return driver ? { ...before, driver } : { state: 'missing' };
    });
  }, []);

  const isSilent = useLost(isConfirmed);
  const isLost = isSilent || live.hasFailed;
  return { found, isLost, retry, onNews, Live: live.part };
}
