import { useCallback, useEffect, useRef, useState } from 'react';
import { dropSession, keepSession, type LiveSession, readSession } from './live-session.ts';
import { endLive, type Place, setLiveState, sharePlace } from './parloc.data.ts';
import { follow } from './position.ts';
import { AT_MOST_EVERY, hasMoved, isWorthSending } from './thinning.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** Whether sharing goes on by itself; 'lost' while the device gives no place. */
export type LiveState = 'off' | 'on' | 'lost';

/**
 * Goes on sharing while the page is open and seen, until its time is over. It survives a lost connection (the
 * newest place goes out when it is back) and a reload; a page that is left, or a phone that sleeps, says 'paused'.
 */
export function useLiveSharing(itemId: string) {
  const [session, setSession] = useState<LiveSession | null>(() => readSession(itemId, new Date()));
  const [lost, setLost] = useState(false);
  const sent = useRef<Place | null>(null);
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

  useEffect(() => {
    if (!session) return;
    const duration = { until: session.until === '' ? ('stopped' as const) : new Date(session.until) };
    let waiting: Place | null = null;
    let sending = false;

    // One write at a time: without a connection, places must not pile up in the database's own queue.
    const send = async () => {
      if (sending || !waiting || !navigator.onLine) return;
      sending = true;
      const place = waiting;
      waiting = null;
      try {
        await sharePlace(itemId, place, duration);
        sent.current = place;
      } catch {
        waiting ??= place;
      }
      sending = false;
    };
    let later: ReturnType<typeof setTimeout> | undefined;
    const queue = (place: Place) => {
      waiting = place;
      void send();
    };
    const moved = (place: Place) => {
      setLost(false);
      clearTimeout(later);
      if (isWorthSending(sent.current, place)) queue(place);
      // It came too soon after the last one, and a car that stops there gives no other.
      else
        later = setTimeout(
          () => sent.current && hasMoved(sent.current, place) && queue(place),
          AT_MOST_EVERY,
        );
    };
    const online = () => void send();
    const seen = () => {
      if (sent.current) void setLiveState(itemId, document.hidden ? 'paused' : 'on').catch(() => {});
    };

    const unfollow = follow(moved, () => setLost(true));
    const left = session.until === '' ? null : new Date(session.until).getTime() - Date.now();
    const end = left === null ? undefined : setTimeout(() => void stop().catch(() => {}), left);
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', seen);
    return () => {
      unfollow();
      clearTimeout(later);
      clearTimeout(end);
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [itemId, session, stop]);

  /** @param minutes null until it is stopped */
  const start = (minutes: number | null) => {
    const until = minutes === null ? '' : new Date(Date.now() + minutes * 60_000).toISOString();
    sent.current = null;
    keepSession({ itemId, until });
    setSession({ itemId, until });
  };

  const state: LiveState = session ? (lost ? 'lost' : 'on') : 'off';
  return { state, until: session?.until ?? '', start, stop, leave };
}
