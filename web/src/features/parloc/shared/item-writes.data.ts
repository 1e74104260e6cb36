import { useSyncExternalStore } from 'react';
import { documents, type Write } from '#firebase/documents.ts';
import { useDelayedFlag } from '#loading/use-connection.ts';
import { type DriverDoc, WRITE_TIMEOUT_MS } from './driver-doc.data.ts';

export type { Write };

/** How many writes to an item are under way, by the item's id. */
const underWay = new Map<string, number>();
const listeners = new Set<() => void>();

/**
 * Writes an item with its places, all of it or nothing. Resolves when the server has it: without a connection it waits as
 * long as the page is open.
 */
export async function writeItem({ id }: DriverDoc, writes: readonly Write[]): Promise<void> {
  countWrite(id, 1);
  await documents.batch(writes).finally(() => countWrite(id, -1));
}

/** Whether the server has left a write to an item unanswered for long, though the device may believe that it is online. */
export function useUnconfirmedWrite(itemId: string): boolean {
  const isWriting = useSyncExternalStore(subscribe, () => (underWay.get(itemId) ?? 0) > 0);
  return useDelayedFlag(isWriting, WRITE_TIMEOUT_MS);
}

function countWrite(itemId: string, step: number): void {
  underWay.set(itemId, (underWay.get(itemId) ?? 0) + step);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
