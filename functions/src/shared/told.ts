import type { RideState } from '../contract/marks.ts';
import type { RecordedTold, ToldState, ToldToDriver, VanPage } from '../contract/trips.ts';

/** Adds a message: the newest about coming and the newest call stay; 'coming' takes back both. */
export function withTold(before: readonly RecordedTold[], next: RecordedTold): RecordedTold[] {
  const isReplaced = ({ says }: ToldState) =>
    next.says === 'coming' || (says === 'call-me') === (next.says === 'call-me');
  return [...before.filter((told) => !isReplaced(told)), next];
}

/** What a passenger has told, as pages may show it: without the number that they left for the dispatcher. */
export function withoutPhones(told: readonly RecordedTold[]): ToldState[] {
  return told.map(({ phone: _, ...shown }) => shown);
}

/** Of what passengers have told, that which a driver has to know: who is late, and who does not come. */
export function toldToDriver(told: Readonly<Record<string, readonly RecordedTold[]>>): VanPage['told'] {
  return Object.fromEntries(
    Object.entries(told).flatMap(([passenger, all]) => {
      const found = withoutPhones(all).find(isForDriver);
      return found ? [[passenger, found]] : [];
    }),
  );
}

/** Whether a passenger has not got on yet; an absent one may still come. */
export function isAwaited(ride: RideState): boolean {
  return ride === 'waiting' || ride === 'absent';
}

/** Whether something that was told is still to be known: what is for the driver until the passenger gets on, the rest until it is confirmed. */
export function matters(told: ToldState, ride: RideState): boolean {
  return isForDriver(told) ? isAwaited(ride) : !told.answeredAt;
}

/** Whether a driver sees it: a delay, and that somebody does not come. */
export function isForDriver(told: ToldState): told is ToldToDriver {
  return told.says === 'late' || told.says === 'not-coming';
}
