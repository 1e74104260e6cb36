import type { Parloc } from '@par-club/functions/contract/parloc';
import { PARLOC } from '@par-club/functions/contract/parloc.values';
import { placePath } from '@par-club/functions/shared/place-link';
import type { DriverDoc } from './driver-doc.data.ts';
import type { Write } from './item-writes.data.ts';

export interface OpenLink {
  /** Also the id of its place. */
  id: string;
  name: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

/** @param now in milliseconds since 1970 by the server's clock. @returns the first to end first */
export function openLinks({ links = {} }: Parloc, now: number): OpenLink[] {
  return Object.entries(links)
    .map(([id, { name, endsAt }]) => ({ id, name, endsAt: endsAt.seconds * 1000 }))
    .filter(({ endsAt }) => endsAt > now)
    .sort((a, b) => a.endsAt - b.endsAt);
}

/**
 * Changes fields of an item; undefined removes one. Ended links are removed too, with their places, each by its own
 * path, so that another device's write brings no removed link back.
 */
export function itemWrites(item: DriverDoc, changes: object, now: number): Write[] {
  const { id, fields } = item;
  const open = new Set(openLinks(fields, now).map((link) => link.id));
  const ended = Object.keys(fields.links ?? {}).filter((linkId) => !open.has(linkId));
  const forgotten = Object.fromEntries(ended.map((linkId) => [linkField(linkId), undefined]));
  const updatedAt = new Date(now).toISOString();
  return [
    { kind: 'update', path: `${PARLOC}/${id}`, fields: { ...forgotten, ...changes, updatedAt } },
    ...ended.map((linkId) => placeRemoval(item, linkId)),
  ];
}

export function linkField(linkId: string): string {
  return `links.${linkId}`;
}

/** @param what the place, or the moment of its end */
export function placeWrite(item: DriverDoc, placeId: string, what: object, endsAt: number): Write {
  const { name, phone, carName } = item.fields;
  const card = { name, phone, carName, isProven: item.fields.provenAt !== undefined };
  const fields = { ...card, ...what, endsAt: new Date(endsAt) };
  return { kind: 'set', path: placePath({ parlocId: item.id, placeId }), fields };
}

export function placeRemoval({ id }: DriverDoc, placeId: string): Write {
  return { kind: 'delete', path: placePath({ parlocId: id, placeId }) };
}
