import type { Live, Parloc, Position } from '@par-club/functions/contract/parloc';
import { PARLOC, PLACE_DURATION_MS, PLACES } from '@par-club/functions/contract/parloc.values';
import { mapUrl } from '@par-club/functions/shared/parloc-item';
import type { Write } from '#firebase/documents.ts';
import type { DriverDoc } from '../shared/driver-doc.data.ts';

/** The server's clock may be ahead of what the device takes it for, and refuses an end that is later than a day. */
const MARGIN_MS = 60_000;
/** How long clients who come later read that sharing has ended. */
const TOLD_MS = 60 * 60_000;

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
  const latest = now + PLACE_DURATION_MS - MARGIN_MS;
  const end = live?.until ? Math.min(Date.parse(live.until), latest) : latest;
  const fields = { ...shown, live, stoppedAt: undefined, endsAt: new Date(end) };
  return [
    itemWrite(item, fields, now),
    ...openPlaces(item, now).map((place) =>
      placeWrite(item, place.id, { ...shown, ...(live && { live }) }, Math.min(end, place.endsAt)),
    ),
  ];
}

/** The batch that takes the place away: nothing of it is left, and open pages learn when that was. */
export function hideWrites(item: DriverDoc, stoppedAt: string, now: number): Write[] {
  const none = { position: undefined, live: undefined, endsAt: undefined };
  return [
    itemWrite(item, { ...none, url: '', lastSharedTime: '', stoppedAt }, now),
    ...openPlaces(item, now).map(({ id, endsAt }) =>
      placeWrite(item, id, { stoppedAt }, Math.min(now + TOLD_MS, endsAt)),
    ),
  ];
}

/** Links whose end has come are forgotten with the next write. */
function itemWrite({ id, fields }: DriverDoc, changes: object, now: number): Write {
  const links = Object.entries(fields.links ?? {}).filter(([, link]) => endOf(link) > now);
  const kept = fields.links && { links: Object.fromEntries(links) };
  return {
    kind: 'update',
    path: `${PARLOC}/${id}`,
    fields: { ...changes, ...kept, updatedAt: new Date(now).toISOString() },
  };
}

function placeWrite(item: DriverDoc, placeId: string, what: object, endsAt: number): Write {
  const { name, phone, carName } = item.fields;
  const card = { name, phone, carName, isProven: item.fields.provenAt !== undefined };
  const fields = { ...card, ...what, endsAt: new Date(endsAt) };
  return { kind: 'set', path: `${PARLOC}/${item.id}/${PLACES}/${placeId}`, fields };
}

/** The places that clients are given now, with their latest end in milliseconds since 1970. */
function openPlaces({ fields }: DriverDoc, now: number): { id: string; endsAt: number }[] {
  if (fields.phoneLostAt !== undefined) return [];
  const links = Object.entries(fields.links ?? {}).map(([id, link]) => ({ id, endsAt: endOf(link) }));
  const { phonePlace, showsByPhone = true } = fields;
  const own = phonePlace && showsByPhone ? [{ id: phonePlace, endsAt: Number.POSITIVE_INFINITY }] : [];
  return [...own, ...links.filter(({ endsAt }) => endsAt > now)];
}

function endOf({ endsAt }: NonNullable<Parloc['links']>[string]): number {
  return endsAt.seconds * 1000;
}
