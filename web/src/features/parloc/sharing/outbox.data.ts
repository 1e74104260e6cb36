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
 * A press that the database does not have yet: show a place, show none ('endLive' where that stops live sharing), or
 * end live sharing and keep its last place. The newest replaces those before it.
 */
export type Wish = { kind: 'show'; place: PositionFix } | { kind: 'hide' | 'endLive' | 'keep' };
export type PendingWish = Wish & {
  /** The moment of the press by the device's clock, in milliseconds since 1970. */
  at: number;
  /** The item's end of the live sharing to stop: its places after the press end, too. */
  liveUntil?: string;
};

/** An older wish may be older than the item. */
const FRESH_DURATION_MS = 60_000;
/** An older place is not sent: clients would see it as old at once, and the driver no longer thinks of it. */
export const WAITING_LIMIT_MS = 60 * 60_000;

/** Stores a wish, which survives a reload; one to take the place away also survives a sign-out. */
export function enqueue({ id: itemId, fields }: DriverDoc, wish: Wish, at = Date.now()): void {
  const live = 'live' in fields && wish.kind !== 'show' ? fields.live : undefined;
  const ended = live && { liveUntil: live.until };
  pendingWish(itemId).save({ ...wish, at, ...ended });
  const { stopKey, lastSharedTime } = fields;
  // A place replaces an earlier stop only after its arrival.
  if (wish.kind === 'keep') forgetStop(itemId);
  if (takesAway(wish)) {
    oweStop(itemId, { stopKey, pressedAt: notBefore(lastSharedTime, toServerIso(at)), ...ended });
  }
}

export function takesAway({ kind }: Wish): boolean {
  return kind === 'hide' || kind === 'endLive';
}

/** The item's pending wish of any tab; null for none, or an unreadable one. */
export function pendingWish(itemId: string) {
  return storedJson(outbox, parseWish, itemId);
}

export function withdrawShare(itemId: string): void {
  if (pendingWish(itemId).read()?.kind === 'show') pendingWish(itemId).clear();
}

/** Sends a wish. After a refusal the item has changed, so it is tried once more with the new item. */
export async function send(item: DriverDoc, wish: PendingWish): Promise<void> {
  try {
    await sendWith(item, wish);
  } catch (error) {
    const fresh = await resync(item.id);
    if (!fresh || isOutdated(wish, fresh) || pendingWish(item.id).isReplaced(wish)) throw error;
    await sendWith(fresh, wish);
  }
}

function sendWith(item: DriverDoc, wish: PendingWish): Promise<void> {
  if (wish.kind === 'show') return sharePlace(item, wish.place);
  return wish.kind === 'keep' ? keepPlace(item) : hidePlace(item, toServerIso(wish.at));
}

export function isTooLate(wish: PendingWish): boolean {
  return wish.kind === 'show' && Date.now() - wish.place.takenAt.getTime() > WAITING_LIMIT_MS;
}

/** Whether the item is newer than a wish that has waited. A fresh wish is never outdated. */
export function isOutdated(wish: PendingWish, { fields }: DriverDoc): boolean {
  const at = wish.kind === 'show' ? wish.place.takenAt.getTime() : wish.at;
  if (Date.now() - at <= FRESH_DURATION_MS) return false;
  if (wish.kind === 'show') return toServerIso(at) <= (fields.lastSharedTime || (fields.stoppedAt ?? ''));
  // A newer place outdates a stop, except a place of the same live sharing.
  const isSameLive = 'live' in fields && fields.live !== undefined && fields.live.until === wish.liveUntil;
  return fields.lastSharedTime > toServerIso(at) && !isSameLive;
}

/** @param live during live sharing; a single share has none, and removes an earlier one */
export async function sharePlace(
  item: DriverDoc,
  { position, takenAt }: PositionFix,
  live?: Live,
): Promise<void> {
  const lastSharedTime = toServerIso(takenAt.getTime());
  await writeItem(item, showWrites(item, { position, lastSharedTime, ...(live && { live }) }, serverNow()));
  forgetStop(item.id, lastSharedTime);
}

/** Changes the state or the end (ISO, by the server's clock) of live sharing. */
export async function changeLive(item: DriverDoc, change: Partial<Live>): Promise<void> {
  const { fields } = item;
  if (!('position' in fields) || !fields.live) return;
  await writeItem(item, showWrites(item, { ...fields, live: { ...fields.live, ...change } }, serverNow()));
}

/** The last place stays for the rest of its day. */
export async function keepPlace(item: DriverDoc): Promise<void> {
  const { fields } = item;
  if (!('position' in fields)) return;
  const { position, lastSharedTime } = fields;
  await writeItem(item, showWrites(item, { position, lastSharedTime }, serverNow()));
}

/** Refused where a place was shared since. @param pressedAt ISO, by the server's clock */
export async function hidePlace(item: DriverDoc, pressedAt: string): Promise<void> {
  await writeItem(item, hideWrites(item, pressedAt, serverNow()));
  forgetStop(item.id);
}

function parseWish(json: unknown): PendingWish | null {
  const wish = json as PendingWish | null;
  if (wish?.kind !== 'show') return wish && ['hide', 'endLive', 'keep'].includes(wish.kind) ? wish : null;
  const takenAt = new Date(wish.place.takenAt);
  return Number.isNaN(takenAt.getTime()) ? null : { ...wish, place: { ...wish.place, takenAt } };
}
