import type { Place } from '../parloc.data.ts';
import { isWorthSending } from './thinning.ts';

/** Milliseconds between two writes, at least. */
const AT_MOST_EVERY = 5000;

interface PlaceSenderParts {
  write: (place: Place) => Promise<void>;
  /** Asked before each write; when its answer turns to yes, call `resume`. */
  maySend: () => boolean;
  refused: () => void;
}

/**
 * Sends the newest of the places it is offered: only what is worth it, not too often, and one at a time, so that
 * without a connection they do not pile up in the database's own queue. It ends with a write that is refused: the
 * database waits for a connection by itself, so there is no other failure.
 */
export function createPlaceSender({ write, maySend, refused }: PlaceSenderParts) {
  let newest: Place | null = null;
  let sent: Place | null = null;
  // By a clock that nobody sets.
  let startedAt = Number.NEGATIVE_INFINITY;
  let isSending = false;
  let hasEnded = false;
  let later: ReturnType<typeof setTimeout> | undefined;

  const send = async () => {
    clearTimeout(later);
    if (hasEnded || isSending || !newest || !maySend()) return;
    const wait = startedAt + AT_MOST_EVERY - performance.now();
    if (wait > 0) {
      later = setTimeout(resume, wait);
      return;
    }
    const place = newest;
    newest = null;
    if (!isWorthSending(sent, place)) return;
    isSending = true;
    startedAt = performance.now();
    try {
      await write(place);
      sent = place;
    } catch {
      hasEnded = true;
      refused();
    }
    isSending = false;
    resume();
  };
  const resume = () => void send();

  return {
    offer(place: Place) {
      newest = place;
      resume();
    },
    resume,
    end() {
      hasEnded = true;
      clearTimeout(later);
    },
  };
}
