import { readLocal, removeLocal, writeLocal } from '#storage/local.ts';
import type { Place } from './parloc.data.ts';

const STORAGE_KEY = 'parclub.parloc_outbox';

/**
 * What a press asked for and the database does not have yet: to show a place, or, with null, to show none. Only the
 * newest counts, it makes those before it useless.
 */
export interface WaitingShare {
  itemId: string;
  place: Place | null;
}

/** Where storage is blocked it lives as long as the page. */
let kept: WaitingShare | null = null;

/** Keeps it on the device, so that a lost connection and a reload do not lose it. */
export function keepShare(share: WaitingShare): void {
  kept = share;
  const { itemId, place } = share;
  const stored = place && { position: place.position, takenAt: place.takenAt.toISOString() };
  writeLocal(STORAGE_KEY, JSON.stringify({ itemId, place: stored }));
}

/** What waits for this item; null for nothing, or for what cannot be read. */
export function waitingShare(itemId: string): WaitingShare | null {
  kept ??= readKept();
  return kept?.itemId === itemId ? kept : null;
}

/** Forgets what has arrived, unless something newer has taken its place. */
export function dropShare(share: WaitingShare): void {
  if (kept !== share) return;
  kept = null;
  removeLocal(STORAGE_KEY);
}

function readKept(): WaitingShare | null {
  try {
    const { itemId, place } = JSON.parse(readLocal(STORAGE_KEY) ?? '{}');
    if (typeof itemId !== 'string') return null;
    if (place === null) return { itemId, place };
    const takenAt = new Date(place.takenAt);
    return Number.isNaN(takenAt.getTime()) ? null : { itemId, place: { position: place.position, takenAt } };
  } catch {
    return null;
  }
}
