import { useEffect } from 'react';
import { type Stored, subscribe } from './database.ts';
import { useLive } from './live.ts';

/**
 * What the live read says; nothing while it says nothing yet.
 * @param fields null when there is no such document
 * @param isConfirmed whether the server stands by it now
 */
export type OnNews = (fields: Record<string, unknown> | null, isConfirmed: boolean) => void;

interface LiveDocumentProps {
  path: string;
  onNews: OnNews;
  /** The database gives it to nobody any more. A page that reconnects after its end hears of it so. */
  onRefused: () => void;
}

/** Keeps a document up to date as long as it is rendered. Pages load it late because of all that it brings along. */
export function LiveDocument({ path, onNews, onRefused }: LiveDocumentProps) {
  const live = useLive<Stored | null>(path, (listener) => subscribe(path, listener));
  useEffect(() => {
    if (live.state === 'here') onNews(live.value?.fields ?? null, !live.fromCache);
    if (live.state === 'denied') onRefused();
  }, [live, onNews, onRefused]);
  return null;
}
