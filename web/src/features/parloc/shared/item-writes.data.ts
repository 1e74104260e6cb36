import { useSyncExternalStore } from 'react';
import { documents, type Write } from '#firebase/documents.ts';
import { useDelayedFlag } from '#loading/use-connection.ts';
import { type DriverDoc, WRITE_TIMEOUT_MS } from './driver-doc.data.ts';

export type { Write };

const underWay = new Map<string, number>();
const listeners = new Set<() => void>();

/** Writes all or nothing. Resolves with the server's confirmation; offline it waits while the page is open. */
export async function writeItem({ id }: DriverDoc, writes: readonly Write[]): Promise<void> {
  countWrite(id, 1);
  await documents.batch(writes).finally(() => countWrite(id, -1));
}

/** Whether the server leaves a write unanswered for long, also while the device believes to be online. */
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
