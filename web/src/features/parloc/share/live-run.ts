import { type Place, sharePlace } from '../parloc.data.ts';
import { follow } from '../position.ts';
import { byServer } from '../server-clock.data.ts';
import { isOver, keepSession, type LiveSession } from './live-session.ts';
import { inOneTab } from './one-tab.ts';
import { createPlaceSender } from './place-sender.ts';
import { LOOK_EVERY } from './thinning.ts';

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
  const duration = { until: until === '' ? ('stopped' as const) : new Date(byServer(Date.parse(until))) };
  const sender = createPlaceSender({
    write: (place) => sharePlace(itemId, place, duration),
    maySend: () => parts.maySend() && !isOver(session, Date.now()),
    refused: parts.onFailed,
  });
  const moved = (place: Place) => {
    parts.onSignal(true);
    sender.offer(place);
  };
  const lost = (reason: 'refused' | 'noPosition') => {
    if (reason === 'refused') parts.onRefused();
    else parts.onSignal(false);
  };

  const watch = () => {
    let unfollow = () => {};
    // A device that stands still has nothing new to tell until it is asked anew, but clients see how old a place is.
    const look = () => {
      keepSession(itemId, { ...session, aliveAt: Date.now() });
      unfollow();
      unfollow = follow(moved, lost);
    };
    look();
    const looking = setInterval(look, LOOK_EVERY);
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
