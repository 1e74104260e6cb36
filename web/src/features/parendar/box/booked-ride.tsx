import { KINDS } from '@par-club/functions/contract/kinds.values';
import type { Booking, Passenger, Trip } from '@par-club/functions/contract/parendar';
import { placesTold, saysTheSame, TOLD_TEXTS } from '@par-club/functions/shared/booking-fields';
import { seatsTaken } from '@par-club/functions/shared/seats-taken';
import { UserMinus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useNow } from '#clock/use-now.ts';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { priceText } from '#intl/price-text.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { fittingTrips, withEnd } from '../model/fitting-trips.ts';
import { dayOfTrip, nameOrPhone, phoneText } from '../model/trip-words.ts';
import { wallTimeOf } from '../model/zoned-time.ts';
import { FittingTrips } from '../parts/fitting-trips.tsx';
import offer from '../parts/trip-offer.module.css';
import { useMoveQuestion } from '../parts/use-move-question.tsx';
import style from './rides.module.css';
import { type Booked, bookingsOf, detailsOf, type Ride } from './rides.ts';
import type { RideActions } from './use-ride-actions.ts';

/** Trips to which a move is offered. */
const MOST = 3;

interface BookedRideProps {
  ride: Ride;
  trips: readonly Trip[] | null;
  actions: RideActions;
}

/** The bookings that a message changes or cancels: each as it is and as it would be. */
export function BookedRide({ ride, trips, actions }: BookedRideProps) {
  const { timeZone } = useOpenCalendar();
  const now = useNow();
  if (!trips) return null;
  const isCancelled = KINDS[ride.kind].earlier === 'cancels';
  const found = bookingsOf(ride, trips, now);
  // A cancellation names the day of the trip; a change names the new day.
  const ofDay = found.filter(({ trip }) => dayOfTrip(trip, timeZone) === ride.date);
  const booked = isCancelled && ofDay.length > 0 ? ofDay : found;
  if (booked.length === 0) {
    return <Text className={style.quiet} text="parendar.ride.notFound" />;
  }
  return (
    <ul className={style.fits}>
      {booked.map((each) => (
        <li key={`${each.trip.id} ${each.trip.passengers.indexOf(each.passenger)}`} className={style.booked}>
          <Now booked={each} actions={actions} />
          {isCancelled ? (
            <Button
              variant="danger"
              icon={<UserMinus aria-hidden />}
              busy={actions.isWriting}
              data-track="parendar-ride-strike"
              onClick={() => actions.strike(each)}
              text="parendar.ride.strike"
            />
          ) : (
            <Change ride={ride} booked={each} trips={trips} actions={actions} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Now({ booked: { trip, passenger }, actions }: { booked: Booked; actions: RideActions }) {
  const intl = useIntl();
  const words = `${isolateBidi(nameOrPhone(passenger))}, ${actions.tripWords(trip)}, ${detailsText(passenger, intl)}`;
  return <Text text="parendar.ride.now" values={{ words }} />;
}

interface ChangeProps extends Omit<BookedRideProps, 'trips'> {
  booked: Booked;
  trips: readonly Trip[];
}

function Change({ ride, booked, trips, actions }: ChangeProps) {
  const intl = useIntl();
  const now = useNow();
  const { timeZone } = useOpenCalendar();
  const { move, question } = useMoveQuestion(({ to }, booking) => actions.move(booked, to, booking));
  const { trip, passenger } = booked;
  const corrected = correctedBooking(ride, passenger);
  const wantsOther = wantsOtherTrip(ride, trip, timeZone);
  const targets = wantsOther
    ? fittingTrips(
        wishOf(ride, booked, timeZone),
        // The trip that the passenger leaves would count as the sure one.
        trips.filter(({ id }) => id !== trip.id),
        timeZone,
        now,
      ).slice(0, MOST)
    : [];
  return (
    <>
      {!saysTheSame(passenger, corrected) && (
        <div className={offer.offer}>
          <Text
            text="parendar.ride.then"
            values={{
              words: [isolateBidi(corrected.name), phoneText(corrected.phone), detailsText(corrected, intl)]
                .filter(Boolean)
                .join(', '),
            }}
          />
          <Button
            busy={actions.isWriting}
            data-track="parendar-ride-correct"
            onClick={() => actions.correct(booked, corrected)}
            text="parendar.ride.correct"
          />
        </div>
      )}
      {wantsOther && targets.length === 0 && <Text className={style.quiet} text="parendar.ride.noTrips" />}
      {targets.length > 0 && (
        <FittingTrips
          fits={targets}
          date={ride.date}
          press="move"
          name={nameOrPhone(passenger)}
          kind={passenger.kind}
          isBusy={actions.isWriting}
          onPress={({ trip: to }) => move({ from: trip, to, passenger: withWay(ride, corrected) })}
        />
      )}
      {question}
    </>
  );
}

/** A booking without its name and phone. */
function detailsText(passenger: Passenger, intl: ReturnType<typeof useIntl>): string {
  const { kind, price, ...texts } = placesTold(passenger);
  const count = seatsTaken(passenger);
  return [
    kind && intl.formatMessage({ id: 'parendar.passengers.parcel' }),
    count > 0 && intl.formatMessage({ id: 'parendar.ride.seats' }, { kind: undefined, count }),
    price && priceText(price, intl.locale),
    ...TOLD_TEXTS.map((field) => {
      const value = texts[field];
      return value && intl.formatMessage({ id: `parendar.passengers.${field}` }, { kind, value });
    }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** In a note, what the booking was before the change. */
const BEFORE = /(?:^|; )(?:було|было|was) [^;]*/gu;

/** A booking with what the message says anew: of the seats, the phone and the details. */
function correctedBooking(ride: Ride, passenger: Booking): Booking {
  const { phone, seats, note = '' } = ride;
  return {
    ...passenger,
    ...(phone !== '' && { phone }),
    ...(seats !== null && { seats }),
    ...detailsOf({ ...ride, note: note.replace(BEFORE, '').replace(/^; /, '') }),
  };
}

/** A booking with the ends of the ride that the message names. */
function withWay({ from, to, pickUpPlace, dropOffPlace }: Ride, booking: Booking): Booking {
  const on =
    from === '' ? booking : { ...withEnd(booking, 'pickUp', from), ...(pickUpPlace && { pickUpPlace }) };
  return to === '' ? on : { ...withEnd(on, 'dropOff', to), ...(dropOffPlace && { dropOffPlace }) };
}

function wantsOtherTrip({ date, time, from, to }: Ride, trip: Trip, timeZone: string): boolean {
  const start = trip.start === null ? null : wallTimeOf(new Date(trip.start), timeZone);
  return (
    (date !== '' && date !== start?.day) ||
    (time !== '' && time !== start?.time) ||
    (from !== '' && from !== trip.from) ||
    (to !== '' && to !== trip.to)
  );
}

function wishOf({ from, to, date, time, seats }: Ride, { trip, passenger }: Booked, timeZone: string) {
  const start = trip.start === null ? null : wallTimeOf(new Date(trip.start), timeZone);
  return {
    from: from || passenger.pickUp || trip.from,
    to: to || passenger.dropOff || trip.to,
    date: date || (start?.day ?? ''),
    time: time || (start?.time ?? ''),
    seats: seats ?? seatsTaken(passenger),
  };
}
