import type { Live, Position } from '@par-club/functions/contract/parloc';
import { PLACE_DURATION_MS, STOP_NOTICE_DURATION_MS } from '@par-club/functions/contract/parloc.values';
import { mapUrl } from '@par-club/functions/shared/parloc-item';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import type { Write } from '../shared/item-writes.data.ts';
import { itemWrites, openLinks, placeRemoval, placeWrite } from '../shared/item-writes.ts';

/**
 * The server's clock may be ahead of what the device takes it for, or behind. It refuses an end that is later than a day,
 * or over, and with it the whole batch.
 */
const MARGIN_MS = 60_000;

/** What a share shows to clients. */
export interface Shown {
  position: Position;
  /** ISO, by the server's clock. */
  lastSharedTime: string;
  live?: Live;
}

/**
 * The batch of a share: the item, and the place of each open link.
 * @param now in milliseconds since 1970 by the server's clock
 */
export function showWrites(item: DriverDoc, { position, lastSharedTime, live }: Shown, now: number): Write[] {
  const shown = { url: mapUrl(position), lastSharedTime, position };
  // A day after the share itself: what is written again, as for a pause, does not make it last.
  const latest = Date.parse(lastSharedTime) + PLACE_DURATION_MS - MARGIN_MS;
  const end = live?.until ? Math.min(Date.parse(live.until), latest) : latest;
  // The last stop that this device knows of: after another one, the rules refuse what was written before it was known.
  const { stoppedAt } = item.fields;
  const fields = { ...shown, live, stoppedAt, endsAt: new Date(end) };
  return [
    ...itemWrites(item, fields, now),
    ...openPlaces(item, now).map((place) =>
      placeWrite(item, place.id, { ...shown, ...(live && { live }) }, Math.min(end, place.endsAt)),
    ),
  ];
}

/**
 * The batch that takes the place away: nothing of it is left, and open pages learn when that was. A link that is about to
 * end loses its place without a word, and so do all where the stop was long ago.
 * @param pressedAt ISO, by the server's clock as far as the device knows it
 */
export function hideWrites(item: DriverDoc, pressedAt: string, now: number): Write[] {
  const none = { position: undefined, live: undefined, endsAt: undefined };
  // Another device's clock may be ahead: what is known here is what is taken away.
  const { lastSharedTime } = item.fields;
  const stoppedAt = pressedAt > lastSharedTime ? pressedAt : lastSharedTime;
  const noticeEndsAt = Date.parse(stoppedAt) + STOP_NOTICE_DURATION_MS;
  const notified = noticeEndsAt > now + MARGIN_MS ? openPlaces(item, now) : [];
  const removed = new Set([item.fields.phonePlace, ...openLinks(item.fields, now).map(({ id }) => id)]);
  for (const { id } of notified) removed.delete(id);
  return [
    ...itemWrites(item, { ...none, url: '', lastSharedTime: '', stoppedAt }, now),
    ...notified.map(({ id, endsAt }) => placeWrite(item, id, { stoppedAt }, Math.min(noticeEndsAt, endsAt))),
    ...[...removed].map((id) => placeRemoval(item, id)),
  ];
}

/**
 * Until when some link shows a place, in milliseconds since 1970; null where none does.
 * @param end of the place
 */
export function shownUntil(item: DriverDoc, end: number, now: number): number | null {
  const ends = openPlaces(item, now).map(({ endsAt }) => Math.min(endsAt, end));
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** The places that a share writes, with their latest end in milliseconds since 1970. */
function openPlaces({ fields }: DriverDoc, now: number): { id: string; endsAt: number }[] {
  if (fields.phoneLostAt !== undefined) return [];
  const { phonePlace, showsByPhone = true } = fields;
  const own = showsByPhone ? [{ id: phonePlace, endsAt: Number.POSITIVE_INFINITY }] : [];
  return [...own, ...openLinks(fields, now + MARGIN_MS)];
}
