import { PLACE_DURATION_MS } from '@par-club/functions/contract/parloc.values';
import { callPublicly } from '#firebase/public-call.ts';
import { lastKnownItem, owedStops } from '#storage/registry.ts';
import { storedIds, storedJson } from '#storage/stored-json.ts';

/** A stop that the driver asked for and the server does not know of yet. */
interface OwedStop {
  /** The item's; whoever has it may end sharing without a sign-in. */
  stopKey: string;
  /** ISO, by the server's clock. */
  pressedAt: string;
}

/** What this browser knows of a driver's item; JSON has kept its timestamps as maps. */
interface KnownItem {
  id: string;
  fields: { lastSharedTime: string; stopKey?: string; endsAt?: { seconds: number } };
}

/** For a network that swallows what it is given, while the device believes that it is online. */
const RETRY_DELAY_MS = 30_000;

let retry: ReturnType<typeof setTimeout> | undefined;

/** Stores a stop until the server knows of it, so that neither a sign-out nor another person's sign-in loses it. */
export function oweStop(parlocId: string, stop: OwedStop): void {
  owedStop(parlocId).save(stop);
}

/** The stop has come true, or is not wanted any more. */
export function forgetStop(parlocId: string): void {
  owedStop(parlocId).clear();
}

export function owesStop(parlocId: string): boolean {
  return owedStop(parlocId).read() !== null;
}

/** Whether clients still get a place of the person, as far as this browser knows, and no stop for it is owed. */
export function isPlaceShown(): boolean {
  return shownItem() !== null;
}

/** Stores that the person's shown place is to end; nothing where none is shown. */
export function oweStopOfShownPlace(): void {
  const shown = shownItem();
  if (shown) oweStop(shown.id, { stopKey: shown.stopKey, pressedAt: notBefore(shown.lastSharedTime) });
}

/** A press takes back what the driver knew of, whatever the device's clock says. @param shared ISO, the last share */
export function notBefore(shared: string, pressed = new Date().toISOString()): string {
  return pressed > shared ? pressed : shared;
}

/** Delivers the stops that this browser owes: now, or as soon as there is a connection. */
export async function deliverOwedStops(): Promise<void> {
  clearTimeout(retry);
  const ids = storedIds(owedStops);
  if (ids.length === 0) return;
  window.addEventListener('online', begin, { once: true });
  if (!navigator.onLine) return;
  const delivered = await Promise.all(ids.map(deliver));
  if (!delivered.every(Boolean)) retry = setTimeout(begin, RETRY_DELAY_MS);
}

function begin(): void {
  void deliverOwedStops();
}

/** @returns whether nothing is left to be delivered of it */
async function deliver(parlocId: string): Promise<boolean> {
  const owed = owedStop(parlocId);
  const stop = owed.read();
  if (!stop) return true;
  // By then the place has ended by itself.
  if (Date.now() - Date.parse(stop.pressedAt) < PLACE_DURATION_MS) {
    try {
      await callPublicly('stopSharing', { parlocId, ...stop });
    } catch {
      return false;
    }
  }
  owed.clearUnlessNewer(stop);
  return true;
}

function owedStop(parlocId: string) {
  return storedJson(owedStops, (json) => json as OwedStop | null, parlocId);
}

function shownItem(): { id: string; stopKey: string; lastSharedTime: string } | null {
  const item = storedJson(
    lastKnownItem,
    (json) => (json as { value?: KnownItem } | null)?.value ?? null,
  ).read();
  const { stopKey, lastSharedTime = '', endsAt } = item?.fields ?? {};
  if (!item || !stopKey || lastSharedTime === '' || owesStop(item.id)) return null;
  const end = endsAt ? endsAt.seconds * 1000 : Date.parse(lastSharedTime) + PLACE_DURATION_MS;
  return end > Date.now() ? { id: item.id, stopKey, lastSharedTime } : null;
}
