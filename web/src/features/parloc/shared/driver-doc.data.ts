import type { Parloc } from '@par-club/functions/contract/parloc';
import { PARLOC, PLACES } from '@par-club/functions/contract/parloc.values';
import { serverNow } from '#clock/server-clock.ts';
import type { Stored } from '#firebase/database.ts';
import { documents } from '#firebase/documents.ts';
import { type Live, useLive } from '#firebase/live.ts';
import { readPublicDocument } from '#firebase/public-document.ts';
import { withTimeout } from '#loading/chunk.ts';

/** The driver's own item; the rules hold its shape. */
export type DriverDoc = { id: string; fields: Parloc };

/** The phone is normalised: a plus and digits. */
export type DriverSettings = Pick<Parloc, 'name' | 'phone' | 'carName'>;

/** A slow network answers within it, a dead one never. */
export const WRITE_TIMEOUT_MS = 8000;

/** Any readable document brings the server's time along; this one does not exist. */
const NO_PLACE = `${PARLOC}/none/${PLACES}/none`;
let clockRead: Promise<unknown> | undefined;

interface SavingOptions {
  /** Whether the link of the former phone leads on to the new one. */
  leadsOn?: boolean;
  phoneToken?: string;
}

/** Null when the person has no item yet. */
export function useDriverDoc(uid: string): Live<DriverDoc | null> {
  const live = useLive<Stored[]>(`own-item:${uid}`, (listener) => {
    // Asked beside the item, whose times mean nothing before.
    void readServerClock();
    return documents.subscribeQuery(
      PARLOC,
      { filters: [['userId', '==', uid]], limit: 1 },
      {
        ...listener,
        next: (...news) => void readServerClock().then(() => listener.next(...news)),
      },
    );
  });
  if (live.state !== 'here') return live;
  return { ...live, value: (live.value[0] as DriverDoc | undefined) ?? null };
}

/** The first save makes the item. @throws CallError, as with 'phone-taken'; or ChunkLoadError */
export async function saveSettings(input: DriverSettings & SavingOptions): Promise<void> {
  const [{ call }, { saveDriver }] = await loadSaving();
  await call(saveDriver, input);
}

/** Loads the code of `saveSettings` while there is a connection: a browser remembers a module that did not arrive. */
export function preloadSaving(): void {
  loadSaving().catch(() => {});
}

function loadSaving() {
  return withTimeout(
    'call',
    Promise.all([import('#firebase/call.ts'), import('@par-club/functions/contract/parloc')]),
  );
}

/** Reads item and time from the server. Rejects without a connection. @returns the item; null where it is gone */
export async function resync(itemId: string): Promise<DriverDoc | null> {
  // The device's clock may have been set meanwhile.
  clockRead = undefined;
  const [item] = await Promise.all([documents.get(`${PARLOC}/${itemId}`), readServerClock()]);
  return item as DriverDoc | null;
}

/** Also resolves where the server cannot be asked: then the device's clock serves. */
function readServerClock(): Promise<unknown> {
  clockRead ??= readPublicDocument(NO_PLACE).catch(() => {
    clockRead = undefined;
  });
  return clockRead;
}

/** From the device's clock to the server's, in milliseconds since 1970. */
export function toServerTime(moment: number): number {
  return moment + serverNow() - Date.now();
}

/** The stored form: ISO, by the server's clock, not in the future. */
export function toServerIso(moment = Date.now()): string {
  return new Date(Math.min(toServerTime(moment), serverNow())).toISOString();
}
