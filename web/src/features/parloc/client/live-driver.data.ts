import { useEffect } from 'react';
import { type Stored, subscribe } from '#firebase/database.ts';
import { useLive } from '#firebase/live.ts';

/**
 * What the live read says; nothing while it says nothing yet.
 * @param place null when there is none
 * @param isConfirmed whether the server stands by it now
 */
export type OnNews = (place: Record<string, unknown> | null, isConfirmed: boolean) => void;

interface LiveDriverProps {
  path: string;
  onNews: OnNews;
  /** The database gives the place to nobody any more. A page that reconnects after the end of a place hears of it so. */
  onRefused: () => void;
}

/** Keeps a place up to date as long as it is rendered. It is a part of its own because of all that it brings along. */
export function LiveDriver({ path, onNews, onRefused }: LiveDriverProps) {
  const live = useLive<Stored | null>(path, (listener) => subscribe(path, listener));
  useEffect(() => {
    if (live.state === 'here') onNews(live.value?.fields ?? null, !live.fromCache);
    if (live.state === 'denied') onRefused();
  }, [live, onNews, onRefused]);
  return null;
}
