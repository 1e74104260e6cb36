import type { Booking, Trip } from '@par-club/functions/contract/parendar';
import type { TripPages } from '@par-club/functions/contract/trips';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { dismissToast, type ToastKind, toast } from '#ui/toast.ts';
import { toastWithButton } from '#ui/toast-with-button.ts';
import { HalfMoved, movePassenger, putBackPassenger, removePassenger } from '../calendar/move-passenger.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import type { Target } from '../calendar/save-trip.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
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
  const failureOf = (error: unknown) =>
    `${intl.formatMessage({ id: 'parendar.failed.save' })} ${calendarFailureText(intl, error)}`;
  const fail = (error: unknown, passenger: Booking) => {
    forget(passenger);
    if (!(error instanceof HalfMoved)) return toast('error', failureOf(error));
    open.refresh(error.from);
    open.refresh(error.to);
    const strike = intl.formatMessage({ id: 'parendar.passengers.strike' });
    const left = { seen: error.from, passenger: error.passenger };
    return toastWithButton(calendarFailureText(intl, error), strike, () => striking.mutate(left), 'error');
  };
  const nameOf = (passenger: Booking) => isolateBidi(nameOrPhone(passenger));
  const offerBack = (message: string, done: Gone, kind?: ToastKind) =>
    toastWithButton(
      message,
      intl.formatMessage({ id: 'parendar.passengers.undo' }),
      () => takeBack.mutate(done),
      kind,
    );

  // One after the other: each begins with the trip as the one before has left it.
  const scope = { id: 'parendar-passengers' };
  const takeBack = useMutation({
    scope,
    mutationFn: ({ trip, passenger, index, to, taken }: Gone) =>
      calendarSession.call(async () => {
        if (!to || !taken) return [await putBackPassenger(target, trip, passenger, index)];
        const back = await movePassenger(target, to, trip, taken, passenger, index);
        return [back.from, back.to];
      }),
    onSuccess(trips, { passenger }) {
      forget(passenger);
      for (const trip of trips) open.refresh(trip);
    },
    onError(error, done) {
      if (error instanceof CalendarRuleError) fail(error, done.passenger);
      else offerBack(failureOf(error), done, 'error');
    },
  });
  const striking = useMutation({
    scope,
    mutationFn: ({ seen, passenger }: { seen: Trip; passenger: Booking; done?: Gone }) =>
      calendarSession.call(() => removePassenger(target, seen, passenger)),
    onSuccess(trip, { done }) {
      // What takes it back begins with the trip as it is now.
      if (done) done.trip = trip;
      open.refresh(trip);
    },
    onError(error, { seen, passenger }) {
      open.refresh(seen);
      fail(error, passenger);
    },
  });
  const moving = useMutation({
    scope,
    mutationFn: ({ from, to, passenger, booking }: Move & { booking: Booking }) =>
      calendarSession.call(() => movePassenger(target, from, to, passenger, booking)),
    onSuccess(moved, { from, passenger }) {
      open.refresh(moved.from);
      open.refresh(moved.to);
      const index = from.passengers.indexOf(passenger);
      const words = {
        kind: passenger.kind,
        name: nameOf(passenger),
        time: timesText(moved.to, intl, timeZone),
        way: wayText(moved.to, intl),
      };
      const done: Gone = { trip: moved.from, passenger, index, to: moved.to, taken: moved.taken };
      setGone(done);
      offerBack(intl.formatMessage({ id: 'parendar.passengers.moved' }, words), done);
    },
    onError: (error, { passenger }) => fail(error, passenger),
  });
  const { move, question } = useMoveQuestion((wanted, booking) => moving.mutate({ ...wanted, booking }));

  return {
    /** The passenger who left the trip last, as long as that can be undone here. */
    gone,
    isMoving: moving.isPending,
    /** Strikes a passenger out at once; where that fails, they come back. Resolves once it is written, or words say why not. */
    async strike(seen: Trip, passenger: Booking): Promise<void> {
      const trip = { ...seen, passengers: withoutBooking(seen.passengers, passenger) };
      const index = seen.passengers.indexOf(passenger);
      open.refresh(trip);
      const done: Gone = { trip, passenger, index, to: null, taken: null };
      setGone(done);
      const words = { kind: passenger.kind, name: nameOf(passenger) };
      const shown = offerBack(intl.formatMessage({ id: 'parendar.passengers.struck' }, words), done);
      await striking.mutateAsync({ seen, passenger, done }).catch(() => dismissToast(shown));
    },
    move,
    question,
    takeBack: (done: Gone) => takeBack.mutate(done),
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

interface Board {
  target: Target;
  trips: readonly Trip[];
  show: (trip: Trip) => void;
  passengers: PassengerActions;
  isWritable: boolean;
}

/** What one press does where a passenger has told something. Both reject where the trip cannot be read. */
export function toldActions({ target: { service, calendar }, trips, show, passengers, isWritable }: Board) {
  const tripOf = async (tripId: string) =>
    trips.find(({ id }) => id === tripId) ?? service.getTrip(calendar.id, tripId);
  const free = async (pages: TripPages, key: string) => {
    const trip = await tripOf(pages.tripId);
    const booking = bookingOfKey(trip, pages, key);
    // Where somebody else has changed it, the dispatcher sees what there is now.
    await (booking ? passengers.strike(trip, booking) : show(trip));
  };
  return {
    onOpen: async (tripId: string) => show(await tripOf(tripId)),
    onFree: isWritable ? free : null,
  };
}
