import type { ToldToDriver, VanPassenger } from '@par-club/functions/contract/trips';
import { saysTheSame } from '@par-club/functions/shared/booking-fields';
import { isAwaited } from '@par-club/functions/shared/told';
import { haltsOf } from '@par-club/functions/shared/trip-halts';
import { rideOf } from '@par-club/functions/shared/trip-marks';
import type { Shown } from '../shared/trip-page.ts';

type Van = Shown['van'];

/** One thing that is otherwise than the driver has seen it. */
export type Change =
  | { what: 'added' | 'removed'; passenger: VanPassenger }
  | { what: 'booking'; passenger: VanPassenger; was: VanPassenger }
  /** Null once a passenger who was late, or did not come, comes as planned. */
  | { what: 'told'; passenger: VanPassenger; told: ToldToDriver | null }
  | { what: 'start' | 'end'; at: string }
  | { what: 'way'; places: string[] }
  /** The same places at other times. */
  | { what: 'times'; halts: { place: string; at: string | null }[] }
  | { what: 'notes'; notes: string }
  | { what: 'cancelled' };

/** What a driver has to know of a trip: what the dispatcher or a passenger has changed. Marks and the van's place are no changes. */
export function changesOf(before: Van, after: Van): Change[] {
  if (after.isCancelled) return before.isCancelled ? [] : [{ what: 'cancelled' }];
  const keysOf = ({ passengers }: Van) => passengers.map(({ key }) => key);
  const [known, now] = [keysOf(before), keysOf(after)];
  const placesOf = ({ from, to, stops }: Van) => [from, ...stops.map(({ place }) => place), to];
  const passengers = (what: 'added' | 'removed', of: VanPassenger[]) =>
    of.map((passenger): Change => ({ what, passenger }));
  const others = after.passengers.flatMap((passenger): Change[] => {
    const was = before.passengers.find(({ key }) => key === passenger.key);
    return was && !saysTheSame(was, passenger) ? [{ what: 'booking', passenger, was }] : [];
  });
  const told = after.passengers.flatMap((passenger): Change[] => {
    const [was, is] = [before.told[passenger.key], after.told[passenger.key]];
    const isSame = was?.says === is?.says && was?.minutes === is?.minutes;
    return isSame || !isAwaited(rideOf(after.marks, passenger.key))
      ? []
      : [{ what: 'told', passenger, told: is ?? null }];
  });
  const minutesOf = ({ stops }: Van) => stops.map(({ minutes }) => minutes).join();
  const isSameWay = placesOf(before).join('\n') === placesOf(after).join('\n');
  return [
    ...(before.start === after.start ? [] : [{ what: 'start', at: after.start } as const]),
    ...(before.end === after.end ? [] : [{ what: 'end', at: after.end } as const]),
    ...(isSameWay ? [] : [{ what: 'way', places: placesOf(after) } as const]),
    ...(isSameWay && minutesOf(before) !== minutesOf(after)
      ? [{ what: 'times', halts: haltsOf(after, []) } as const]
      : []),
    ...passengers(
      'added',
      after.passengers.filter(({ key }) => !known.includes(key)),
    ),
    ...passengers(
      'removed',
      before.passengers.filter(({ key }) => !now.includes(key)),
    ),
    ...others,
    ...told,
    ...(before.notes === after.notes ? [] : [{ what: 'notes', notes: after.notes } as const]),
  ];
}

/** Whether a change is about somebody who gets on or off at a place, or about the whole trip. */
export function concerns(change: Change, keys: readonly string[]): boolean {
  return 'passenger' in change ? keys.includes(change.passenger.key) : change.what !== 'notes';
}
