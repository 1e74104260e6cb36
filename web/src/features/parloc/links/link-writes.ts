import type { DriverDoc } from '../shared/driver-doc.data.ts';
import { driverViewOf } from '../shared/driver-view.ts';
import type { Write } from '../shared/item-writes.data.ts';
import { itemWrites, linkField, placeRemoval, placeWrite } from '../shared/item-writes.ts';

export interface NewLink {
  name: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** @param now in milliseconds since 1970 by the server's clock, here and below */
export function openWrites(item: DriverDoc, linkId: string, { name, endsAt }: NewLink, now: number): Write[] {
  return writesShownBy(
    item,
    { [linkField(linkId)]: { name, endsAt: new Date(endsAt) } },
    linkId,
    endsAt,
    now,
  );
}

/** Takes a link back: open pages learn that its place is gone. */
export function takeBackWrites(item: DriverDoc, linkId: string, now: number): Write[] {
  return [...itemWrites(item, { [linkField(linkId)]: undefined }, now), placeRemoval(item, linkId)];
}

export function phoneLinkWrites(item: DriverDoc, showsByPhone: boolean, now: number): Write[] {
  const { phonePlace } = item.fields;
  return showsByPhone
    ? writesShownBy(item, { showsByPhone }, phonePlace, Number.POSITIVE_INFINITY, now)
    : [...itemWrites(item, { showsByPhone }, now), placeRemoval(item, phonePlace)];
}

function writesShownBy(
  item: DriverDoc,
  changes: object,
  placeId: string,
  latestEnd: number,
  now: number,
): Write[] {
  const { fields } = item;
  const place = driverViewOf(fields, now)?.place;
  const isShown = place && place.endsAt > now && fields.phoneLostAt === undefined;
  if (!isShown || !('position' in fields)) return itemWrites(item, changes, now);
  const { url, lastSharedTime, position, live } = fields;
  const shown = { url, lastSharedTime, position, ...(live && { live }) };
  return [
    ...itemWrites(item, changes, now),
    placeWrite(item, placeId, shown, Math.min(place.endsAt, latestEnd)),
  ];
}
