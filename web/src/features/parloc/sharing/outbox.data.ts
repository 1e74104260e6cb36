import type { Live } from '@par-club/functions/contract/parloc';
import { serverNow } from '#clock/server-clock.ts';
import { outbox } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { type DriverDoc, toServerIso } from '../shared/driver-doc.data.ts';
import { writeItem } from '../shared/item-writes.data.ts';
import type { PositionFix } from './geolocation.ts';
import { hideWrites, showWrites } from './place-writes.ts';

/**
 * What a press asked for and the database does not have yet: to show a place, to show none ('endLive' where live
 * sharing is stopped by that), or to end live sharing and keep its last place. Only the newest counts, it makes those
 * before it useless.
 */
export type Wish = { kind: 'show'; place: PositionFix } | { kind: 'hide' | 'endLive' | 'keep' };
/** `id` tells wishes apart that look the same. */
export type PendingWish = Wish & { id: string };

/** A place that has waited longer may be older than what the item says. */
const FRESH_DURATION_MS = 60_000;

/** Ids of wishes that the browser does not store: they last as long as the page. */
const unstored = new Set<string>();

/** Stores a wish on the device, so that neither a lost connection nor a reload loses it. */
export function enqueue(itemId: string, wish: Wish): void {
  const id = crypto.randomUUID();
  if (!storedWish(itemId).save({ ...wish, id })) unstored.add(id);
}

/** Whether a wish outlives the page. */
export function isStored({ id }: PendingWish): boolean {
  return !unstored.has(id);
}

/** What is pending for this item, in whichever tab it was pressed; null for nothing, or for what cannot be read. */
export function readPending(itemId: string): PendingWish | null {
  return storedWish(itemId).read();
}

/** Removes a wish that has come true, unless a newer one has taken its place. */
export function dequeue(itemId: string, { id }: PendingWish): void {
  if (readPending(itemId)?.id === id) storedWish(itemId).clear();
}

export function send(item: DriverDoc, wish: PendingWish): Promise<void> {
  if (wish.kind === 'show') return sharePlace(item, wish.place);
  return wish.kind === 'keep' ? keepPlace(item) : hidePlace(item);
}

/**
 * Whether a place has waited so long that the item holds something newer. A place that was just requested is never
 * outdated, whatever another device's clock has written.
 * @param newest the moment of the item's own place or stop, ISO
 */
export function isOutdated(wish: PendingWish, newest: string): boolean {
  if (wish.kind !== 'show') return false;
  const takenAt = wish.place.takenAt.getTime();
  return Date.now() - takenAt > FRESH_DURATION_MS && toServerIso(takenAt) <= newest;
}

/**
 * Shows the place to everybody with an open link.
 * @param live during live sharing; a single share has none, and removes that of an earlier live sharing
 */
export function sharePlace(item: DriverDoc, { position, takenAt }: PositionFix, live?: Live): Promise<void> {
  const lastSharedTime = toServerIso(takenAt.getTime());
  return writeItem(item, showWrites(item, { position, lastSharedTime, ...(live && { live }) }, serverNow()));
}

/** Sets whether live sharing is on or paused. */
export async function setLiveState(item: DriverDoc, state: Live['state']): Promise<void> {
  const { fields } = item;
  if (!('position' in fields) || !fields.live) return;
  await writeItem(item, showWrites(item, { ...fields, live: { ...fields.live, state } }, serverNow()));
}

/** Ends live sharing; the last place stays for a day. */
async function keepPlace(item: DriverDoc): Promise<void> {
  const { fields } = item;
  if (!('position' in fields)) return;
  const { position, lastSharedTime } = fields;
  await writeItem(item, showWrites(item, { position, lastSharedTime }, serverNow()));
}

/** Takes the place away: nothing of it is left in the item, or for clients. */
export function hidePlace(item: DriverDoc): Promise<void> {
  return writeItem(item, hideWrites(item, toServerIso(), serverNow()));
}

function storedWish(itemId: string) {
  return storedJson(outbox, parseWish, itemId);
}

function parseWish(json: unknown): PendingWish | null {
  const wish = json as PendingWish | null;
  if (wish?.kind !== 'show') return wish && ['hide', 'endLive', 'keep'].includes(wish.kind) ? wish : null;
  const takenAt = new Date(wish.place.takenAt);
  return Number.isNaN(takenAt.getTime()) ? null : { ...wish, place: { ...wish.place, takenAt } };
}
