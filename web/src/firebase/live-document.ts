import { useEffect } from 'react';
import { type Stored, subscribe } from './database.ts';
import { useLive } from './live.ts';

/** @param fields null for no such document @param isConfirmed whether the server confirms it now */
export type OnNews = (fields: Record<string, unknown> | null, isConfirmed: boolean) => void;

interface LiveDocumentProps {
  path: string;
  onNews: OnNews;
  /** The database refuses the document from now on, also after a reconnection. */
  onRefused: () => void;
}

/** Keeps a document up to date while rendered. Pages load it late, for its weight. */
export function LiveDocument({ path, onNews, onRefused }: LiveDocumentProps) {
  const live = useLive<Stored | null>(path, (listener) => subscribe(path, listener));
  useEffect(() => {
    if (live.state === 'here') onNews(live.value?.fields ?? null, !live.fromCache);
    if (live.state === 'denied') onRefused();
  }, [live, onNews, onRefused]);
  return null;
}
