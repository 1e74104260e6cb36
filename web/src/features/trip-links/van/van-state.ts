import type { Marks } from '@par-club/functions/contract/marks';
import type { VanPassenger } from '@par-club/functions/contract/trips';
import { type Halt, haltsOf } from '@par-club/functions/shared/trip-halts';
import { rideOf } from '@par-club/functions/shared/trip-marks';
import type { Shown } from '../shared/trip-page.ts';
import type { Press } from './outbox.ts';

export type VanHalt = Halt<VanPassenger>;

/** A trip as its driver's page shows it. */
export interface Van {
  page: Shown['van'];
  /** Also those that the server has not confirmed. */
  marks: Marks;
  /** Minutes by the marks. */
  late: number;
  /** Null while nothing can be pressed. */
  onPress: ((press: Press) => void) | null;
}

/** The halts of a trip for its driver: the past ones, the next one, and those to come. */
export interface Way {
  done: VanHalt[];
  /** Null at the end of the trip. */
  next: VanHalt | null;
  ahead: VanHalt[];
}

/**
 * Next: the first halt where somebody still gets on or off; in an empty trip the first, until the start.
 * @param now in milliseconds since 1970, less the trip's delay
 */
export function wayOf(page: Shown['van'], marks: Marks, now: number): Way {
  const halts = haltsOf(page, page.passengers);
  const isOpen = ({ on, off, at }: VanHalt, index: number) => {
    const stateOf = ({ passenger }: { passenger: VanPassenger }) => rideOf(marks, passenger.key);
    if (on.some((each) => stateOf(each) === 'waiting')) return true;
    if (off.some((each) => stateOf(each) === 'aboard')) return true;
    // Nobody marks an empty place: it is passed when its time is, and the last one never.
    const isEmpty = on.length + off.length === 0 && index < halts.length - 1;
    return isEmpty && at !== null && Date.parse(at) > now;
  };
  const at = halts.findIndex(isOpen);
  if (at === -1) return { done: halts, next: null, ahead: [] };
  return { done: halts.slice(0, at), next: halts[at] ?? null, ahead: halts.slice(at + 1) };
}
