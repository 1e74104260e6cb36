import type { Passenger, Trip } from '@par-club/functions/contract/parendar';
import { countsOf, seatsTaken } from '@par-club/functions/shared/seats-taken';
import { ownPlace } from '@par-club/functions/shared/trip-halts';
import type { IntlShape } from 'react-intl';
import { formatDate } from '#intl/date-formats.ts';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { priceText } from '#intl/price-text.ts';
import { unbrokenPhone } from '#phone/unbroken-phone.ts';
import { freeTexts } from '../model/booking-words.ts';
import { seatsOf } from '../model/conflicts.ts';
import { sumsOf } from '../model/money.ts';
import { dayOfTrip, phoneText, startText, wayText, weekdayText } from '../model/trip-words.ts';
import { type Halt, haltsOf, type Numbered } from './driver-list.ts';

/** A trip as text for its driver's messenger: when, who gets on and off where, with phones and the cash to take. */
export function tripSheet(trip: Trip, intl: IntlShape, timeZone: string): string {
  const { passengers, notes } = trip;
  const blocks = [
    [wayText(trip, intl), whenText(trip, intl, timeZone), driverText(trip, intl), seatsText(trip, intl)],
    ...haltsOf(trip, timeZone).map((halt) => [
      [haltTime(halt, trip, intl, timeZone), isolateBidi(halt.place)]
        .filter((words) => words !== '')
        .join(' '),
      ...(halt.on.length > 0 ? [intl.formatMessage({ id: 'parendar.sheet.on' }, bookedBy(halt.on))] : []),
      ...halt.on.map(({ number, passenger }) => `${number}. ${bookingText(passenger, halt.place, intl)}`),
      offText(halt, intl),
    ]),
    [
      passengers.length === 0
        ? intl.formatMessage({ id: 'parendar.sheet.noPassengers' })
        : cashText(trip, intl),
    ],
    notes === '' ? [] : [intl.formatMessage({ id: 'parendar.sheet.notes' }, { notes: isolateBidi(notes) })],
  ];
  return blocks
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((block) => block !== '')
    .join('\n\n');
}

export function whenText(trip: Trip, intl: IntlShape, timeZone: string): string {
  if (trip.start === null) return '';
  const date = formatDate(new Date(trip.start), 'full', intl.locale, timeZone);
  return `${date}, ${startText(trip, intl, timeZone)}`;
}

/** When a trip is at a place, with the day where that is another: 'субота, 28 листопада, 00:40'; '' for unknown. */
export function haltTime({ when }: Halt, trip: Trip, intl: IntlShape, timeZone: string): string {
  if (when === null) return '';
  const isOfStart = when.day === dayOfTrip(trip, timeZone);
  return isOfStart ? when.time : `${weekdayText(when.day, intl.locale)}, ${when.time}`;
}

export function driverText({ driverName }: Trip, intl: IntlShape): string {
  if (driverName === '') return intl.formatMessage({ id: 'parendar.sheet.noDriver' });
  return intl.formatMessage({ id: 'parendar.sheet.driver' }, { name: isolateBidi(driverName) });
}

/** '' where nobody said how many seats there are. */
export function seatsText(trip: Trip, intl: IntlShape): string {
  const { seats } = trip;
  return seats === null
    ? ''
    : intl.formatMessage({ id: 'parendar.sheet.seats' }, { taken: seatsOf(trip).taken, seats });
}

/** Messengers make a phone that stands alone after a comma one to press. */
function bookingText(passenger: Passenger, place: string, intl: IntlShape): string {
  return bookingParts(passenger, place, intl, phoneText(passenger.phone)).map(isolateBidi).join(', ');
}

/** Everything of a booking that the driver needs. @param phone by default in groups that stay on one line */
export function bookingParts(
  passenger: Passenger,
  place: string,
  intl: IntlShape,
  phone = unbrokenPhone(passenger.phone),
): string[] {
  const { name, kind, pickUp, price, isPaid } = passenger;
  const seats = seatsTaken(passenger);
  const said = [
    name,
    phone,
    ownPlace(place, pickUp),
    kind ? intl.formatMessage({ id: 'parendar.passengers.parcel' }) : '',
    seats > 1 ? intl.formatMessage({ id: 'parendar.passengers.seats' }, { seats }) : '',
    price && !isPaid
      ? intl.formatMessage({ id: 'parendar.sheet.take' }, { price: priceText(price, intl.locale) })
      : '',
    isPaid ? intl.formatMessage({ id: 'parendar.passengers.isPaid' }) : '',
    ...freeTexts(passenger, intl, 'driver'),
  ];
  return said.filter((words) => words !== '');
}

/** The people and the parcels among some of a list. */
export function bookedBy(some: readonly Numbered[]): ReturnType<typeof countsOf> {
  return countsOf(some.map(({ passenger: { kind } }) => ({ kind })));
}

/** Who gets off at a place; '' for nobody. */
export function offText({ place, off }: Halt, intl: IntlShape): string {
  if (off.length === 0) return '';
  return intl.formatMessage(
    { id: 'parendar.sheet.off' },
    { ...bookedBy(off), names: off.map((each) => whoGetsOff(each, place, intl)).join('; ') },
  );
}

function whoGetsOff({ number, passenger }: Numbered, place: string, intl: IntlShape): string {
  const { name, phone, kind, dropOff } = passenger;
  const who = isolateBidi(name || phoneText(phone) || intl.formatMessage({ id: 'parendar.panel.noName' }));
  const parcel = kind && intl.formatMessage({ id: 'parendar.passengers.parcel' });
  const more = [parcel, isolateBidi(ownPlace(place, dropOff))].filter(Boolean).join(', ');
  return more === '' ? `${number}. ${who}` : `${number}. ${who} (${more})`;
}

/** What the driver has to take from all passengers, by currency; '' for nothing. */
export function cashText({ passengers }: Trip, intl: IntlShape): string {
  const sum = sumsOf(passengers)
    .toPay.map((price) => priceText(price, intl.locale))
    .join(' + ');
  return sum === '' ? '' : intl.formatMessage({ id: 'parendar.passengers.toPay' }, { sum });
}
