import type { Passenger, Trip } from '@par-club/functions/contract/parendar';
import { countsOf, seatsTaken } from '@par-club/functions/shared/seats-taken';
import { ownPlace } from '@par-club/functions/shared/trip-halts';
import type { IntlShape } from 'react-intl';
import { formatDate } from '#intl/date-formats.ts';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { priceText } from '#intl/price-text.ts';
import { freeTexts } from '../model/booking-words.ts';
import { seatsOf } from '../model/conflicts.ts';
import { sumsOf } from '../model/money.ts';
import { dayOfTrip, phoneText, startText, wayText, weekdayText } from '../model/trip-words.ts';
import type { WallTime } from '../model/zoned-time.ts';
import { haltsOf, type Numbered } from './driver-list.ts';

/** A trip for its driver, in words: who gets on and off where, with phones and the cash to take; '' for what is not known. */
export function sheetOf(trip: Trip, intl: IntlShape, timeZone: string, phoneOf: (phone: string) => string) {
  const { start, driverName, seats, passengers, notes } = trip;
  const say = intl.formatMessage;
  const date = start && formatDate(new Date(start), 'full', intl.locale, timeZone);
  return {
    way: wayText(trip, intl),
    when: date ? `${date}, ${startText(trip, intl, timeZone)}` : '',
    driver:
      driverName === ''
        ? say({ id: 'parendar.sheet.noDriver' })
        : say({ id: 'parendar.sheet.driver' }, { name: isolateBidi(driverName) }),
    seats: seats === null ? '' : say({ id: 'parendar.sheet.seats' }, { taken: seatsOf(trip).taken, seats }),
    halts: haltsOf(trip, timeZone).map(({ place, when, on, off }) => ({
      time: when ? timeAfter(trip, when, intl, timeZone) : '',
      place: isolateBidi(place),
      on: on.length === 0 ? '' : say({ id: 'parendar.sheet.on' }, bookedBy(on)),
      bookings: on.map(
        ({ number, passenger }) => `${number}. ${bookingText(passenger, place, intl, phoneOf)}`,
      ),
      off:
        off.length === 0
          ? ''
          : say(
              { id: 'parendar.sheet.off' },
              { ...bookedBy(off), names: off.map((each) => whoGetsOff(each, place, intl)).join('; ') },
            ),
    })),
    cash: passengers.length === 0 ? say({ id: 'parendar.sheet.noPassengers' }) : cashText(trip, intl),
    notes: notes === '' ? '' : say({ id: 'parendar.sheet.notes' }, { notes: isolateBidi(notes) }),
  };
}

/** The sheet as text for a messenger, which makes a phone that stands alone after a comma one to press. */
export function tripSheet(trip: Trip, intl: IntlShape, timeZone: string): string {
  const { way, when, driver, seats, halts, cash, notes } = sheetOf(trip, intl, timeZone, phoneText);
  const blocks = [
    [way, when, driver, seats],
    ...halts.map(({ time, place, on, bookings, off }) => [`${time} ${place}`.trim(), on, ...bookings, off]),
    [cash],
    [notes],
  ];
  return blocks
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .filter((block) => block !== '')
    .join('\n\n');
}

/** With the day where that is not the one of the start: 'субота, 28 листопада, 00:40'. */
function timeAfter(trip: Trip, { day, time }: WallTime, { locale }: IntlShape, timeZone: string): string {
  return day === dayOfTrip(trip, timeZone) ? time : `${weekdayText(day, locale)}, ${time}`;
}

/** Everything of a booking that the driver needs. */
function bookingText(
  passenger: Passenger,
  place: string,
  intl: IntlShape,
  phoneOf: (phone: string) => string,
): string {
  const { name, phone, kind, pickUp, price, isPaid } = passenger;
  const seats = seatsTaken(passenger);
  const said = [
    name,
    phoneOf(phone),
    ownPlace(place, pickUp),
    kind ? intl.formatMessage({ id: 'parendar.passengers.parcel' }) : '',
    seats > 1 ? intl.formatMessage({ id: 'parendar.passengers.seats' }, { seats }) : '',
    price && !isPaid
      ? intl.formatMessage({ id: 'parendar.sheet.take' }, { price: priceText(price, intl.locale) })
      : '',
    isPaid ? intl.formatMessage({ id: 'parendar.passengers.isPaid' }) : '',
    ...freeTexts(passenger, intl, 'driver'),
  ];
  return said
    .filter((words) => words !== '')
    .map(isolateBidi)
    .join(', ');
}

/** The people and the parcels among some of a list. */
function bookedBy(some: readonly Numbered[]): ReturnType<typeof countsOf> {
  return countsOf(some.map(({ passenger: { kind } }) => ({ kind })));
}

function whoGetsOff({ number, passenger }: Numbered, place: string, intl: IntlShape): string {
  const { name, phone, kind, dropOff } = passenger;
  const who = isolateBidi(name || phoneText(phone) || intl.formatMessage({ id: 'parendar.panel.noName' }));
  const parcel = kind && intl.formatMessage({ id: 'parendar.passengers.parcel' });
  const more = [parcel, isolateBidi(ownPlace(place, dropOff))].filter(Boolean).join(', ');
  return more === '' ? `${number}. ${who}` : `${number}. ${who} (${more})`;
}

/** What the driver has to take from all passengers, by currency; '' for nothing. */
function cashText({ passengers }: Trip, intl: IntlShape): string {
  const sum = sumsOf(passengers)
    .toPay.map((price) => priceText(price, intl.locale))
    .join(' + ');
  return sum === '' ? '' : intl.formatMessage({ id: 'parendar.passengers.toPay' }, { sum });
}
