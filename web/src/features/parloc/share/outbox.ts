import { readLocal, removeLocal, writeLocal } from '#storage/local.ts';
import type { Place } from '../parloc.data.ts';

const PREFIX = 'parclub.parloc_outbox.';

/**
 * What a press asked for and the database does not have yet: to show a place, to show none, or to end live sharing.
 * Only the newest counts, it makes those before it useless.
 */
export type Wish = { kind: 'show'; place: Place } | { kind: 'hide' } | { kind: 'endLive' };
/** `id` tells wishes apart that look the same. */
export type WaitingWish = Wish & { id: string };

/** Where storage is blocked or full they live as long as the page. */
const unkept = new Map<string, string>();

/** Keeps it on the device, so that a lost connection and a reload do not lose it. */
export function keepWish(itemId: string, wish: Wish): void {
  const text = JSON.stringify({ ...wish, id: crypto.randomUUID() });
  if (writeLocal(PREFIX + itemId, text)) unkept.delete(itemId);
  else unkept.set(itemId, text);
}

/** Whether what waits for this item outlives the page. */
export function isWishKept(itemId: string): boolean {
  return !unkept.has(itemId);
}

/** What waits for this item, in whichever tab it was pressed; null for nothing, or for what cannot be read. */
export function waitingWish(itemId: string): WaitingWish | null {
  const text = unkept.get(itemId) ?? readLocal(PREFIX + itemId);
  try {
    const wish = JSON.parse(text ?? 'null');
    if (wish?.kind !== 'show') return wish?.kind === 'hide' || wish?.kind === 'endLive' ? wish : null;
    const takenAt = new Date(wish.place.takenAt);
    return Number.isNaN(takenAt.getTime()) ? null : { ...wish, place: { ...wish.place, takenAt } };
  } catch {
    return null;
  }
}

/** Forgets what has arrived, unless something newer has taken its place. */
export function dropWish(itemId: string, { id }: WaitingWish): void {
  if (waitingWish(itemId)?.id !== id) return;
  unkept.delete(itemId);
  removeLocal(PREFIX + itemId);
}
