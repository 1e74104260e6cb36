import type { Write } from '#firebase/documents.ts';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import { driverViewOf, type SharedPlace } from '../shared/driver-view.ts';
import { itemWrite, linkField, placePath, placeWrite } from '../shared/item-writes.ts';

/** What a driver says of a new link. */
export interface NewLink {
  name: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** 128 random bits in base64url, as the contract's SecretId. */
export function newLinkId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/**
 * The batch that opens a link for one purpose, with its place where the item shows one.
 * @param now in milliseconds since 1970 by the server's clock, here and below
 */
export function openWrites(item: DriverDoc, linkId: string, { name, endsAt }: NewLink, now: number): Write[] {
  return [
    linksWrite(item, { [linkField(linkId)]: { name, endsAt: new Date(endsAt) } }, now),
    ...shownWrites(item, linkId, endsAt, now),
  ];
}

/** The batch that takes a link back: every page that is open by it learns that its place is gone. */
export function takeBackWrites(item: DriverDoc, linkId: string, now: number): Write[] {
  return [
    linksWrite(item, { [linkField(linkId)]: undefined }, now),
    { kind: 'delete', path: placePath(item, linkId) },
  ];
}

/** The batch that switches the phone's own link on or off, with its place. An item from version 0.1 has none yet. */
export function phoneLinkWrites(item: DriverDoc, showsByPhone: boolean, now: number): Write[] {
  const { phonePlace } = item.fields;
  const change = linksWrite(item, { showsByPhone }, now);
  if (phonePlace === undefined) return [change];
  if (showsByPhone) return [change, ...shownWrites(item, phonePlace, Number.POSITIVE_INFINITY, now)];
  return [change, { kind: 'delete', path: placePath(item, phonePlace) }];
}

/** The place as the item shows it now, for one link; none where it shows none. */
function shownWrites(item: DriverDoc, placeId: string, latestEnd: number, now: number): Write[] {
  const { fields } = item;
  const place = shownPlace(item, now);
  const isShown = place !== null && place.endsAt > now && fields.phoneLostAt === undefined;
  if (!isShown || !('position' in fields)) return [];
  const { url, lastSharedTime, position, live } = fields;
  const shown = { url, lastSharedTime, position, ...(live && { live }) };
  return [placeWrite(item, placeId, shown, Math.min(place.endsAt, latestEnd))];
}

/** Changes the item's links. The rules refuse it with a place whose end has come, or has none, as before there were ends. */
function linksWrite(item: DriverDoc, changes: object, now: number): Write {
  const place = shownPlace(item, now);
  if (!place) return itemWrite(item, changes, now);
  if (place.endsAt > now) return itemWrite(item, { endsAt: new Date(place.endsAt), ...changes }, now);
  const none = { url: '', lastSharedTime: '', position: undefined, live: undefined, endsAt: undefined };
  const stoppedAt = new Date(place.endsAt).toISOString();
  return itemWrite(item, { ...none, stoppedAt, ...changes }, now);
}

function shownPlace({ fields }: DriverDoc, now: number): SharedPlace | null {
  return driverViewOf(fields, now)?.place ?? null;
}
