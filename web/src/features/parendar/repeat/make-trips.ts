import type { Trip, TripInput } from '@par-club/functions/contract/parendar';
import {
  type Attempt,
  addTrip,
  ChangedElsewhere,
  deleteTrip,
  newAttempt,
  type Target,
} from '../calendar/save-trip.ts';
import { hasReason } from '../model/calendar-errors.ts';
import type { Day } from '../model/week.ts';

/** Requests at a time: Google refuses more. */
const AT_A_TIME = 3;

export interface PlannedTrip {
  day: Day;
  input: TripInput;
  /** Made once for the day, so that going on after a failure makes no second trip. */
  attempt: Attempt;
  /** As it was made; null before, and after it was taken back. */
  made: Trip | null;
  isChanged: boolean;
}

export function plannedTrip(day: Day, input: TripInput): PlannedTrip {
  return { day, input, attempt: newAttempt(), made: null, isChanged: false };
}

/**
 * Makes the trips that are not made yet, and notes in each plan what came of it.
 * @param onMade called after each
 * @throws CallError the first failure, after which no further trip is begun
 */
export function makeTrips(
  target: Target,
  planned: readonly PlannedTrip[],
  onMade: (trip: Trip) => void,
): Promise<void> {
  return forEach(
    planned.filter(({ made }) => made === null),
    async (plan) => {
      const save = (attempt: Attempt) => {
        plan.attempt = attempt;
      };
      try {
        plan.made = await addTrip(target, plan.input, plan.attempt, save);
      } catch (error) {
        if (!(error instanceof ChangedElsewhere)) throw error;
        plan.made = error.theirs;
        plan.isChanged = true;
      }
      onMade(plan.made);
    },
  );
}

/**
 * Deletes the trips that are still as they were made, and notes in each plan what came of it.
 * @throws CallError the first failure, after which no further deletion is begun
 */
export function takeBack(target: Target, planned: readonly PlannedTrip[]): Promise<void> {
  return forEach(planned, async (plan) => {
    const { made, isChanged } = plan;
    if (made === null || isChanged) return;
    try {
      await deleteTrip(target, made);
    } catch (error) {
      if (error instanceof ChangedElsewhere) {
        plan.isChanged = true;
        return;
      }
      // Somebody else was first to delete it.
      if (!hasReason(error, 'not-found')) throw error;
    }
    plan.made = null;
  });
}

/** Does something to each, a few at a time. @throws the first failure, once what had begun is over */
async function forEach<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await act(item).catch((error: unknown) => {
        failures.push(error);
        waiting.length = 0;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  if (failures.length > 0) throw failures[0];
}
