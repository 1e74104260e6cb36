import { useSyncExternalStore } from 'react';

/** Whether the page can be seen: not behind another tab or app, and not on a dark screen. */
export function usePageSeen(): boolean {
  return useSyncExternalStore(subscribe, () => !document.hidden);
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
