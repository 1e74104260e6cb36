import type { Mark, Marks, RideState } from '@par-club/functions/contract/marks';
import { markTrip, type TripPages } from '@par-club/functions/contract/trips';
import { lateMinutes, rideOf, withMarks } from '@par-club/functions/shared/trip-marks';

/** Of so many marks of a trip one is its delay, which each seat's page shows. */
const DELAY_EVERY = 10;
/** Where a passenger is next. */
const NEXT = { waiting: 'aboard', aboard: 'off', off: 'absent', absent: 'aboard' } as const satisfies Record<
  RideState,
  RideState
>;
/** After this a call counts as lost, as on the van's page. */
const CALL_TIMEOUT_MS = 15_000;

/** What a seat's page shows of the marks. */
export function seatShows({ ride, lateMinutes: minutes }: { ride: RideState; lateMinutes: number }): string {
  return `${ride}, ${minutes} minutes late`;
}

/** The moments of all marks that there are, by which one is told from another. */
export function momentsOf({ rides, late }: Marks): string[] {
  return [...Object.values(rides), ...(late ? [late] : [])].map(({ at }) => at);
}

/** The marks of one trip, one after another. */
export interface Marking {
  van: string;
  /**
   * The next mark that somebody presses now: a passenger's ride, or the delay.
   *
   * @returns what each seat's page that it concerns shows afterwards
   */
  next: () => { mark: Mark; seats: { secret: string; shows: string }[] };
}

/** @param offset moves the turn of the delay, so that not all trips are late at once */
export function markingOf({ van, passengers, marks: before }: TripPages, offset: number): Marking {
  let turn = offset;
  let marks = before;
  const showOf = (key: string) => seatShows({ ride: rideOf(marks, key), lateMinutes: lateMinutes(marks) });
  const pressed = (): Mark => {
    const at = new Date().toISOString();
    turn += 1;
    if (turn % DELAY_EVERY === 0) return { kind: 'late', minutes: lateMinutes(marks) + 1, at };
    const { key } = passengers[turn % passengers.length] as TripPages['passengers'][number];
    return { kind: 'ride', passenger: key, state: NEXT[rideOf(marks, key)], at };
  };
  return {
    van: String(van),
    next() {
      const shown = new Map(passengers.map(({ key }) => [key, showOf(key)]));
      const mark = pressed();
      marks = withMarks(marks, [mark]);
      const concerned = passengers.filter(({ key }) => showOf(key) !== shown.get(key));
      const seats = concerned.map(({ key, seat }) => ({ secret: String(seat), shows: showOf(key) }));
      return { mark, seats };
    },
  };
}

/**
 * Sends a mark as the van's page does (web/src/firebase/public-call.ts).
 *
 * @param server that hosting would lead to, with the path of its functions
 */
export async function sendMark(server: string, secret: string, mark: Mark): Promise<void> {
  const response = await fetch(`${server}/${markTrip.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { secret, marks: [mark] } }),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${response.status}: ${answer}`);
}
