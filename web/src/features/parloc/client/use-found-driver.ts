import type { FirstView } from '@par-club/functions/contract/first-view';
import { useEffect, useState } from 'react';
import { type Found, foundIn } from './found-driver.ts';
import { clearCard, readCard, saveCard } from './last-known-card.ts';
import { findShownPlace, readPlace } from './read-driver.data.ts';
import { keyOf, type Target } from './target.ts';

/** Delays between two tries while a driver is missing or could not be read: the first, the longest. */
const RETRY_DELAY_MS = 10_000;
const LONGEST_RETRY_DELAY_MS = 60_000;

/** The driver of a link, by plain reads until the live connection takes over. */
export function useFoundDriver(target: Target, view: FirstView | null) {
  const key = keyOf(target);
  const [found, setFound] = useState<Found>(() => (view ? foundIn(view) : keptOr({ state: 'loading' }, key)));
  /** Whether the server has confirmed the place, and not refused it since. */
  const isListening = found.state === 'here' && found.as === 'now';

  // For a phone, a second request would bring the server's answer of a moment ago. The document of a link for one
  // purpose may be readable without a place: it says when that ended.
  const isAnswered = view !== null && !view.hasFailed && !view.found && target.link === undefined;
  const [tries, setTries] = useState({ count: 0, isAnswered });
  useEffect(() => {
    if (isListening) {
      // After its end the search begins with short delays again.
      setTries((before) => (before.count === 0 ? before : { count: 0, isAnswered: false }));
      return;
    }
    let hasLeft = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    // A hidden page asks nothing; it asks at once when it is seen again.
    const ask = (count: number) => document.hidden || setTries({ count, isAnswered: false });
    const anew = () => ask(0);
    const askLater = () => {
      const delay = Math.min(RETRY_DELAY_MS * 2 ** tries.count, LONGEST_RETRY_DELAY_MS);
      later = setTimeout(() => ask(tries.count + 1), delay);
    };
    if (tries.isAnswered) askLater();
    else
      void lookFor(target).then((next) => {
        if (hasLeft) return;
        setFound((before) => after(before, next));
        if (next.state !== 'here') askLater();
      });
    window.addEventListener('online', anew);
    document.addEventListener('visibilitychange', anew);
    return () => {
      hasLeft = true;
      clearTimeout(later);
      window.removeEventListener('online', anew);
      document.removeEventListener('visibilitychange', anew);
    };
  }, [target, isListening, tries]);

  useEffect(() => {
    if (found.state === 'here' && found.as === 'now') saveCard(key, found);
    else if (found.state === 'missing' || (found.state === 'here' && found.as === 'over')) clearCard(key);
  }, [found, key]);

  const retry = () => {
    setFound({ state: 'loading' });
    setTries({ count: 0, isAnswered: false });
  };
  return { found, setFound, isListening, retry };
}

async function lookFor({ phone, link }: Target): Promise<Found> {
  try {
    const at = link ?? (await findShownPlace(phone));
    const driver = at && (await readPlace(at));
    return at && driver ? { state: 'here', link: at, driver, as: 'now' } : { state: 'missing' };
  } catch {
    return { state: 'failed' };
  }
}

function keptOr(otherwise: Found, key: string): Found {
  const card = readCard(key);
  return card ? { state: 'here', ...card, as: 'kept' } : otherwise;
}

/** A shown place stays, as ended; a kept one stays until the server knows better. */
function after(before: Found, next: Found): Found {
  if (before.state !== 'here' || next.state === 'here' || before.as === 'now') return next;
  if (before.as === 'over') return before;
  return next.state === 'failed' ? { ...before, as: 'unconfirmed' } : next;
}
