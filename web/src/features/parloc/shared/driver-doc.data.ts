import type { Parloc } from '@par-club/functions/contract/parloc';
import { DRIVERS, PARLOC, PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { parlocIdAt } from '@par-club/functions/shared/parloc-item';
import { serverNow } from '#clock/server-clock.ts';
import type { Stored } from '#firebase/database.ts';
import { documents } from '#firebase/documents.ts';
import { type Live, useLive } from '#firebase/live.ts';
import { readPublicDocument } from '#firebase/public-document.ts';

/** The driver's own item; the rules hold its shape. */
export type DriverDoc = { id: string; fields: Parloc };

/** What a driver fills in. The phone is normalised: a plus and digits. */
export type DriverSettings = Pick<Parloc, 'name' | 'phone' | 'carName'>;

/** A slow network answers within it; one that swallows what it is given never does. */
export const WRITE_TIMEOUT_MS = 8000;

/** Any document that anyone may read brings the server's time along. Nobody has this phone. */
const NOBODY = `${PARLOC_PHONES}/+0`;
let clockRead: Promise<unknown> | undefined;

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
  return { ...live, value: (live.value[0] as DriverDoc | undefined) ?? null };
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
    await changeItem(existing as DriverDoc, settings);
  }
}

/** Reads item and time from the server, so that `useDriverDoc` knows what it knows. Rejects without a connection. */
export async function resync(itemId: string): Promise<void> {
  // Somebody may have set the device's clock since it was compared.
  clockRead = undefined;
  await Promise.all([documents.get(`${PARLOC}/${itemId}`), readServerClock()]);
}

function itemOfOwner(uid: string) {
  return { filters: [['userId', '==', uid]], limit: 1 } as const;
}

/**
 * The rules refuse it as well, but cannot say why. Asked even for the driver's own phone: without a connection this
 * fails at once, while a write would wait, and be lost with the page.
 */
async function refuseTakenPhone(parlocId: string | null, phone: string): Promise<void> {
  const holder = await documents.get(`${PARLOC_PHONES}/${phone}`);
  if (holder && holder.fields.parlocId !== parlocId) throw new PhoneTakenError();
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

async function changeItem({ id, fields }: DriverDoc, settings: DriverSettings): Promise<void> {
  await refuseTakenPhone(id, settings.phone);
  const path = `${PARLOC}/${id}`;
  const changed = { ...settings, updatedAt: toServerIso() };
  if (fields.phone === settings.phone) return documents.update(path, changed);
  try {
    await documents.batch([
      { kind: 'update', path, fields: changed },
      { kind: 'set', path: `${PARLOC_PHONES}/${settings.phone}`, fields: { parlocId: id } },
      { kind: 'delete', path: `${PARLOC_PHONES}/${fields.phone}` },
    ]);
  } catch (error) {
    // Where the answer to it was lost, the same batch goes out again, and is refused because the phone has moved.
    const item = await documents.get(path);
    if (item?.fields.phone !== settings.phone) throw error;
  }
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
