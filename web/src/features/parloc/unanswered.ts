import { useSyncExternalStore } from 'react';
import { useHeld } from './client/use-connection.ts';

/** Milliseconds: a slow network answers within them, one that swallows what it is given never does. */
export const PATIENCE = 8000;

/** How many writes to an item are under way. */
const underWay = new Map<string, number>();
const listeners = new Set<() => void>();

/** Counts a write to an item as long as it is under way. */
export async function watchWrite(itemId: string, write: Promise<void>): Promise<void> {
  count(itemId, 1);
  try {
    await write;
  } finally {
    count(itemId, -1);
  }
}

/** Whether a write to an item has not been answered for long, though the device may believe that it is online. */
export function useUnanswered(itemId: string): boolean {
  return useHeld(
    useSyncExternalStore(subscribe, () => (underWay.get(itemId) ?? 0) > 0),
    PATIENCE,
  );
}

function count(itemId: string, step: number): void {
  underWay.set(itemId, (underWay.get(itemId) ?? 0) + step);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
