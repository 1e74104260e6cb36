import { outbox } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import type { PositionFix } from '../shared/driver-doc.data.ts';

/**
 * What a press asked for and the database does not have yet: to show a place, to show none, or to end live sharing.
 * Only the newest counts, it makes those before it useless.
 */
export type Write = { kind: 'show'; place: PositionFix } | { kind: 'hide' } | { kind: 'endLive' };
/** `id` tells writes apart that look the same. */
export type PendingWrite = Write & { id: string };

/** Items whose write the browser does not store: it lasts as long as the page. */
const unstored = new Set<string>();

/** Stores it on the device, so that a lost connection and a reload do not lose it. */
export function enqueue(itemId: string, write: Write): void {
  if (storedWrite(itemId).save({ ...write, id: crypto.randomUUID() })) unstored.delete(itemId);
  else unstored.add(itemId);
}

/** Whether what is pending for this item outlives the page. */
export function isStored(itemId: string): boolean {
  return !unstored.has(itemId);
}

/** What is pending for this item, in whichever tab it was pressed; null for nothing, or for what cannot be read. */
export function readPending(itemId: string): PendingWrite | null {
  return storedWrite(itemId).read();
}

/** Removes what has arrived, unless something newer has taken its place. */
export function dequeue(itemId: string, { id }: PendingWrite): void {
  if (readPending(itemId)?.id !== id) return;
  unstored.delete(itemId);
  storedWrite(itemId).clear();
}

function storedWrite(itemId: string) {
  return storedJson(outbox, parseWrite, itemId);
}

function parseWrite(json: unknown): PendingWrite | null {
  const write = json as PendingWrite | null;
  if (write?.kind !== 'show') return write?.kind === 'hide' || write?.kind === 'endLive' ? write : null;
  const takenAt = new Date(write.place.takenAt);
  return Number.isNaN(takenAt.getTime()) ? null : { ...write, place: { ...write.place, takenAt } };
}
