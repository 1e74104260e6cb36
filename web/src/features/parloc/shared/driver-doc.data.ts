import type { Parloc, Position } from '@par-club/functions/contract/parloc';
import { DRIVERS, PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { mapUrl, parlocIdAt } from '@par-club/functions/shared/parloc-item';
import { useSyncExternalStore } from 'react';
import { serverNow } from '#clock/server-clock.ts';
import type { Fields, Stored } from '#firebase/database.ts';
import { documents } from '#firebase/documents.ts';
import { type Live, useLive } from '#firebase/live.ts';
import { readPublicDocument } from '#firebase/public-document.ts';
import { useDelayedFlag } from './use-connection.ts';

/** The driver's own item; the rules hold its shape. */
export type DriverDoc = { id: string; fields: Parloc };

/** What a driver fills in. The phone is normalised: a plus and digits. */
export interface DriverSettings {
  name: string;
  phone: string;
  carName: string;
}

/** A position and the moment at which the device was there, by the device's clock. */
export interface PositionFix {
  position: Position;
  takenAt: Date;
}

/** How long sharing goes on by itself, by the server's clock; null for one share only. */
export type Duration = { until: Date | 'stopped' } | null;

/** A slow network answers within it; one that swallows what it is given never does. */
export const WRITE_TIMEOUT_MS = 8000;

/** Any document that anyone may read brings the server's time along. Nobody has this phone. */
const NOBODY = `${PARLOC_PHONES}/+0`;
let clockRead: Promise<unknown> | undefined;

/** How many writes to an item are under way. */
const writes = new Map<string, number>();
const writeListeners = new Set<() => void>();

/** The phone belongs to another driver's item. */
export class PhoneTakenError extends Error {}

/** Null when the person has no item yet. */
export function useDriverDoc(uid: string): Live<DriverDoc | null> {
  const live = useLive<Stored[]>(`own-item:${uid}`, (listener) => {
    // Asked beside the item, whose times say nothing before.
    void readServerClock();
    return documents.subscribeQuery(PARLOC, itemOfOwner(uid), {
      ...listener,
      next: (...news) => void readServerClock().then(() => listener.next(...news)),
    });
  });
  if (live.state !== 'here') return live;
  const [first] = live.value;
  return { ...live, value: first ? { id: first.id, fields: first.fields as Parloc } : null };
}

/**
 * Writes what the driver filled in; the first time, it makes the item. Where another tab or device was faster, its
 * item is the one that is changed: a driver has exactly one.
 * @throws PhoneTakenError, or the database's error
 */
export async function saveSettings(
  uid: string,
  item: DriverDoc | null,
  settings: DriverSettings,
): Promise<void> {
  if (item) return changeItem(item, settings);
  try {
    await refuseTakenPhone(null, settings.phone);
    await createItem(uid, settings);
  } catch (error) {
    const [existing] = await documents.query(PARLOC, itemOfOwner(uid));
    if (!existing) throw error;
    await changeItem({ id: existing.id, fields: existing.fields as Parloc }, settings);
  }
}

/** Reads item and time from the server, so that `useDriverDoc` knows what it knows. Rejects without a connection. */
export async function resync(itemId: string): Promise<void> {
  // Somebody may have set the device's clock since it was compared.
  clockRead = undefined;
  await Promise.all([documents.get(`${PARLOC}/${itemId}`), readServerClock()]);
}

/** Shows the place to whoever has the link, once or from now on. */
export function sharePlace(
  itemId: string,
  { position, takenAt }: PositionFix,
  duration: Duration,
): Promise<void> {
  return updateItem(itemId, {
    url: mapUrl(position),
    lastSharedTime: toServerIso(takenAt.getTime()),
    position,
    // A share that is not live takes away what an earlier one left.
    live: duration
      ? { until: duration.until === 'stopped' ? '' : duration.until.toISOString(), state: 'on' }
      : undefined,
    stoppedAt: undefined,
  });
}

/** Says whether sharing goes on, in an item that is being shared. */
export function setLiveState(itemId: string, state: 'on' | 'paused'): Promise<void> {
  return updateItem(itemId, { 'live.state': state });
}

/** Ends sharing by itself; the last place stays. */
export function endLive(itemId: string): Promise<void> {
  return updateItem(itemId, { live: undefined });
}

/** Takes the place away: nothing of it is left in the item. */
export function hidePlace(itemId: string): Promise<void> {
  const stoppedAt = toServerIso();
  return updateItem(itemId, { url: '', lastSharedTime: '', position: undefined, live: undefined, stoppedAt });
}

function itemOfOwner(uid: string) {
  return { filters: [['userId', '==', uid]], limit: 1 } as const;
}

/**
 * The rules refuse it as well, but cannot say why. Asked even for the driver's own phone: without a connection this
 * fails at once, while a write would wait, and be lost with the page.
 */
async function refuseTakenPhone(item: DriverDoc | null, phone: string): Promise<void> {
  const holder = await documents.get(`${PARLOC_PHONES}/${phone}`);
  if (holder && holder.fields.parlocId !== item?.id) throw new PhoneTakenError();
}

function createItem(uid: string, settings: DriverSettings): Promise<void> {
  const now = new Date(serverNow());
  const parlocId = parlocIdAt(now);
  const createdAt = now.toISOString();
  const fields = { ...settings, userId: uid, url: '', lastSharedTime: '', createdAt, updatedAt: createdAt };
  return documents.batch([
    { kind: 'set', path: `${PARLOC}/${parlocId}`, fields },
    { kind: 'set', path: `${PARLOC_PHONES}/${settings.phone}`, fields: { parlocId } },
    { kind: 'set', path: `${DRIVERS}/${uid}`, fields: { parlocId } },
  ]);
}

async function changeItem(item: DriverDoc, settings: DriverSettings): Promise<void> {
  await refuseTakenPhone(item, settings.phone);
  const { id, fields } = item;
  const changed = { ...settings, updatedAt: toServerIso() };
  if (fields.phone === settings.phone) return documents.update(`${PARLOC}/${id}`, changed);
  return movePhone(id, fields.phone, changed);
}

/** A new phone moves the phone's document in the same batch. */
async function movePhone(id: string, from: string, changed: DriverSettings & Fields): Promise<void> {
  try {
    await documents.batch([
      { kind: 'update', path: `${PARLOC}/${id}`, fields: changed },
      { kind: 'set', path: `${PARLOC_PHONES}/${changed.phone}`, fields: { parlocId: id } },
      { kind: 'delete', path: `${PARLOC_PHONES}/${from}` },
    ]);
  } catch (error) {
    // Where the answer to it was lost, the same batch goes out again, and is refused because the phone has moved.
    const item = await documents.get(`${PARLOC}/${id}`);
    if (item?.fields.phone !== changed.phone) throw error;
  }
}

function updateItem(itemId: string, fields: Fields): Promise<void> {
  return countWrite(itemId, documents.update(`${PARLOC}/${itemId}`, { ...fields, updatedAt: toServerIso() }));
}

/** Whether the server has left a write to an item unanswered for long, though the device may believe that it is online. */
export function useUnconfirmedWrite(itemId: string): boolean {
  const isWriting = useSyncExternalStore(subscribeWrites, () => (writes.get(itemId) ?? 0) > 0);
  return useDelayedFlag(isWriting, WRITE_TIMEOUT_MS);
}

/** Counts a write to an item as long as it is under way. */
async function countWrite(itemId: string, write: Promise<void>): Promise<void> {
  const count = (step: number) => {
    writes.set(itemId, (writes.get(itemId) ?? 0) + step);
    for (const listener of writeListeners) listener();
  };
  count(1);
  await write.finally(() => count(-1));
}

function subscribeWrites(listener: () => void): () => void {
  writeListeners.add(listener);
  return () => writeListeners.delete(listener);
}

/** Resolves when the server has said what time it is, or when it cannot be asked: then the device's clock has to do. */
function readServerClock(): Promise<unknown> {
  clockRead ??= readPublicDocument(NOBODY).catch(() => {
    clockRead = undefined;
  });
  return clockRead;
}

/** A moment of the device's clock by the server's, both in milliseconds since 1970. */
export function toServerTime(moment: number): number {
  return moment + serverNow() - Date.now();
}

/** A moment of the device's clock as it is stored: ISO, by the server's clock, and none of the future. */
export function toServerIso(moment = Date.now()): string {
  return new Date(Math.min(toServerTime(moment), serverNow())).toISOString();
}
