import { PLACE_DURATION_MS } from '@par-club/functions/contract/parloc.values';
import { serverNow } from '#clock/server-clock.ts';
import { callPublicly, reasonOf } from '#firebase/public-call.ts';
import { lastKnownItem, owedStops } from '#storage/registry.ts';
import { storedIds, storedJson } from '#storage/stored-json.ts';

/** A stop that the driver asked for and the server does not know of yet. */
interface OwedStop {
  /** The item's; whoever has it may end sharing without a sign-in. */
  stopKey: string;
  /** ISO, by the server's clock as far as the device knows it. */
  pressedAt: string;
  /** The end of the live sharing that is to end, as the item had it: its later places end as well. */
  liveUntil?: string;
}
type StoredStop = OwedStop & {
  /** Milliseconds since 1970 by the device's clock. */
  storedAt: number;
};

/** What this browser knows of a driver's item; JSON has kept its timestamps as maps. */
interface KnownItem {
  id: string;
  fields: {
    lastSharedTime: string;
    stopKey?: string;
    endsAt?: { seconds: number };
    live?: { until: string };
  };
}

/** For a network that swallows what it is given, while the device believes that it is online. */
const RETRY_DELAY_MS = 30_000;

let retry: ReturnType<typeof setTimeout> | undefined;

/** Stores a stop until the server knows of it, so that neither a sign-out nor another person's sign-in loses it. */
export function oweStop(parlocId: string, stop: OwedStop): void {
  owedStop(parlocId).save({ ...stop, storedAt: Date.now() });
}

/**
 * The stop has come true, or is not wanted any more.
 * @param shared ISO, where a newer place has made it useless: a stop that was pressed since stays
 */
export function forgetStop(parlocId: string, shared?: string): void {
  const stop = owedStop(parlocId).read();
  if (stop && (shared === undefined || stop.pressedAt < shared)) owedStop(parlocId).clear();
}

/** Whether clients still get a place of the person, as far as this browser knows, and no stop for it is owed. */
export function isPlaceShown(): boolean {
  const shown = shownItem();
  return shown !== null && shown.end > serverNow();
}

/**
 * Stores that the person's place is to end; nothing where none was shown. Where its time is over nobody was asked, so the
 * stop ends that place and no newer one of another device; the server is told all the same, since the device's clock may
 * be wrong.
 */
export function oweStopOfShownPlace(): void {
  const shown = shownItem();
  if (!shown) return;
  const { id, stopKey, lastSharedTime, live, end } = shown;
  const now = serverNow();
  if (end > now) {
    const pressedAt = notBefore(lastSharedTime, new Date(now).toISOString());
    oweStop(id, { stopKey, pressedAt, ...(live && { liveUntil: live.until }) });
  } else oweStop(id, { stopKey, pressedAt: lastSharedTime });
}

/** A press takes back what the driver knew of, whatever the device's clock says. @param shared ISO, the last share */
export function notBefore(shared: string, pressed: string): string {
  return pressed > shared ? pressed : shared;
}

/**
 * Delivers the stops that this browser owes: now, or as soon as there is a connection.
 * @returns the items of which clients see no place now, as the server has just said
 */
export async function deliverOwedStops(): Promise<string[]> {
  clearTimeout(retry);
  const ids = storedIds(owedStops);
  if (ids.length === 0) return [];
  window.addEventListener('online', begin, { once: true });
  if (!navigator.onLine) return [];
  const delivered = await Promise.all(ids.map(deliver));
  if (delivered.includes('unanswered')) retry = setTimeout(begin, RETRY_DELAY_MS);
  return ids.filter((_, at) => delivered[at] === 'ended');
}

function begin(): void {
  void deliverOwedStops();
}

/** @returns 'left' where clients see a newer place, or nothing is known of it */
async function deliver(parlocId: string): Promise<'ended' | 'left' | 'unanswered'> {
  const owed = owedStop(parlocId);
  const stop = owed.read();
  if (!stop) return 'left';
  const { storedAt, ...asked } = stop;
  let hasEnded = false;
  try {
    const input = { parlocId, ...asked };
    const answer = await callPublicly<{ ended: boolean }>('stopSharing', input, { keepalive: true });
    hasEnded = answer.ended;
  } catch (error) {
    const isRefused = (await reasonOf(error)) === 'invalid-input';
    // A day later the place has ended by itself. It was tried all the same, since the clock may be wrong.
    if (!isRefused && Date.now() - storedAt < PLACE_DURATION_MS) return 'unanswered';
  }
  owed.clearUnlessNewer(stop);
  return hasEnded ? 'ended' : 'left';
}

function owedStop(parlocId: string) {
  return storedJson(owedStops, (json) => json as StoredStop | null, parlocId);
}

/** The last place that the person shared, as far as this browser knows, where no stop of it is owed. */
function shownItem() {
  const item = storedJson(
    lastKnownItem,
    (json) => (json as { value?: KnownItem } | null)?.value ?? null,
  ).read();
  const { stopKey, lastSharedTime = '', endsAt, live } = item?.fields ?? {};
  if (!item || !stopKey || lastSharedTime === '') return null;
  const owed = owedStop(item.id).read();
  if (owed && owed.pressedAt >= lastSharedTime) return null;
  const end = endsAt ? endsAt.seconds * 1000 : Date.parse(lastSharedTime) + PLACE_DURATION_MS;
  return { id: item.id, stopKey, lastSharedTime, live, end };
}
