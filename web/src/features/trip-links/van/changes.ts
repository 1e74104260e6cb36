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
  const placesOf = ({ from, to, stops }: Van) => [from, ...stops.map(({ place }) => place), to];
  const minutesOf = ({ stops }: Van) => stops.map(({ minutes }) => minutes).join();
  const isSameWay = placesOf(before).join('\n') === placesOf(after).join('\n');
  /** Those of one list who are not in the other. */
  const only = (what: 'added' | 'removed', one: Van, other: Van): Change[] =>
    one.passengers
      .filter(({ key }) => !other.passengers.some((each) => each.key === key))
      .map((passenger) => ({ what, passenger }));
  const changes: (Change | false)[] = [
    before.start !== after.start && { what: 'start', at: after.start },
    before.end !== after.end && { what: 'end', at: after.end },
    !isSameWay && { what: 'way', places: placesOf(after) },
    isSameWay && minutesOf(before) !== minutesOf(after) && { what: 'times', halts: haltsOf(after, []) },
    ...only('added', after, before),
    ...only('removed', before, after),
    ...after.passengers.map((passenger): Change | false => {
      const was = before.passengers.find(({ key }) => key === passenger.key);
      return was !== undefined && !saysTheSame(was, passenger) && { what: 'booking', passenger, was };
    }),
    ...after.passengers.map((passenger): Change | false => {
      const [was, is] = [before.told[passenger.key], after.told[passenger.key]];
      const isSame = was?.says === is?.says && was?.minutes === is?.minutes;
      const isDue = !isSame && isAwaited(rideOf(after.marks, passenger.key));
      return isDue && { what: 'told', passenger, told: is ?? null };
    }),
    before.notes !== after.notes && { what: 'notes', notes: after.notes },
  ];
  return changes.filter((change) => change !== false);
}

/** Whether a change is about somebody who gets on or off at a place, or about the whole trip. */
export function concerns(change: Change, keys: readonly string[]): boolean {
  return 'passenger' in change ? keys.includes(change.passenger.key) : change.what !== 'notes';
}
