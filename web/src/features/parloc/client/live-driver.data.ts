import { useEffect } from 'react';
import { type Stored, subscribe } from '#firebase/database.ts';
import { useLive } from '#firebase/live.ts';

/**
 * What the live read says; nothing while it says nothing yet.
 * @param item null when there is none
 * @param isConfirmed whether the server stands by it now
 */
export type OnNews = (item: Record<string, unknown> | null, isConfirmed: boolean) => void;

/** Keeps an item up to date as long as it is rendered. It is a part of its own because of all that it brings along. */
export function LiveDriver({ path, onNews }: { path: string; onNews: OnNews }) {
  const live = useLive<Stored | null>(path, (listener) => subscribe(path, listener));
  useEffect(() => {
    if (live.state === 'here') onNews(live.value?.fields ?? null, !live.fromCache);
  }, [live, onNews]);
  return null;
}
