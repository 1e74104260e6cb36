import {
  DRIVERS,
  mapUrl,
  PARLOC,
  PARLOC_PHONES,
  type Parloc,
  type Position,
  parlocIdAt,
} from '@par-club/functions/contract/parloc';
import { documents } from '#firebase/firestore.ts';
import { type Live, useLive } from '#firebase/live.ts';
import { serverNow } from '#firebase/server-clock.ts';
import type { Fields, Stored } from '#firebase/subscription.ts';
import { dated, serverClock, serverClockAgain } from './server-clock.data.ts';
import { watchWrite } from './unanswered.ts';

/** The driver's own item; the rules hold its shape. */
export type OwnItem = { id: string; fields: Parloc };

/** What a driver fills in. The phone is normalised: a plus and digits. */
export interface DriverSettings {
  name: string;
  phone: string;
  carName: string;
}

/** A place and the moment at which the device was there, by the device's clock. */
export interface Place {
  position: Position;
  takenAt: Date;
}

/** How long sharing goes on by itself, by the server's clock; null for one share only. */
export type Duration = { until: Date | 'stopped' } | null;

/** The phone belongs to another driver's item. */
export class PhoneTakenError extends Error {}

/** Null when the person has no item yet. */
export function useOwnItem(uid: string): Live<OwnItem | null> {
  const live = useLive<Stored[]>(`own-item:${uid}`, (listener) => {
    // Asked beside the item, whose times say nothing before.
    void serverClock();
    return documents.subscribeQuery(PARLOC, ownItem(uid), {
      ...listener,
      next: (...news) => void serverClock().then(() => listener.next(...news)),
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
  item: OwnItem | null,
  settings: DriverSettings,
): Promise<void> {
  if (item) return changeItem(item, settings);
  try {
    await refuseTakenPhone(null, settings.phone);
    await createItem(uid, settings);
  } catch (error) {
    const [existing] = await documents.query(PARLOC, ownItem(uid));
    if (!existing) throw error;
    await changeItem({ id: existing.id, fields: existing.fields as Parloc }, settings);
  }
}

/** Reads item and time from the server, so that `useOwnItem` knows what it knows. Rejects without a connection. */
export async function readAgain(itemId: string): Promise<void> {
  await Promise.all([documents.get(`${PARLOC}/${itemId}`), serverClockAgain()]);
}

/** Shows the place to whoever has the link, once or from now on. */
export function sharePlace(itemId: string, { position, takenAt }: Place, duration: Duration): Promise<void> {
  return updateItem(itemId, {
    url: mapUrl(position),
    lastSharedTime: dated(takenAt.getTime()),
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
  const stoppedAt = dated();
  return updateItem(itemId, { url: '', lastSharedTime: '', position: undefined, live: undefined, stoppedAt });
}

function ownItem(uid: string) {
  return { filters: [['userId', '==', uid]], limit: 1 } as const;
}

/**
 * The rules refuse it as well, but cannot say why. Asked even for the driver's own phone: without a connection this
 * fails at once, while a write would wait, and be lost with the page.
 */
async function refuseTakenPhone(item: OwnItem | null, phone: string): Promise<void> {
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

async function changeItem(item: OwnItem, settings: DriverSettings): Promise<void> {
  await refuseTakenPhone(item, settings.phone);
  const { id, fields } = item;
  const changed = { ...settings, updatedAt: dated() };
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
  return watchWrite(itemId, documents.update(`${PARLOC}/${itemId}`, { ...fields, updatedAt: dated() }));
}
