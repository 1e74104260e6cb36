import type { Place } from './parloc.data.ts';
import { isWorthSending } from './thinning.ts';

/** Milliseconds between two writes, at least. */
const AT_MOST_EVERY = 5000;

/**
 * Sends the newest of the places it is offered: only what is worth it, not too often, and one at a time, so that
 * without a connection they do not pile up in the database's own queue. What fails is tried again.
 *
 * @param maySend asked before each write; when its answer turns to yes, call `resume`
 */
export function createPlaceSender(write: (place: Place) => Promise<void>, maySend: () => boolean) {
  let newest: Place | null = null;
  let sent: Place | null = null;
  let startedAt = 0;
  let isSending = false;
  let hasEnded = false;
  let later: ReturnType<typeof setTimeout> | undefined;

  const send = async () => {
    clearTimeout(later);
    if (hasEnded || isSending || !newest || !maySend()) return;
    const wait = startedAt + AT_MOST_EVERY - Date.now();
    if (wait > 0) {
      later = setTimeout(resume, wait);
      return;
    }
    const place = newest;
    newest = null;
    if (!isWorthSending(sent, place)) return;
    isSending = true;
    startedAt = Date.now();
    try {
      await write(place);
      sent = place;
    } catch {
      newest ??= place;
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
    hasSent: () => sent !== null,
    end() {
      hasEnded = true;
      clearTimeout(later);
    },
  };
}
