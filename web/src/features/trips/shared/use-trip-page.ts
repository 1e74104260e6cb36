import type { TripView } from '@par-club/functions/contract/trip-view';
import { useCallback, useEffect, useState } from 'react';
import { onNextTry } from '#loading/kept.ts';
import { useLoaded, useOffline } from '#loading/use-connection.ts';
import { clearEnded, clearKept, readKept, saveKept } from './kept-page.ts';
import { loadLivePage, type OnNews, readPage } from './read-page.data.ts';
import { type Found, foundIn, isSecret, type Kind, type Shown, shownFrom } from './trip-page.ts';

/** The server's drawing or the stored page, then the server's answer, then live data. */
export function useTripPage<Of extends Kind>(kind: Of, secret: string, view: TripView | null) {
  type Page = Shown[Of];
  const [found, setFound] = useState<Found<Page>>(() => firstFound(kind, secret, view));
  /** The state that the person has seen. */
  const [seen, setSeen] = useState<Page | null>(() => (view ? null : (readKept(kind, secret)?.seen ?? null)));
  const isListening = found.state === 'here' && found.as === 'now';
  const askAgain = useAsking(kind, secret, found, setFound);

  const [isConfirmed, setConfirmed] = useState(true);
  const [hasNews, setNews] = useState(false);
  const { part: LivePage, hasFailed } = useLoaded(loadLivePage, isListening);
  const onNews = useCallback<OnNews>((fields, confirmed) => {
    setConfirmed(confirmed);
    // Offline, an unread page looks like a missing one.
    if (!fields && !confirmed) return;
    setNews(true);
    setFound((before) => {
      if (before.state !== 'here') return before;
      return fields ? { ...before, page: shownFrom<Of>(fields) } : { state: 'missing' };
    });
  }, []);
  const onRefused = useCallback(() => {
    setConfirmed(true);
    setFound((before) => (before.state === 'here' ? { ...before, as: 'over' } : before));
  }, []);

  const page = found.state === 'here' ? found.page : null;
  useEffect(clearEnded, []);
  // The stored page is the seen one, once this page has come alive; on a first visit it is the first one shown.
  useEffect(() => {
    const kept = readKept(kind, secret);
    setSeen((known) => known ?? kept?.seen ?? kept?.page ?? page);
  }, [kind, secret, page]);
  useEffect(() => {
    if (found.state === 'missing' || (found.state === 'here' && found.as === 'over')) clearKept(kind, secret);
    else if (found.state === 'here' && found.as === 'now')
      saveKept(kind, secret, { page: found.page, ...(seen && { seen }) });
  }, [found, seen, kind, secret]);

  const isLost = useOffline(isConfirmed) || hasFailed;
  return {
    found,
    page,
    seen,
    /** The person has seen the present state. */
    see: () => setSeen(page),
    retry: () => {
      setFound({ state: 'loading' });
      askAgain();
    },
    /** Whether the main content has come, or cannot: other parts may load then. */
    isSettled:
      hasNews ||
      hasFailed ||
      (found.state === 'here' ? found.as === 'unconfirmed' : found.state !== 'loading'),
    LivePage: isListening ? LivePage : null,
    onNews,
    onRefused,
    isOffline: isLost || (found.state === 'here' && found.as === 'unconfirmed'),
  };
}

/** Asks until the page is there, also when the connection is back. @returns asks at once */
function useAsking<Of extends Kind>(
  kind: Of,
  secret: string,
  found: Found<Shown[Of]>,
  setFound: (change: (before: Found<Shown[Of]>) => Found<Shown[Of]>) => void,
): () => void {
  const [failures, setFailures] = useState(0);
  const isWanted =
    found.state === 'loading' || found.state === 'failed' || (found.state === 'here' && found.as !== 'now');
  const isOver = found.state === 'here' && found.as === 'over';
  useEffect(() => {
    if (!isWanted || isOver) return;
    let hasLeft = false;
    let end = () => {};
    const ask = async () => {
      try {
        const page = isSecret(secret) ? await readPage(kind, secret) : null;
        if (!hasLeft) setFound(() => (page ? { state: 'here', page, as: 'now' } : { state: 'missing' }));
      } catch {
        if (hasLeft) return;
        setFound((before) =>
          before.state === 'here' ? { ...before, as: 'unconfirmed' } : { state: 'failed' },
        );
        end = onNextTry(failures, () => setFailures(failures + 1));
      }
    };
    void ask();
    return () => {
      hasLeft = true;
      end();
    };
  }, [kind, secret, isWanted, isOver, failures, setFound]);
  return () => setFailures((before) => before + 1);
}

function firstFound<Of extends Kind>(kind: Of, secret: string, view: TripView | null): Found<Shown[Of]> {
  if (view) return foundIn(view);
  const kept = readKept(kind, secret);
  return kept ? { state: 'here', page: kept.page, as: 'kept' } : { state: 'loading' };
}
