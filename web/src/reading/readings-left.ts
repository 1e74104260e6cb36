import type { ReadingsLeft } from '@par-club/functions/contract/parex';
import { useSyncExternalStore } from 'react';
import { onProfileChange } from '#storage/profile.ts';

/** As the last answer told it; null where it told nothing, as with a person's own key. */
let current: ReadingsLeft | null = null;
const listeners = new Set<() => void>();

export function saveReadingsLeft(next: ReadingsLeft | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** What is left today of the readings by the model; null while that is not known, and after its day. */
export function readingsLeft(): ReadingsLeft | null {
  return current && Date.parse(current.resetsAt) > Date.now() ? current : null;
}

/** `readingsLeft`, anew with each answer. Whoever signs in or out has a count of their own. */
export function useReadingsLeft(): ReadingsLeft | null {
  return useSyncExternalStore(subscribe, readingsLeft, () => null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onProfileChange(() => saveReadingsLeft(null));
  return () => {
    listeners.delete(listener);
    stop();
  };
}
