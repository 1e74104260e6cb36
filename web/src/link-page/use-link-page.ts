import type { Fields } from '@par-club/functions/shared/document-json';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useState } from 'react';
import { onNextTry } from '#loading/kept.ts';
import { useLoaded, useOffline } from '#loading/use-connection.ts';
import { loadLivePage, type OnNews } from './live-page.data.ts';

export type Found<Page> =
  | { state: 'loading' | 'missing' | 'failed'; page: null }
  /** 'over': refused by the database. 'kept': stored, while the server is asked; 'unconfirmed': without its answer. */
  | { state: 'now' | 'over' | 'kept' | 'unconfirmed'; page: Page };

/** Where the page of one link comes from. */
export interface LinkSource<Page> {
  /** Null where the page does not exist, or not any more. Rejects without an answer. */
  read: () => Promise<Page | null>;
  /** @param fields of the live document @returns null for no page */
  shownFrom: (fields: Fields, before: Page) => Page | null;
  /** The page in this browser's storage, until its end. */
  kept: { read: () => Page | null; save: (page: Page) => unknown; clear: () => void };
  /** Milliseconds until a page that is missing or over is asked for again; undefined where none comes back. */
  missingDelay?: number;
}

/** Null for no page. */
type Drawn<Page> = { page: Page | null; hasFailed: boolean };

const MISSING = { state: 'missing', page: null } as const;
const LOADING = { state: 'loading', page: null } as const;

/**
 * The server's drawing or the stored page, then the server's answer, then live data.
 * @param source always the same object
 * @param drawn what the server drew the page from; null where the page draws itself
 * @param onSettled the main content has come; other parts may load
 */
export function useLinkPage<Page>(
  source: LinkSource<Page>,
  drawn: Drawn<Page> | null,
  onSettled: () => void,
) {
  const [found, setFound] = useState<Found<Page>>(() => firstFound(source, drawn));
  const { state, page } = found;
  const isListening = state === 'now';
  const askAgain = useAsking(source, state, setFound);

  const [isConfirmed, setConfirmed] = useState(true);
  const [hasNews, setNews] = useState(false);
  const { part: LivePage, hasFailed } = useLoaded(loadLivePage, isListening);
  const onNews = useCallback<OnNews>(
    (fields, confirmed) => {
      setConfirmed(confirmed);
      // Offline, an unread page looks like a missing one.
      if (!fields && !confirmed) return;
      setNews(true);
      setFound((before) =>
        before.state === 'now' ? foundOf(fields && source.shownFrom(fields, before.page)) : before,
      );
    },
    [source],
  );
  const onRefused = useCallback(() => {
    setConfirmed(true);
    setFound((before) => (before.state === 'now' ? { state: 'over', page: before.page } : before));
  }, []);

  const isGone = state === 'missing' || state === 'over';
  useEffect(() => {
    if (isGone) source.kept.clear();
    else if (page && isListening) source.kept.save(page);
  }, [isGone, isListening, page, source]);
  /** Whether the main content has come, or cannot: other parts may load then. */
  const isSettled = hasNews || hasFailed || ['unconfirmed', 'missing', 'failed'].includes(state);
  useEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);

  const isLost = useOffline(isConfirmed) || hasFailed;
  return {
    found,
    retry: () => {
      setFound(LOADING);
      askAgain();
    },
    isSettled,
    /** Whether the link works no more. */
    isGone,
    LivePage: isListening ? LivePage : null,
    onNews,
    onRefused,
    isOffline: isLost || state === 'unconfirmed',
  };
}

/** Asks until the page is there. @returns asks at once */
function useAsking<Page>(
  { read, missingDelay }: LinkSource<Page>,
  state: Found<Page>['state'],
  setFound: Dispatch<SetStateAction<Found<Page>>>,
): () => void {
  const [tries, setTries] = useState({ count: 0 });
  const isGone = state === 'missing' || state === 'over';
  const isWanted = isGone ? missingDelay !== undefined : state !== 'now';
  useEffect(() => {
    if (!isWanted) return;
    let hasLeft = false;
    let stopWaiting = () => {};
    // A hidden page asks nothing; it asks at once when it is seen again.
    const ask = (count: number) => document.hidden || setTries({ count });
    const anew = () => ask(0);
    const look = async () => {
      const next = await read().then(foundOf, () => null);
      if (hasLeft) return;
      setFound((before) => after(before, next));
      const again = () => ask(tries.count + 1);
      if (!next) stopWaiting = onNextTry(tries.count, again);
      else if (next.page) setTries({ count: 0 });
      else if (missingDelay) stopWaiting = onNextTry(tries.count, again, missingDelay);
    };
    void look();
    document.addEventListener('visibilitychange', anew);
    return () => {
      hasLeft = true;
      stopWaiting();
      document.removeEventListener('visibilitychange', anew);
    };
  }, [read, missingDelay, isWanted, tries, setFound]);
  return () => setTries({ count: 0 });
}

function firstFound<Page>(source: LinkSource<Page>, drawn: Drawn<Page> | null): Found<Page> {
  if (drawn) return drawn.hasFailed ? { state: 'failed', page: null } : foundOf(drawn.page);
  const page = source.kept.read();
  return page ? { state: 'kept', page } : LOADING;
}

function foundOf<Page>(page: Page | null): Found<Page> {
  return page ? { state: 'now', page } : MISSING;
}

/** A page that is over stays, and a kept one until the server knows better. @param next null without an answer */
function after<Page>({ state, page }: Found<Page>, next: Found<Page> | null): Found<Page> {
  if (next?.page || !page) return next ?? { state: 'failed', page: null };
  if (state === 'over') return { state, page };
  return next ?? { state: 'unconfirmed', page };
}
