import { PLACE_DURATION_MS } from '@par-club/functions/contract/parloc.values';
import { serverNow } from '#clock/server-clock.ts';
import { callPublicly, reasonOf } from '#firebase/public-call.ts';
import { onNextTry } from '#loading/kept.ts';
import { lastKnownItem, owedStops } from '#storage/registry.ts';
import { storedIds, storedJson } from '#storage/stored-json.ts';

/** A driver's stop that the server does not know yet. */
interface OwedStop {
  /** The item's key, which ends sharing without a sign-in. */
  stopKey: string;
  /** ISO, by the server's clock as far as the device knows it. */
  pressedAt: string;
  /** The item's end of the live sharing to stop: its later places end as well. */
  liveUntil?: string;
}
type StoredStop = OwedStop & {
  /** Milliseconds since 1970 by the device's clock. */
  storedAt: number;
};

/** A driver's item in this browser; JSON has its timestamps as maps. */
interface KnownItem {
  id: string;
  fields: {
    lastSharedTime: string;
    stopKey?: string;
    endsAt?: { seconds: number };
    live?: { until: string };
  };
}

let stopWaiting = () => {};

/** Stores a stop until the server knows it; it survives sign-outs and other people's sign-ins. */
export function oweStop(parlocId: string, stop: OwedStop): void {
  owedStop(parlocId).save({ ...stop, storedAt: Date.now() });
}

/** @param shared ISO moment of a newer place, which replaces older stops only */
export function forgetStop(parlocId: string, shared?: string): void {
  const stop = owedStop(parlocId).read();
  if (stop && (shared === undefined || stop.pressedAt < shared)) owedStop(parlocId).clear();
}

/** Whether clients see a place of the person, as far as this browser knows, without an owed stop. */
export function isPlaceShown(): boolean {
  const shown = shownItem();
  return shown !== null && shown.end > serverNow();
}

/**
 * Owes a stop of the person's shown place, if any. After the place's time nobody was asked, so the stop ends no newer
 * place of another device; the server gets it all the same, since the device's clock may be wrong.
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

/** A press stops the known place, whatever the device's clock says. @param shared ISO, the last share */
export function notBefore(shared: string, pressed: string): string {
  return pressed > shared ? pressed : shared;
}

/** Delivers now or with a connection. @returns the items without a place for clients, by the server */
export async function deliverOwedStops(failures = 0): Promise<string[]> {
  stopWaiting();
  const ids = storedIds(owedStops);
  const delivered = await Promise.all(ids.map(deliver));
  if (delivered.includes('unanswered')) {
    stopWaiting();
    stopWaiting = onNextTry(failures, () => void deliverOwedStops(failures + 1));
  }
  return ids.filter((_, at) => delivered[at] === 'ended');
}

/** @returns 'left' for a newer place, or an unknown one */
async function deliver(parlocId: string): Promise<'ended' | 'left' | 'unanswered'> {
  const owed = owedStop(parlocId);
  const stop = owed.read();
  if (!stop) return 'left';
  if (!navigator.onLine) return 'unanswered';
  const { storedAt, ...asked } = stop;
  let hasEnded = false;
  try {
    const input = { parlocId, ...asked };
    const answer = await callPublicly<{ ended: boolean }>('stopSharing', input, { keepalive: true });
    hasEnded = answer.ended;
  } catch (error) {
    const isRefused = (await reasonOf(error)) === 'invalid-input';
    // After a day the place has ended by itself. It was tried once more, since the clock may be wrong.
    if (!isRefused && Date.now() - storedAt < PLACE_DURATION_MS) return 'unanswered';
  }
  owed.clearUnlessNewer(stop);
  return hasEnded ? 'ended' : 'left';
}

function owedStop(parlocId: string) {
  return storedJson(owedStops, (json) => json as StoredStop | null, parlocId);
}

/** The person's last shared place, as far as this browser knows, without an owed stop. */
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
