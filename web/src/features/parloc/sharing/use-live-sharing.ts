import type { Live } from '@par-club/functions/contract/parloc';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { serverNow } from '#clock/server-clock.ts';
import { follow, type PositionFix } from '#location/geolocation.ts';
import { usePageVisible, useWakeLock } from '#location/page-visibility.ts';
import { createPositionSender } from '#location/position-sender.ts';
import { beforeSignOut } from '#session/before-sign-out.ts';
import { type DriverDoc, resync, toServerTime } from '../shared/driver-doc.data.ts';
import { inOneTab } from '../shared/one-tab.ts';
import { isOver, type LiveSession, readSession, storedSession } from './live-session.ts';
import { changeLive, sharePlace } from './outbox.data.ts';

/** 'starting' before the first place, 'lost' without one, 'elsewhere' when another tab or device shares. */
export type LiveState = 'off' | 'starting' | 'on' | 'lost' | 'elsewhere';

/** The server's clock may be ahead of the device's estimate: it refuses a place that has ended by it. */
const LAST_MOMENT_MS = 60_000;
/** The server refuses a later end than a day. */
const LONGEST_MS = 24 * 60 * 60_000 - LAST_MOMENT_MS;

interface Events {
  /** @param at the end by the device's clock, in milliseconds since 1970 */
  onEnd: (kind: 'endLive' | 'keep', at: number) => void;
  /** @param reason 'refused' where the device forbids it; null where the database refuses it */
  onFailed: (reason: 'refused' | null) => void;
}

/**
 * Shares while the page is open and visible, until its time is over. It survives a lost connection (the newest place
 * goes out later) and a reload; a page that is left, or a phone that sleeps, writes 'paused'.
 * @param needsResync whether the item may be older than the server's, or a press is under way. Nothing is sent then:
 * the driver may have ended it elsewhere, which the item will say
 */
export function useLiveSharing(item: DriverDoc, needsResync: boolean, events: Events) {
  const { id } = item;
  const live = 'live' in item.fields ? item.fields.live : undefined;
  const itemState = live?.state ?? null;
  const [session, setSession] = useState<LiveSession | null>(() =>
    // A session that was ended elsewhere does not go on.
    'live' in item.fields ? readSession(id, Date.now()) : null,
  );
  const [hasEnded, setEnded] = useState(false);
  const [hasNoSignal, setNoSignal] = useState(false);
  const isVisible = usePageVisible();
  // By the page's clock, so that setting the device's moves it not. NaN for never.
  const endsAt = useMemo(
    () => performance.now() + Date.parse(session?.until ?? '') - Date.now(),
    [session?.until],
  );
  const sending = useRef({ resume() {}, end() {} });
  /** `startedAt` of a session with a stored place: only that ends with the item's live state. */
  const begun = useRef(session?.startedAt);
  const hasBegun = useEffectEvent(() => session !== null && session.startedAt === begun.current);
  useWakeLock(session !== null && isVisible);

  const leave = useCallback(() => {
    // At once: clients would see a place that is sent after the end.
    sending.current.end();
    storedSession(id).clear();
    setSession(null);
    setEnded(true);
  }, [id]);

  const end = (kind: 'endLive' | 'keep') => {
    const now = Date.now();
    const until = session?.until ? Date.parse(session.until) : now;
    leave();
    if (itemState !== null) events.onEnd(kind, Math.min(until, now));
  };
  const onOver = useEffectEvent(() => end('endLive'));
  const onRefused = useEffectEvent(() => {
    end('endLive');
    events.onFailed('refused');
  });
  const onFailed = useEffectEvent(() => {
    if (session && isOver(session, Date.now() + LAST_MOMENT_MS)) return end('endLive');
    // Clients see the last place as live.
    if (hasBegun()) end('endLive');
    else leave();
    events.onFailed(null);
  });
  const isInSync = useEffectEvent(() => !needsResync);
  // Links may have changed meanwhile.
  const share = useEffectEvent((fix: PositionFix, live: Live, fresh: DriverDoc | null) =>
    sharePlace(fresh ?? item, fix, live),
  );
  const say = useEffectEvent((state: 'on' | 'paused') => {
    // The next place repeats it.
    changeLive(item, { state }).catch(() => {});
  });

  useEffect(() => {
    if (!session || !isVisible) return;
    const until = session.until && new Date(toServerTime(Date.parse(session.until))).toISOString();
    /** The item that was read after a refusal, for the next write. */
    let fresh: DriverDoc | null = null;
    const sender = createPositionSender({
      async write(fix) {
        const known = fresh;
        fresh = null;
        await share(fix, { until, state: 'on' }, known);
        begun.current = session.startedAt;
      },
      maySend: () => isInSync() && !isOver(session, Date.now()),
      async renew() {
        fresh = await resync(id);
        const isLive = fresh !== null && 'live' in fresh.fields && fresh.fields.live !== undefined;
        // Ended elsewhere.
        if (hasBegun() && !isLive) leave();
        return fresh !== null;
      },
      refused: () => onFailed(),
    });
    sending.current = sender;
    let leaveDevice = () => {};
    const ended = new Promise<void>((resolve) => {
      leaveDevice = resolve;
    });
    const waiting = new AbortController();
    const followDevice = async () => {
      const unfollow = follow({
        onAlive: () => storedSession(id).save({ ...session, aliveAt: Date.now() }),
        onMove(fix) {
          setNoSignal(false);
          sender.offer(fix);
        },
        onLost: (reason) => (reason === 'refused' ? onRefused() : setNoSignal(true)),
      });
      await ended;
      unfollow();
    };
    void inOneTab(`parloc-live:${id}`, followDevice, waiting.signal);
    // A timer alone would oversleep on a sleeping phone.
    const ending = setInterval(() => {
      if (isOver(session, Date.now()) || performance.now() >= endsAt) onOver();
    }, 1000);
    return () => {
      waiting.abort();
      leaveDevice();
      sender.end();
      clearInterval(ending);
    };
  }, [id, session, endsAt, isVisible, leave]);

  const wasLive = useRef(itemState !== null);
  useEffect(() => {
    // The item shows unconfirmed writes: a refused first place is no end.
    if (wasLive.current && hasBegun() && itemState === null) leave();
    else if (!needsResync) sending.current.resume();
    wasLive.current = itemState !== null;
    if (itemState === null) setEnded(false);
  }, [itemState, needsResync, leave]);

  // Another tab writes 'paused' when it is left.
  useEffect(() => {
    if (session && isVisible && !needsResync && itemState === 'paused') say('on');
  }, [session, isVisible, needsResync, itemState]);
  // A covered page may fall behind, so its state before counts.
  const wasInSync = useRef(false);
  useEffect(() => {
    if (isVisible) wasInSync.current = !needsResync;
  }, [isVisible, needsResync]);
  const pause = useEffectEvent(() => {
    if (session && itemState === 'on' && wasInSync.current) say('paused');
  });
  useEffect(() => {
    if (!isVisible) pause();
  }, [isVisible]);
  useEffect(() => () => pause(), []);

  useEffect(() => (session ? beforeSignOut.add(leave) : undefined), [session, leave]);

  /** @param minutes null until it is stopped */
  const start = (minutes: number | null) => {
    const aliveAt = Date.now();
    const until = minutes === null ? '' : new Date(aliveAt + minutes * 60_000).toISOString();
    const next = { until, aliveAt, startedAt: aliveAt };
    storedSession(id).save(next);
    setSession(next);
    setEnded(false);
  };

  const extended = extendedEnd(session);
  /** Moves the end on, for clients too; the next place repeats it. */
  const extend = () => {
    if (!session || extended === null) return;
    const next = { ...session, until: new Date(extended).toISOString(), aliveAt: Date.now() };
    storedSession(id).save(next);
    setSession(next);
    if (needsResync) return;
    changeLive(item, { until: new Date(toServerTime(extended)).toISOString() }).catch(() => {});
  };

  return {
    state: stateOf(),
    start,
    /** Null without an end, or without a possible later one. */
    extend: extended === null ? null : extend,
    stop: () => end('endLive'),
    keep: () => end('keep'),
  };

  function stateOf(): LiveState {
    if (!session) return !live || hasEnded || isOver(live, serverNow()) ? 'off' : 'elsewhere';
    if (hasNoSignal) return 'lost';
    return itemState === null ? 'starting' : 'on';
  }
}

/** An hour later in milliseconds since 1970; null without an end, or where it would be too late. */
function extendedEnd(session: LiveSession | null): number | null {
  if (!session?.until) return null;
  const later = Date.parse(session.until) + 60 * 60_000;
  return later <= Date.now() + LONGEST_MS ? later : null;
}
