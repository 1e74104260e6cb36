import type { TripView } from '@par-club/functions/contract/trip-view';
import { useCallback, useEffect, useState } from 'react';
import { onNextTry } from '#loading/kept.ts';
import { useLoaded, useOffline } from '#loading/use-connection.ts';
import { clearEnded, clearKept, readKept, saveKept } from './kept-page.ts';
import { loadLivePage, type OnNews, readPage } from './read-page.data.ts';
import { type Found, foundIn, isSecret, type Kind, type Shown, shownFrom } from './trip-page.ts';

export interface TripPageProps {
  secret: string;
  /** The data that the server drew the page from; null where the page draws itself. */
  view: TripView | null;
  /** The main content has come; other parts may load. */
  onSettled: () => void;
}

/** The server's drawing or the stored page, then the server's answer, then live data. */
export function useTripPage<Of extends Kind>(kind: Of, { secret, view, onSettled }: TripPageProps) {
  type Page = Shown[Of];
  const [found, setFound] = useState<Found<Page>>(() => firstFound(kind, secret, view));
  const { state, page } = found;
  /** The state that the person has seen. */
  const [seen, setSeen] = useState<Page | null>(() => (view ? null : (readKept(kind, secret)?.seen ?? null)));
  const isListening = state === 'now';
  const askAgain = useAsking(kind, secret, state, setFound);

  const [isConfirmed, setConfirmed] = useState(true);
  const [hasNews, setNews] = useState(false);
  const { part: LivePage, hasFailed } = useLoaded(loadLivePage, isListening);
  const onNews = useCallback<OnNews>((fields, confirmed) => {
    setConfirmed(confirmed);
    // Offline, an unread page looks like a missing one.
    if (!fields && !confirmed) return;
    setNews(true);
    setFound((before) => {
      if (before.state !== 'now') return before;
      return fields ? { state: 'now', page: shownFrom<Of>(fields) } : { state: 'missing', page: null };
    });
  }, []);
  const onRefused = useCallback(() => {
    setConfirmed(true);
    setFound((before) => (before.state === 'now' ? { state: 'over', page: before.page } : before));
  }, []);

  useEffect(clearEnded, []);
  // The stored page is the seen one, once this page has come alive; on a first visit it is the first one shown.
  useEffect(() => {
    const kept = readKept(kind, secret);
    setSeen((known) => known ?? kept?.seen ?? kept?.page ?? page);
  }, [kind, secret, page]);
  const isGone = state === 'missing' || state === 'over';
  useEffect(() => {
    if (isGone) clearKept(kind, secret);
    else if (page && isListening) saveKept(kind, secret, { page, ...(seen && { seen }) });
  }, [isGone, isListening, page, seen, kind, secret]);
  /** Whether the main content has come, or cannot: other parts may load then. */
  const isSettled = hasNews || hasFailed || ['unconfirmed', 'missing', 'failed'].includes(state);
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);

  const isLost = useOffline(isConfirmed) || hasFailed;
  return {
    found,
    seen,
    /** The person has seen the present state. */
    see: () => setSeen(page),
    retry: () => {
      setFound({ state: 'loading', page: null });
      askAgain();
    },
    isSettled,
    /** Whether the link works no more. */
    isGone,
    LivePage: isListening ? LivePage : null,
    onNews,
    onRefused,
    isOffline: isLost || state === 'unconfirmed' || state === 'kept',
  };
}

/** Asks until the page is there, also when the connection is back. @returns asks at once */
function useAsking<Of extends Kind>(
  kind: Of,
  secret: string,
  state: Found<Shown[Of]>['state'],
  setFound: (change: (before: Found<Shown[Of]>) => Found<Shown[Of]>) => void,
): () => void {
  const [failures, setFailures] = useState(0);
  const isWanted = ['loading', 'failed', 'kept', 'unconfirmed'].includes(state);
  useEffect(() => {
    if (!isWanted) return;
    let hasLeft = false;
    let end = () => {};
    const ask = async () => {
      try {
        const page = isSecret(secret) ? await readPage(kind, secret) : null;
        if (!hasLeft) setFound(() => (page ? { state: 'now', page } : { state: 'missing', page }));
      } catch {
        if (hasLeft) return;
        setFound(({ page }) => (page ? { state: 'unconfirmed', page } : { state: 'failed', page }));
        end = onNextTry(failures, () => setFailures(failures + 1));
      }
    };
    void ask();
    return () => {
      hasLeft = true;
      end();
    };
  }, [kind, secret, isWanted, failures, setFound]);
  return () => setFailures((before) => before + 1);
}

function firstFound<Of extends Kind>(kind: Of, secret: string, view: TripView | null): Found<Shown[Of]> {
  if (view) return foundIn(view);
  const kept = readKept(kind, secret);
  return kept ? { state: 'kept', page: kept.page } : { state: 'loading', page: null };
}
