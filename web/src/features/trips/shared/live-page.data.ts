import { useEffect } from 'react';
import { type Stored, subscribe } from '#firebase/database.ts';
import { useLive } from '#firebase/live.ts';

/**
 * What the live read says; nothing while it says nothing yet.
 * @param page null when there is none
 * @param isConfirmed whether the server stands by it now
 */
export type OnNews = (page: Record<string, unknown> | null, isConfirmed: boolean) => void;

interface LivePageProps {
  path: string;
  onNews: OnNews;
  /** The database gives the page to nobody any more. */
  onRefused: () => void;
}

/** Keeps a page up to date as long as it is rendered. It is a part of its own because of all that it brings along. */
export function LivePage({ path, onNews, onRefused }: LivePageProps) {
  const live = useLive<Stored | null>(path, (listener) => subscribe(path, listener));
  useEffect(() => {
    if (live.state === 'here') onNews(live.value?.fields ?? null, !live.fromCache);
    if (live.state === 'denied') onRefused();
  }, [live, onNews, onRefused]);
  return null;
}
