import type { RideState } from '../contract/marks.ts';
import type { RecordedTold, ToldState, ToldToDriver, VanPage } from '../contract/trips.ts';

/** Adds a message: the newest about coming and the newest call stay; 'coming' takes back both. */
export function withTold(before: readonly RecordedTold[], next: RecordedTold): RecordedTold[] {
  const isReplaced = ({ says }: ToldState) =>
    next.says === 'coming' || (says === 'call-me') === (next.says === 'call-me');
  return [...before.filter((told) => !isReplaced(told)), next];
}

/** Messages without the phones that passengers left for the dispatcher alone. */
export function withoutPhones(told: readonly RecordedTold[]): ToldState[] {
  return told.map(({ phone: _, ...shown }) => shown);
}

/** The messages that concern a driver: delays, and passengers who do not come. */
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

/** Whether a message still counts: one for the driver until the passenger gets on, others until confirmed. */
export function matters(told: ToldState, ride: RideState): boolean {
  return isForDriver(told) ? isAwaited(ride) : !told.answeredAt;
}

export function isForDriver(told: ToldState): told is ToldToDriver {
  return told.says === 'late' || told.says === 'not-coming';
}
