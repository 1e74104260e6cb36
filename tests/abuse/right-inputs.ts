import { deleteAccount, exportAccount } from '@par-club/functions/contract/account';
import { type FreeText, TEXT_FIELDS } from '@par-club/functions/contract/booking.values';
import * as changes from '@par-club/functions/contract/calendar-changes';
import { FREE_TEXTS } from '@par-club/functions/contract/free-texts.values';
import * as parendar from '@par-club/functions/contract/parendar';
import * as limits from '@par-club/functions/contract/parendar.values';
import { extractRows } from '@par-club/functions/contract/parex';
import { PIECE_LIMIT } from '@par-club/functions/contract/parex.values';
import { findPlace, saveDriver, stopSharing } from '@par-club/functions/contract/parloc';
import { NAME_LIMIT } from '@par-club/functions/contract/parloc.values';
import * as pages from '@par-club/functions/contract/trips';
import { DELAY_LIMIT_MINUTES } from '@par-club/functions/contract/trips.values';
import fc from 'fast-check';
import type * as z from 'zod/mini';
import { REDIRECT_URI } from '../kit/google.ts';

/** A callable's contract, and what it takes: of one shape, and else anything that the contract lets through. */
export type Subject = {
  contract: { name: string; input: z.ZodMiniType; output: z.ZodMiniType };
  right: fc.Arbitrary<unknown>;
};

/** Any characters: control characters, marks of direction, pictures of several parts, halves of a pair. */
const text = (maxLength: number, minLength = 0) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength, maxLength }),
      fc.string({ unit: 'binary', minLength, maxLength }),
      fc.constantFrom('<img src=x onerror=alert(1)>', '\u202e+380671234567', '\u0000', '\ud800', 'NaN', '$&'),
    )
    .map((value) => value.slice(0, maxLength));

const moments = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const letters = (unit: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...unit), minLength, maxLength });

/** Numbers of no country, which no test gives a driver. */
const phones = letters('0123456789', 8, 11).map((digits) => `+999${digits}`);
const names = text(NAME_LIMIT - 1).map((name) => `${name}я`);
const secretId = letters('abcXYZ019_-', 22, 22);

const calendarId = fc.oneof(
  fc.constantFrom('primary', ' ', ''),
  fc.emailAddress().filter((id) => id.length < 255),
);
const tripId = letters('abcdefuv0123456789_@.-', 4, 64);
const newTripId = letters('abcdefuv0123456789', 26, 64);
const passenger = fc.record(
  {
    name: text(limits.TRIP_TEXT_LIMIT),
    phone: text(20),
    seats: fc.integer({ min: 1, max: limits.PASSENGER_LIMIT }),
    pickUp: text(limits.TRIP_TEXT_LIMIT),
    dropOff: text(limits.TRIP_TEXT_LIMIT),
    ...(Object.fromEntries(TEXT_FIELDS.map((field) => [field, text(FREE_TEXTS[field].limit)])) as Record<
      FreeText,
      fc.Arbitrary<string>
    >),
    price: fc.record({
      amount: fc.integer({ min: 0, max: limits.PRICE_LIMIT }),
      currency: fc.constantFrom(...limits.CURRENCIES),
    }),
    isPaid: fc.boolean(),
  },
  { requiredKeys: ['name', 'phone'] },
);
const trip = fc.record({
  stops: fc.array(
    fc.record({
      place: text(limits.TRIP_TEXT_LIMIT),
      minutes: fc.option(fc.integer({ min: 0, max: limits.LONGEST_TRIP_MINUTES })),
    }),
    { maxLength: 4 },
  ),
  end: fc.option(moments),
  driverName: text(limits.TRIP_TEXT_LIMIT),
  from: text(limits.TRIP_TEXT_LIMIT),
  to: text(limits.TRIP_TEXT_LIMIT),
  notes: text(limits.NOTES_LIMIT),
  passengers: fc.array(passenger, { maxLength: 4 }),
  seats: fc.option(fc.integer({ min: 1, max: limits.PASSENGER_LIMIT })),
  start: fc.option(moments),
});

const passengerKey = letters('abcXYZ019_-', 8, 8);
const minutes = fc.integer({ min: 0, max: DELAY_LIMIT_MINUTES });
const price = fc.record({
  amount: fc.integer({ min: 0, max: limits.PRICE_LIMIT }),
  currency: fc.constantFrom(...limits.CURRENCIES),
});
const mark = fc.oneof(
  fc.record(
    {
      kind: fc.constant('ride'),
      passenger: passengerKey,
      state: fc.constantFrom('waiting', 'aboard', 'absent', 'off'),
      waited: minutes,
      at: moments,
    },
    { requiredKeys: ['kind', 'passenger', 'state', 'at'] },
  ),
  fc.record({ kind: fc.constant('paid'), passenger: passengerKey, price, at: moments }),
  fc.record({
    kind: fc.constant('border'),
    state: fc.constantFrom('none', 'at', 'crossed'),
    at: moments,
  }),
  fc.record({ kind: fc.constant('late'), minutes, at: moments }),
);
const ownMark = fc.oneof(mark, fc.record({ kind: fc.constant('handedOver'), price, at: moments }));
const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  accuracy: fc.integer({ min: 0, max: 1000 }),
});

/** What each callable takes, by the name it is deployed under. */
export const SUBJECTS: Record<string, Subject> = {
  connectCalendar: {
    contract: parendar.connectCalendar,
    right: fc.record({
      code: text(60, 1),
      codeVerifier: letters('abcXYZ019._~-', 43, 128),
      redirectUri: fc.oneof(
        fc.webUrl().map((url) => url.slice(0, 300)),
        fc.constant(REDIRECT_URI),
      ),
    }),
  },
  disconnectCalendar: { contract: parendar.disconnectCalendar, right: fc.constant({}) },
  listCalendars: { contract: parendar.listCalendars, right: fc.constant({}) },
  listTrips: {
    contract: parendar.listTrips,
    right: fc.record(
      {
        calendarId,
        timeMin: moments,
        timeMax: moments,
        maxResults: fc.integer({ min: 1, max: limits.TRIPS_LIMIT }),
      },
      { requiredKeys: ['calendarId', 'timeMin'] },
    ),
  },
  watchCalendar: { contract: changes.watchCalendar, right: fc.record({ calendarId }) },
  listChanges: {
    contract: changes.listChanges,
    right: fc.record({ calendarId, syncToken: text(200, 1).filter((token) => token !== '') }),
  },
  getTrip: { contract: parendar.getTrip, right: fc.record({ calendarId, tripId }) },
  createTrip: {
    contract: parendar.createTrip,
    right: fc.record({ calendarId, tripId: newTripId, trip }),
  },
  updateTrip: {
    contract: parendar.updateTrip,
    right: fc.record({ calendarId, tripId, etag: text(30, 1), trip }),
  },
  deleteTrip: {
    contract: parendar.deleteTrip,
    right: fc.record({ calendarId, tripId, etag: text(30, 1) }),
  },
  publishTrip: {
    contract: pages.publishTrip,
    right: fc.record(
      {
        calendarId,
        tripId,
        timeZone: fc.constantFrom('Europe/Kyiv', 'Europe/Nowhere', 'UTC'),
        anew: fc.oneof(fc.constant('van'), passengerKey),
      },
      { requiredKeys: ['calendarId', 'tripId', 'timeZone'] },
    ),
  },
  takeBackLink: {
    contract: pages.takeBackLink,
    right: fc.record({ calendarId, tripId, link: fc.oneof(fc.constant('van'), passengerKey) }),
  },
  markTrip: {
    contract: pages.markTrip,
    right: fc.record({ secret: secretId, marks: fc.array(mark, { minLength: 1, maxLength: 5 }) }),
  },
  markOwnTrip: {
    contract: pages.markOwnTrip,
    right: fc.record({ calendarId, tripId, marks: fc.array(ownMark, { minLength: 1, maxLength: 5 }) }),
  },
  tellSeat: {
    contract: pages.tellSeat,
    right: fc.record(
      {
        secret: secretId,
        says: fc.constantFrom('coming', 'not-coming', 'late', 'call-me'),
        minutes,
        phone: phones,
      },
      { requiredKeys: ['secret', 'says'] },
    ),
  },
  answerSeat: {
    contract: pages.answerSeat,
    right: fc.record({
      calendarId,
      tripId,
      passenger: passengerKey,
      at: moments,
      answer: fc.constantFrom('confirm', 'dismiss'),
    }),
  },
  shareTripPlace: {
    contract: pages.shareTripPlace,
    right: fc.record({
      secret: secretId,
      place: fc.option(fc.record({ position, at: moments })),
    }),
  },
  findPlace: { contract: findPlace, right: fc.record({ phone: phones }) },
  stopSharing: {
    contract: stopSharing,
    right: fc.record(
      {
        parlocId: letters('0123456789', 13, 13).map((digits) => `parloc_${digits}`),
        stopKey: secretId,
        pressedAt: moments,
        liveUntil: fc.oneof(fc.constant(''), moments),
      },
      { requiredKeys: ['parlocId', 'stopKey', 'pressedAt'] },
    ),
  },
  saveDriver: {
    contract: saveDriver,
    right: fc.record(
      { name: names, phone: phones, carName: names, leadsOn: fc.boolean(), phoneToken: text(200, 1) },
      { requiredKeys: ['name', 'phone', 'carName'] },
    ),
  },
  // Of nobody, since these calls are made for real.
  deleteAccount: { contract: deleteAccount, right: fc.record({ uid: text(128, 1) }) },
  exportAccount: { contract: exportAccount, right: fc.constant({}) },
  extractRows: {
    contract: extractRows,
    right: fc.record(
      {
        message: text(PIECE_LIMIT),
        columns: fc.array(text(60), { maxLength: 10 }),
        apiKey: fc.constantFrom('sk-test-abuse', ' sk-test-401 ', 'sk-test-wrong-shape', 'ключ'),
      },
      { requiredKeys: ['message', 'columns', 'apiKey'] },
    ),
  },
};
