import { useCallback, useEffect, useRef, useState } from 'react';
import { dropSession, keepSession, type LiveSession, readSession } from './live-session.ts';
import { endLive, type Place, setLiveState, sharePlace } from './parloc.data.ts';
import { createPlaceSender } from './place-sender.ts';
import { follow } from './position.ts';
import { AT_LEAST_EVERY } from './thinning.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** Whether sharing goes on by itself; 'lost' while the device gives no place. */
export type LiveState = 'off' | 'on' | 'lost';

/**
 * Goes on sharing while the page is open and seen, until its time is over. It survives a lost connection (the
 * newest place goes out when it is back) and a reload; a page that is left, or a phone that sleeps, says 'paused'.
 *
 * @param isLive whether the item says so; where another tab or device takes that back, sharing ends here too
 */
export function useLiveSharing(itemId: string, isLive: boolean) {
  const [session, setSession] = useState<LiveSession | null>(() => readSession(itemId, new Date()));
  const [lost, setLost] = useState(false);
  useWakeLock(session !== null);

  /** Ends it here without a write, for what takes the place away altogether. */
  const leave = useCallback(() => {
    dropSession();
    setSession(null);
  }, []);

  const stop = useCallback(async () => {
    leave();
    await endLive(itemId);
  }, [itemId, leave]);

  const wasLive = useRef(isLive);
  useEffect(() => {
    if (wasLive.current && !isLive) leave();
    wasLive.current = isLive;
  }, [isLive, leave]);

  useEffect(() => {
    if (!session) return;
    const duration = { until: session.until === '' ? ('stopped' as const) : new Date(session.until) };
    const sender = createPlaceSender(
      (place) => sharePlace(itemId, place, duration),
      // Never while nobody sees the page: that is promised to drivers.
      () => navigator.onLine && !document.hidden,
    );
    const moved = (place: Place) => {
      setLost(false);
      sender.offer(place);
    };
    let unfollow = () => {};
    const look = () => {
      unfollow();
      unfollow = document.hidden ? () => {} : follow(moved, () => setLost(true));
    };
    const seen = () => {
      if (sender.hasSent()) void setLiveState(itemId, document.hidden ? 'paused' : 'on').catch(() => {});
      look();
    };

    look();
    // A device that stands still has nothing new to tell until it is asked anew, but clients see how old a place is.
    const looking = setInterval(look, AT_LEAST_EVERY);
    const left = session.until === '' ? null : new Date(session.until).getTime() - Date.now();
    const end = left === null ? undefined : setTimeout(() => void stop().catch(() => {}), left);
    window.addEventListener('online', sender.resume);
    document.addEventListener('visibilitychange', seen);
    return () => {
      unfollow();
      sender.end();
      clearInterval(looking);
      clearTimeout(end);
      window.removeEventListener('online', sender.resume);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [itemId, session, stop]);

  /** @param minutes null until it is stopped */
  const start = (minutes: number | null) => {
    const until = minutes === null ? '' : new Date(Date.now() + minutes * 60_000).toISOString();
    keepSession({ itemId, until });
    setSession({ itemId, until });
  };

  const state: LiveState = session ? (lost ? 'lost' : 'on') : 'off';
  return { state, until: session?.until ?? '', start, stop, leave };
}
