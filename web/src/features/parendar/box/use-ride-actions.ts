import { KINDS } from '@par-club/functions/contract/kinds.values';
import type { Booking, Trip } from '@par-club/functions/contract/parendar';
import { bookingIdFrom } from '@par-club/functions/shared/booking';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { changePassenger, movePassenger, removePassenger } from '../calendar/move-passenger.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { type Attempt, addPassenger, addTrip, deleteTrip, newAttempt } from '../calendar/save-trip.ts';
import { useTripWrite } from '../calendar/use-trip-write.ts';
import type { FittingTrip } from '../model/fitting-trips.ts';
import { draftOfPassenger } from '../model/passenger-draft.ts';
import { emptyDraft, inputOf, problemsOf } from '../model/trip-draft.ts';
import { dayOfTrip, dayText, nameOrPhone, timesText, wayText } from '../model/trip-words.ts';
import { todayIn } from '../model/week.ts';
import type { BookedIn, Outcome } from './box-draft.ts';
import { type Booked, detailsOf, type Ride, seatsOfRide } from './rides.ts';
import type { MessageBox } from './use-message-box.ts';

export type RideActions = ReturnType<typeof useRideActions>;

export function useRideActions(ride: Ride, box: MessageBox) {
  const intl = useIntl();
  const target = useOpenCalendar();
  const { service, calendar, timeZone } = target;
  const tripWords = (trip: Trip) => {
    const day = dayOfTrip(trip, timeZone);
    const when = [day && dayText(day, 'day-month', intl.locale), timesText(trip, intl, timeZone)];
    return `${when.filter(Boolean).join(' ')}, ${wayText(trip, intl)}`;
  };
  const settle = (outcome: Outcome) =>
    box.change((before) => ({ ...before, outcomes: { ...before.outcomes, [ride.id]: outcome } }));
  const reopen = () =>
    box.change(({ outcomes: { [ride.id]: _, ...outcomes }, ...before }) => ({ ...before, outcomes }));
  const done = (
    how: { what: 'seated' | 'made' | 'struck' } | { what: 'changed'; before: BookedIn },
    trip: Trip,
    passenger: Booking,
  ) => {
    const name = isolateBidi(nameOrPhone(passenger));
    const values = { kind: passenger.kind, name, trip: tripWords(trip) };
    const words = intl.formatMessage({ id: `parendar.ride.${how.what}` }, values);
    settle({ ...how, tripId: trip.id, passenger, words });
  };

  const [first] = useState(newAttempt);
  const attempt = box.attempts[ride.id] ?? first;
  const keep = (sent: Attempt) =>
    box.change((before) => ({ ...before, attempts: { ...before.attempts, [ride.id]: sent } }));
  /** The same in each try, so that none adds a second booking. */
  const bookingId = bookingIdFrom(attempt.tripId);

  const writing = useTripWrite({ write: (work: () => Promise<void>) => work() });
  const write = (work: () => Promise<void>) => {
    if (!writing.isWriting) void writing.write(work);
  };
  return {
    isWriting: writing.isWriting,
    error: writing.error,
    tripWords,
    seat: ({ trip, places }: FittingTrip) =>
      write(async () => {
        const passenger = bookingOf(ride, bookingId, places);
        keep(attempt);
        const taken = await addPassenger(target, trip, passenger);
        done({ what: 'seated' }, taken, passenger);
      }),
    /** Opens the trip's form where the ride lacks something. */
    makeTrip(): void {
      const passenger = bookingOf(ride, bookingId, {});
      const draft = {
        ...emptyDraft(ride.date || todayIn(timeZone, new Date())),
        from: ride.from,
        to: ride.to,
        ...(ride.time !== '' && { time: ride.time }),
        passengers: [draftOfPassenger(passenger)],
      };
      const isWhole = ride.date !== '' && ride.time !== '' && Object.keys(problemsOf(draft)).length === 0;
      if (!isWhole) {
        box.onNewTrip(draft);
        return;
      }
      write(async () => {
        const made = await addTrip(target, inputOf(draft, timeZone), attempt, keep);
        done({ what: 'made' }, made, passenger);
      });
    },
    strike: ({ trip, passenger }: Booked) =>
      write(async () => {
        const left = await removePassenger(target, trip, passenger);
        done({ what: 'struck' }, left, passenger);
      }),
    move: ({ trip, passenger }: Booked, to: Trip, booking: Booking) =>
      write(async () => {
        const moved = await movePassenger(target, trip, to, passenger, booking);
        done({ what: 'changed', before: { tripId: trip.id, passenger } }, moved.to, moved.taken ?? booking);
      }),
    correct: ({ trip, passenger }: Booked, corrected: Booking) =>
      write(async () => {
        const changed = await changePassenger(target, trip, passenger, corrected);
        done({ what: 'changed', before: { tripId: trip.id, passenger } }, changed, corrected);
      }),
    undo: (outcome: Exclude<Outcome, { what: 'dismissed' }>) =>
      write(async () => {
        const { tripId, passenger } = outcome;
        const current = await service.getTrip(calendar.id, tripId);
        if (outcome.what === 'changed') {
          const { before } = outcome;
          const former = before.tripId === tripId ? null : await service.getTrip(calendar.id, before.tripId);
          await (former
            ? movePassenger(target, current, former, passenger, before.passenger)
            : changePassenger(target, current, passenger, before.passenger));
        } else if (outcome.what === 'made') await deleteTrip(target, current);
        else if (outcome.what === 'struck') {
          await addPassenger(target, current, passenger, current.passengers.length);
        } else await removePassenger(target, current, passenger);
        reopen();
      }),
    dismiss: () => settle({ what: 'dismissed' }),
  };
}

/**
 * @param id the same in each try
 * @param places where they differ from the trip's first and last
 */
function bookingOf(ride: Ride, id: string, places: FittingTrip['places']): Booking {
  const { name, phone } = ride;
  const seats = seatsOfRide(ride);
  return {
    id,
    name,
    phone,
    ...(KINDS[ride.kind].isParcel && { kind: 'parcel' }),
    ...(seats > 1 && { seats }),
    ...detailsOf(ride),
    ...places,
  };
}
