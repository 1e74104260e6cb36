import { type PositionFix, sharePlace, toServerTime } from '../shared/driver-doc.data.ts';
import { follow } from '../shared/geolocation.ts';
import { inOneTab } from '../shared/one-tab.ts';
import { isOver, type LiveSession, saveSession } from './live-session.ts';
import { createPositionSender, LOCATE_DELAY_MS } from './position-sender.ts';

interface LiveRunParts {
  /** Asked before each write; when its answer turns to yes, call `resume`. */
  maySend: () => boolean;
  /** Whether the device tells where it is. */
  onSignal: (hasSignal: boolean) => void;
  /** The device may not tell where it is. */
  onRefused: () => void;
  /** The database does not take it. */
  onFailed: () => void;
}

/** Sends where the device is, from one tab at a time, until it is ended or its session is over. */
export function runLive(itemId: string, session: LiveSession, parts: LiveRunParts) {
  const { until } = session;
  const duration = { until: until === '' ? ('stopped' as const) : new Date(toServerTime(Date.parse(until))) };
  const sender = createPositionSender({
    write: (fix) => sharePlace(itemId, fix, duration),
    maySend: () => parts.maySend() && !isOver(session, Date.now()),
    refused: parts.onFailed,
  });
  const moved = (fix: PositionFix) => {
    parts.onSignal(true);
    sender.offer(fix);
  };
  const lost = (reason: 'refused' | 'noPosition') => {
    if (reason === 'refused') parts.onRefused();
    else parts.onSignal(false);
  };

  const watch = () => {
    let unfollow = () => {};
    // A device that stands still has nothing new to tell until it is asked anew, but clients see how old a place is.
    const look = () => {
      saveSession(itemId, { ...session, aliveAt: Date.now() });
      unfollow();
      unfollow = follow(moved, lost);
    };
    look();
    const looking = setInterval(look, LOCATE_DELAY_MS);
    return () => {
      unfollow();
      clearInterval(looking);
    };
  };
  const unwatch = inOneTab(`parloc-live:${itemId}`, watch);

  return {
    resume: sender.resume,
    end() {
      unwatch();
      sender.end();
    },
  };
}
