import type { Live } from '@par-club/functions/contract/parloc';
import { serverNow } from '#clock/server-clock.ts';
import type { PositionFix } from '#location/geolocation.ts';
import { forgetStop, notBefore, oweStop } from '#session/owed-stops.data.ts';
import { outbox } from '#storage/registry.ts';
import { storedJson } from '#storage/stored-json.ts';
import { type DriverDoc, resync, toServerIso } from '../shared/driver-doc.data.ts';
import { writeItem } from '../shared/item-writes.data.ts';
import { hideWrites, showWrites } from './place-writes.ts';

/**
 * What a press asked for and the database does not have yet: to show a place, to show none ('endLive' where live
 * sharing is stopped by that), or to end live sharing and keep its last place. Only the newest counts, it makes those
 * before it useless.
 */
export type Wish = { kind: 'show'; place: PositionFix } | { kind: 'hide' | 'endLive' | 'keep' };
/** `id` tells wishes apart that look the same; `at` is when it was pressed, by the device's clock, in ms since 1970. */
export type PendingWish = Wish & {
  id: string;
  at: number;
  /** The end of the live sharing that it ends, as the item had it: by that it ends places of after the press, too. */
  liveUntil?: string;
};

/** What has waited longer may be older than what the item says. */
const FRESH_DURATION_MS = 60_000;
/**
 * A place that has waited longer is not sent: clients would find it out of date from the start, and the driver, who has
 * driven on, no longer thinks of it.
 */
export const WAITING_LIMIT_MS = 60 * 60_000;

/** Ids of wishes that the browser does not store: they last as long as the page. */
const unstored = new Set<string>();

/**
 * Stores a wish on the device, so that neither a lost connection nor a reload loses it; one that takes the place away is
 * not lost by a sign-out either.
 */
export function enqueue({ id: itemId, fields }: DriverDoc, wish: Wish, at = Date.now()): void {
  const id = crypto.randomUUID();
  const live = 'live' in fields && wish.kind !== 'show' ? fields.live : undefined;
  const ended = live && { liveUntil: live.until };
  if (!storedWish(itemId).save({ ...wish, id, at, ...ended })) unstored.add(id);
  const { stopKey, lastSharedTime } = fields;
  // A place makes an earlier stop useless only when it has arrived.
  if (wish.kind === 'keep') forgetStop(itemId);
  if (takesAway(wish)) {
    oweStop(itemId, { stopKey, pressedAt: notBefore(lastSharedTime, toServerIso(at)), ...ended });
  }
}

/** Whether clients see no place when it has come true. */
export function takesAway({ kind }: Wish): boolean {
  return kind === 'hide' || kind === 'endLive';
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

/** Whether the driver has pressed something else since, which makes a wish useless. */
export function isReplaced(itemId: string, { id }: PendingWish): boolean {
  return (readPending(itemId)?.id ?? id) !== id;
}

/** Takes back a share that is pending for this item. What takes the place away waits on. */
export function withdrawShare(itemId: string): void {
  if (readPending(itemId)?.kind === 'show') storedWish(itemId).clear();
}

/**
 * Sends a wish. Where it is refused something else has changed the item, so it is tried once more with the item as it is
 * by then.
 */
export async function send(item: DriverDoc, wish: PendingWish): Promise<void> {
  try {
    await sendWith(item, wish);
  } catch (error) {
    const fresh = await resync(item.id);
    if (!fresh || isOutdated(wish, fresh) || isReplaced(item.id, wish)) throw error;
    await sendWith(fresh, wish);
  }
}

function sendWith(item: DriverDoc, wish: PendingWish): Promise<void> {
  if (wish.kind === 'show') return sharePlace(item, wish.place);
  return wish.kind === 'keep' ? keepPlace(item) : hidePlace(item, toServerIso(wish.at));
}

/** Whether a place has waited for too long to be sent. */
export function isTooLate(wish: PendingWish): boolean {
  return wish.kind === 'show' && Date.now() - wish.place.takenAt.getTime() > WAITING_LIMIT_MS;
}

/**
 * Whether a press has waited so long that the item holds something newer. What was just asked for is never outdated,
 * whatever another device's clock has written.
 */
export function isOutdated(wish: PendingWish, { fields }: DriverDoc): boolean {
  const at = wish.kind === 'show' ? wish.place.takenAt.getTime() : wish.at;
  if (Date.now() - at <= FRESH_DURATION_MS) return false;
  if (wish.kind === 'show') return toServerIso(at) <= (fields.lastSharedTime || (fields.stoppedAt ?? ''));
  // A stop is outdated by a newer place alone, and that of live sharing by none of the same live sharing.
  const isSameLive = 'live' in fields && fields.live !== undefined && fields.live.until === wish.liveUntil;
  return fields.lastSharedTime > toServerIso(at) && !isSameLive;
}

/**
 * Shows the place to everybody with an open link.
 * @param live during live sharing; a single share has none, and removes that of an earlier live sharing
 */
export async function sharePlace(
  item: DriverDoc,
  { position, takenAt }: PositionFix,
  live?: Live,
): Promise<void> {
  const lastSharedTime = toServerIso(takenAt.getTime());
  await writeItem(item, showWrites(item, { position, lastSharedTime, ...(live && { live }) }, serverNow()));
  forgetStop(item.id, lastSharedTime);
}

/** Sets whether live sharing is on or paused. */
export async function setLiveState(item: DriverDoc, state: Live['state']): Promise<void> {
  const { fields } = item;
  if (!('position' in fields) || !fields.live) return;
  await writeItem(item, showWrites(item, { ...fields, live: { ...fields.live, state } }, serverNow()));
}

/** Sets until when live sharing lasts. @param until ISO, by the server's clock */
export async function setLiveEnd(item: DriverDoc, until: string): Promise<void> {
  const { fields } = item;
  if (!('position' in fields) || !fields.live) return;
  await writeItem(item, showWrites(item, { ...fields, live: { ...fields.live, until } }, serverNow()));
}

/** Ends live sharing; the last place stays for the rest of its day. */
export async function keepPlace(item: DriverDoc): Promise<void> {
  const { fields } = item;
  if (!('position' in fields)) return;
  const { position, lastSharedTime } = fields;
  await writeItem(item, showWrites(item, { position, lastSharedTime }, serverNow()));
}

/**
 * Takes the place away: nothing of it is left in the item, or for clients. Refused where a place was shared since.
 * @param pressedAt ISO, by the server's clock
 */
export async function hidePlace(item: DriverDoc, pressedAt: string): Promise<void> {
  await writeItem(item, hideWrites(item, pressedAt, serverNow()));
  forgetStop(item.id);
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
