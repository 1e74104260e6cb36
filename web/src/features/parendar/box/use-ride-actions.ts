import type { Calendar, Passenger, Trip } from '@par-club/functions/contract/parendar';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { movePassenger, putBackPassenger, removePassenger } from '../calendar/move-passenger.ts';
import {
  addPassenger,
  addTrip,
  changeTrip,
  deleteTrip,
  newAttempt,
  type Target,
} from '../calendar/save-trip.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import type { FittingTrip } from '../model/fitting-trips.ts';
import { draftOfPassenger } from '../model/passenger-draft.ts';
import { emptyDraft, inputOf, inputOfTrip, problemsOf, type TripDraft } from '../model/trip-draft.ts';
import { dayOfTrip, dayText, nameOrPhone, timesText, wayText } from '../model/trip-words.ts';
import type { Outcome } from './box-draft.ts';
import { type Booked, bookingOf, type Ride } from './rides.ts';
import type { MessageBox } from './use-message-box.ts';

interface Parts {
  box: MessageBox;
  target: Target & { calendar: Calendar };
  /** Shows trips as they are now. */
  put: (...trips: Trip[]) => void;
  onTrip: (trip: Trip) => void;
}

export type RideActions = ReturnType<typeof useRideActions>;

/** What one press does with a ride, and what takes it back. */
export function useRideActions(ride: Ride, { box, target, put, onTrip }: Parts) {
  const intl = useIntl();
  const { timeZone } = target.calendar;
  const tripWords = (trip: Trip) => {
    const day = dayOfTrip(trip, timeZone);
    const when = [day && dayText(day, 'day-month', intl.locale), timesText(trip, intl, timeZone)];
    return `${when.filter(Boolean).join(' ')}, ${wayText(trip, intl)}`;
  };
  const settle = (outcome: Outcome) =>
    box.change((before) => ({ ...before, outcomes: { ...before.outcomes, [ride.id]: outcome } }));
  const reopen = () =>
    box.change(({ outcomes: { [ride.id]: _, ...outcomes }, ...before }) => ({ ...before, outcomes }));
  const done = (what: 'seated' | 'made' | 'struck' | 'changed', trip: Trip, passenger: Passenger) => {
    const name = isolateBidi(nameOrPhone(passenger));
    const words = intl.formatMessage({ id: `parendar.ride.${what}` }, { name, trip: tripWords(trip) });
    settle({ what, tripId: trip.id, passenger, words });
    onTrip(trip);
  };

  const writing = useMutation({
    mutationFn: (write: () => Promise<void>) => calendarSession.save(write),
  });
  const write = (work: () => Promise<void>) => {
    if (!writing.isPending) writing.mutate(work);
  };
  return {
    isWriting: writing.isPending,
    error: writing.error,
    tripWords,
    seat: ({ trip, places }: FittingTrip) =>
      write(async () => {
        const passenger = bookingOf(ride, places);
        const taken = await addPassenger(target, trip, passenger);
        put(taken);
        done('seated', taken, passenger);
      }),
    /** Makes a trip for the ride. @param open what opens the form where the ride leaves something open */
    makeTrip(day: string, open: (draft: TripDraft) => void): void {
      const passenger = bookingOf(ride, {});
      const draft = {
        ...emptyDraft(ride.date || day),
        from: ride.from,
        to: ride.to,
        ...(ride.time !== '' && { time: ride.time }),
        passengers: [draftOfPassenger(passenger)],
      };
      const isWhole = ride.date !== '' && ride.time !== '' && Object.keys(problemsOf(draft)).length === 0;
      if (!isWhole) {
        open(draft);
        return;
      }
      write(async () => {
        const attempt = box.attempts[ride.id] ?? newAttempt();
        const made = await addTrip(target, inputOf(draft, timeZone), attempt, (sent) =>
          box.change((before) => ({ ...before, attempts: { ...before.attempts, [ride.id]: sent } })),
        );
        put(made);
        done('made', made, passenger);
      });
    },
    strike: ({ trip, passenger }: Booked) =>
      write(async () => {
        const left = await removePassenger(target, trip, passenger);
        put(left);
        done('struck', left, passenger);
      }),
    move: ({ trip, passenger }: Booked, { trip: to, places }: FittingTrip) =>
      write(async () => {
        const { pickUp: _, dropOff: __, ...rest } = passenger;
        const moved = await movePassenger(target, trip, to, passenger);
        const isElsewhere = ride.from !== '' || ride.to !== '';
        put(moved.from, moved.to);
        done('changed', moved.to, isElsewhere ? { ...rest, ...places } : passenger);
      }),
    /** Writes another booking in the place of one. */
    correct: ({ trip, passenger }: Booked, corrected: Passenger) =>
      write(async () => {
        const passengers = trip.passengers.map((each) => (each === passenger ? corrected : each));
        const changed = await changeTrip(target, trip, { ...inputOfTrip(trip), passengers });
        put(changed);
        done('changed', changed, corrected);
      }),
    /** Takes back that a passenger was put in, or struck out, or that a trip was made. */
    undo: (outcome: Exclude<Outcome, { what: 'dismissed' }>) =>
      write(async () => {
        const { service, calendar } = target;
        const current = await service.getTrip(calendar.id, outcome.tripId);
        if (outcome.what === 'made') await deleteTrip(target, current);
        else if (outcome.what === 'struck') {
          put(await putBackPassenger(target, current, outcome.passenger, current.passengers.length));
        } else put(await removePassenger(target, current, outcome.passenger));
        reopen();
      }),
    dismiss: () => settle({ what: 'dismissed' }),
  };
}
