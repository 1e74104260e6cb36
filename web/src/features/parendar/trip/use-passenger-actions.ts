import type { Booking, Trip } from '@par-club/functions/contract/parendar';
import type { TripPages } from '@par-club/functions/contract/trips';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { dismissToast, toast } from '#ui/toast.ts';
import { toastWithButton } from '#ui/toast-with-button.ts';
import { HalfMoved, movePassenger, removePassenger } from '../calendar/move-passenger.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { addPassenger } from '../calendar/save-trip.ts';
import { saveFailureText, useTripWrite, useUndo } from '../calendar/use-trip-write.ts';
import { withoutBooking } from '../model/bookings.ts';
import { CalendarRuleError, calendarFailureText } from '../model/calendar-errors.ts';
import type { Move } from '../model/fitting-trips.ts';
import { bookingOfKey } from '../model/trip-bookings.ts';
import { nameOrPhone, timesText, wayText } from '../model/trip-words.ts';
import { type DraggedPassenger, findDragged } from '../parts/passenger-drag.ts';
import { useMoveQuestion } from '../parts/use-move-question.tsx';
import type { OpenPanel } from './use-open-panel.ts';

/** A passenger who has left a trip by a press, and can be put back. */
export interface Gone {
  /** The trip without the passenger. */
  trip: Trip;
  passenger: Booking;
  /** The passenger's index in the trip. */
  index: number;
  /** The trip to which the passenger was moved; null for one who was struck out. */
  to: Trip | null;
  /** The booking that it became there; null for none. */
  taken: Booking | null;
}

export type PassengerActions = ReturnType<typeof usePassengerActions>;

/** Strikes passengers out, moves them to other trips, and takes either back. */
export function usePassengerActions(open: OpenPanel) {
  const intl = useIntl();
  const target = useOpenCalendar();
  const { timeZone } = target;
  const [gone, setGone] = useState<Gone | null>(null);

  /** Ends the undo of one passenger's action; later ones of others stay. */
  const forget = (passenger: Booking) =>
    setGone((current) => (current?.passenger === passenger ? null : current));
  const fail = (error: unknown, passenger: Booking) => {
    forget(passenger);
    if (!(error instanceof HalfMoved)) return toast('error', saveFailureText(intl, error));
    open.refresh(error.from, error.to);
    const strike = intl.formatMessage({ id: 'parendar.passengers.strike' });
    const left = { seen: error.from, passenger: error.passenger };
    return toastWithButton(calendarFailureText(intl, error), strike, () => striking.write(left), 'error');
  };
  const nameOf = (passenger: Booking) => isolateBidi(nameOrPhone(passenger));

  // One after the other: each begins with the trip as the one before has left it.
  const scope = { id: 'parendar-passengers' };
  const back = useUndo<Gone, Trip[]>({
    scope,
    label: 'parendar.passengers.undo',
    async write({ trip, passenger, index, to, taken }) {
      if (!to || !taken) return [await addPassenger(target, trip, passenger, index)];
      const moved = await movePassenger(target, to, trip, taken, passenger, index);
      return [moved.from, moved.to];
    },
    onDone(trips, { passenger }) {
      forget(passenger);
      open.refresh(...trips);
    },
    onFailed(error, done) {
      if (error instanceof CalendarRuleError) fail(error, done.passenger);
      else back.offer(saveFailureText(intl, error), done, 'error');
    },
  });
  const striking = useTripWrite<{ seen: Trip; passenger: Booking; done?: Gone }, Trip>({
    scope,
    write: ({ seen, passenger }) => removePassenger(target, seen, passenger),
    onDone(trip, { done }) {
      // What takes it back begins with the trip as it is now.
      if (done) done.trip = trip;
      open.refresh(trip);
    },
    onFailed(error, { seen, passenger }) {
      open.refresh(seen);
      fail(error, passenger);
    },
  });
  const moving = useTripWrite<Move & { booking: Booking }, Awaited<ReturnType<typeof movePassenger>>>({
    scope,
    write: ({ from, to, passenger, booking }) => movePassenger(target, from, to, passenger, booking),
    onDone(moved, { from, passenger }) {
      open.refresh(moved.from, moved.to);
      const index = from.passengers.indexOf(passenger);
      const words = {
        kind: passenger.kind,
        name: nameOf(passenger),
        time: timesText(moved.to, intl, timeZone),
        way: wayText(moved.to, intl),
      };
      const done: Gone = { trip: moved.from, passenger, index, to: moved.to, taken: moved.taken };
      setGone(done);
      back.offer(intl.formatMessage({ id: 'parendar.passengers.moved' }, words), done);
    },
    onFailed: (error, { passenger }) => fail(error, passenger),
  });
  const { move, question } = useMoveQuestion((wanted, booking) => void moving.write({ ...wanted, booking }));

  return {
    /** The passenger who left the trip last, as long as that can be undone here. */
    gone,
    isMoving: moving.isWriting,
    /** Strikes a passenger out at once; where that fails, they come back. Resolves once it is written, or words say why not. */
    async strike(seen: Trip, passenger: Booking): Promise<void> {
      const trip = { ...seen, passengers: withoutBooking(seen.passengers, passenger) };
      const index = seen.passengers.indexOf(passenger);
      open.refresh(trip);
      const done: Gone = { trip, passenger, index, to: null, taken: null };
      setGone(done);
      const words = { kind: passenger.kind, name: nameOf(passenger) };
      const shown = back.offer(intl.formatMessage({ id: 'parendar.passengers.struck' }, words), done);
      const left = await striking.write({ seen, passenger, done });
      if (!left) dismissToast(shown);
    },
    move,
    question,
    takeBack: back.takeBack,
  };
}

/** @returns a function that stays the same, so that no trip of a list is drawn again for it */
export function usePassengerDrop({ move }: PassengerActions, trips: readonly Trip[]) {
  const drop = (to: Trip, dragged: DraggedPassenger) => {
    const found = findDragged(dragged, trips);
    if (found && found.from.id !== to.id) move({ ...found, to });
  };
  const latest = useRef(drop);
  useLayoutEffect(() => {
    latest.current = drop;
  });
  return useCallback((to: Trip, dragged: DraggedPassenger) => latest.current(to, dragged), []);
}

/**
 * What one press does where a passenger has told something. Both reject where the trip cannot be read.
 * @param trips those that are known
 */
export function useToldActions(
  trips: readonly Trip[],
  show: (trip: Trip) => void,
  { strike }: PassengerActions,
) {
  const { service, calendar } = useOpenCalendar();
  const tripOf = async (tripId: string) =>
    trips.find(({ id }) => id === tripId) ?? service.getTrip(calendar.id, tripId);
  const free = async (pages: TripPages, key: string) => {
    const trip = await tripOf(pages.tripId);
    const booking = bookingOfKey(trip, pages, key);
    // Where somebody else has changed it, the dispatcher sees what there is now.
    await (booking ? strike(trip, booking) : show(trip));
  };
  return {
    onOpen: async (tripId: string) => show(await tripOf(tripId)),
    onFree: calendar.isWritable ? free : null,
  };
}
