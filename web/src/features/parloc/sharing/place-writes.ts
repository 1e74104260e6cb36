import type { Live, Position } from '@par-club/functions/contract/parloc';
import { PLACE_DURATION_MS, STOP_NOTICE_DURATION_MS } from '@par-club/functions/contract/parloc.values';
import { mapUrl } from '@par-club/functions/shared/parloc-item';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import type { Write } from '../shared/item-writes.data.ts';
import { itemWrites, openLinks, placeRemoval, placeWrite } from '../shared/item-writes.ts';

/** A difference of clocks: the server refuses the batch for an end that is over, or later than a day. */
const MARGIN_MS = 60_000;

export interface Shown {
  position: Position;
  /** ISO, by the server's clock. */
  lastSharedTime: string;
  live?: Live;
}

/** Writes the item, and the place of each open link. @param now in milliseconds since 1970 by the server's clock */
export function showWrites(item: DriverDoc, { position, lastSharedTime, live }: Shown, now: number): Write[] {
  const shown = { url: mapUrl(position), lastSharedTime, position };
  // A day after the share: a repeated write, as for a pause, must not prolong it.
  const latest = Date.parse(lastSharedTime) + PLACE_DURATION_MS - MARGIN_MS;
  const end = live?.until ? Math.min(Date.parse(live.until), latest) : latest;
  // This device's last known stop: after another one, the rules refuse the write.
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
 * Takes the place away; open pages learn the moment. Links that are about to end, and all after a stop of long ago,
 * lose their place without a notice.
 * @param pressedAt ISO, by the server's clock as far as the device knows it
 */
export function hideWrites(item: DriverDoc, pressedAt: string, now: number): Write[] {
  const none = { position: undefined, live: undefined, endsAt: undefined };
  // Another device's clock may be ahead: the known place is the one to take away.
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

/** Milliseconds since 1970; null where no link shows a place. @param end of the place */
export function shownUntil(item: DriverDoc, end: number, now: number): number | null {
  const ends = openPlaces(item, now).map(({ endsAt }) => Math.min(endsAt, end));
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** The places of a share, with their latest end in milliseconds since 1970. */
function openPlaces({ fields }: DriverDoc, now: number): { id: string; endsAt: number }[] {
  if (fields.phoneLostAt !== undefined) return [];
  const { phonePlace, showsByPhone = true } = fields;
  const own = showsByPhone ? [{ id: phonePlace, endsAt: Number.POSITIVE_INFINITY }] : [];
  return [...own, ...openLinks(fields, now + MARGIN_MS)];
}
