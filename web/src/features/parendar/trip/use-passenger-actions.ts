import type { Booking, Trip } from '@par-club/functions/contract/parendar';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { toast } from '#ui/toast.ts';
import { toastWithButton } from '#ui/toast-with-button.ts';
import { HalfMoved, movePassenger, putBackPassenger, removePassenger } from '../calendar/move-passenger.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import { withoutBooking } from '../model/bookings.ts';
import { calendarFailureText } from '../model/calendar-errors.ts';
import { fitOf } from '../model/fitting-trips.ts';
import { nameOrPhone, timesText, wayText } from '../model/trip-words.ts';
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

/** A move to a trip that does not stop where the passenger gets on or off. */
export interface AskedMove {
  from: Trip;
  to: Trip;
  passenger: Booking;
}

export type PassengerActions = ReturnType<typeof usePassengerActions>;

/** Strikes passengers out, moves them to other trips, and takes either back. */
export function usePassengerActions(open: OpenPanel) {
  const intl = useIntl();
  const target = useOpenCalendar();
  const { timeZone } = target;
  const [gone, setGone] = useState<Gone | null>(null);
  const [asked, setAsked] = useState<AskedMove | null>(null);

  /** Ends the undo of one passenger's action; later ones of others stay. */
  const forget = (passenger: Booking) =>
    setGone((current) => (current?.passenger === passenger ? null : current));
  const fail = (error: unknown, seen: Trip, passenger: Booking) => {
    open.refresh(seen);
    forget(passenger);
    const what = intl.formatMessage({ id: 'parendar.failed.save' });
    toast('error', `${what} ${calendarFailureText(intl, error)}`);
  };
  const nameOf = (passenger: Booking) => isolateBidi(nameOrPhone(passenger));
  const offerBack = (message: string, done: Gone) => {
    setGone(done);
    toastWithButton(message, intl.formatMessage({ id: 'parendar.passengers.undo' }), () =>
      takeBack.mutate(done),
    );
  };

  // One after the other: each begins with the trip as the one before has left it.
  const scope = { id: 'parendar-passengers' };
  const takeBack = useMutation({
    scope,
    mutationFn: ({ trip, passenger, index, to, taken }: Gone) =>
      calendarSession.call(async () => {
        const back = await putBackPassenger(target, trip, passenger, index);
        return to && taken ? [back, await removePassenger(target, to, taken)] : [back];
      }),
    onSuccess(trips, { passenger }) {
      forget(passenger);
      for (const trip of trips) open.refresh(trip);
    },
    onError: (error, { trip, passenger }) => fail(error, trip, passenger),
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
    onError: (error, { seen, passenger }) => fail(error, seen, passenger),
  });
  const moving = useMutation({
    scope,
    mutationFn: ({ from, to, passenger, booking }: AskedMove & { booking?: Booking }) =>
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
      const message = intl.formatMessage({ id: 'parendar.passengers.moved' }, words);
      offerBack(message, { trip: moved.from, passenger, index, to: moved.to, taken: moved.taken });
    },
    onError(error, { from, passenger }) {
      if (!(error instanceof HalfMoved)) return fail(error, from, passenger);
      const message = intl.formatMessage(
        { id: 'parendar.passengers.halfMoved' },
        { name: nameOf(passenger) },
      );
      const strike = intl.formatMessage({ id: 'parendar.passengers.strike' });
      toastWithButton(message, strike, () => striking.mutate({ seen: from, passenger }), 'error');
    },
  });

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
      const writing = striking.mutateAsync({ seen, passenger, done }).catch(() => {});
      const words = { kind: passenger.kind, name: nameOf(passenger) };
      const message = intl.formatMessage({ id: 'parendar.passengers.struck' }, words);
      offerBack(message, done);
      await writing;
    },
    /** Moves a passenger, or asks where they get on and off first. */
    move(from: Trip, to: Trip, passenger: Booking): void {
      const move = { from, to, passenger };
      if (fitOf(to, from, passenger).unknown.length > 0) setAsked(move);
      else moving.mutate(move);
    },
    /** The move that waits for an answer. */
    asked,
    /** @param booking as the other trip takes it; null where nobody is moved after all */
    answer(move: AskedMove, booking: Booking | null): void {
      setAsked(null);
      if (booking) moving.mutate({ ...move, booking });
    },
    takeBack: (done: Gone) => takeBack.mutate(done),
  };
}
