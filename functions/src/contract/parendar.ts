import * as z from 'zod/mini';
import type { BookingField, OptionalText } from './booking.values.ts';
import {
  CURRENCIES,
  DESCRIPTION_LIMIT,
  LONGEST_TRIP_MINUTES,
  PASSENGER_LIMIT,
  PRICE_LIMIT,
  STOP_LIMIT,
  TRIPS_LIMIT,
} from './parendar.values.ts';
import { Moment } from './parloc.ts';

/** A form takes less. What an event holds already stays, however long, while something else is changed. */
const Text = z.string().check(z.maxLength(DESCRIPTION_LIMIT));

/**
 * Google's id of a calendar: 'primary', an e-mail address, or a generated one. Blank ones are refused with a reason of
 * their own. '.' and '..' name nothing, and in an address they would lead to something else; half a character cannot
 * stand in one.
 */
export const CalendarId = z.string().check(z.maxLength(254), z.regex(/^(?!\.{1,2}$)\P{Cs}*$/u));
/** Google's id of an event; those of others may hold '_' and a date. '' is refused with a reason of its own. */
export const TripId = z.string().check(z.regex(/^(?!\.{1,2}$)[a-zA-Z0-9_@.-]{0,1024}$/));

export const Calendar = z.object({
  id: CalendarId,
  name: z.string(),
  /** What its owner says of it; a calendar in the browser says nothing. */
  description: z.optional(z.string()),
  /** '#rrggbb'. */
  color: z.string(),
  isPrimary: z.boolean(),
  /** IANA name, as 'Europe/Kyiv': the trips' times are shown in it. */
  timeZone: z.string(),
  /** Whether the person may change its events. */
  isWritable: z.boolean(),
});
export type Calendar = z.infer<typeof Calendar>;

export const Price = z.object({
  /** In units of the currency, with two decimals at most. */
  amount: z.number().check(z.minimum(0), z.maximum(PRICE_LIMIT), z.multipleOf(0.01)),
  currency: z.enum(CURRENCIES),
});
export type Price = z.infer<typeof Price>;

/** Names a booking as long as a trip has it, also in another trip that it is moved to. Short, since an event holds little. */
export const BookingId = z.string().check(z.regex(/^[A-Za-z0-9_]{6}$/));

/** A booking of a trip: one person, or one who has booked several seats. FREE_TEXTS has the readers of each text. */
const fields = {
  name: Text,
  phone: Text,
  /** Left out for passengers. */
  kind: z.exactOptional(z.literal('parcel')),
  /** Seats that the booking takes; one where it is left out, and none for a parcel. */
  seats: z.exactOptional(z.int().check(z.minimum(1), z.maximum(PASSENGER_LIMIT))),
  /** Where the passenger gets on and off: a stop, left out for the trip's first and last, and the place there. */
  pickUp: z.exactOptional(Text),
  pickUpPlace: z.exactOptional(Text),
  dropOff: z.exactOptional(Text),
  dropOffPlace: z.exactOptional(Text),
  price: z.exactOptional(Price),
  /** Left out for a price that is still to be paid. */
  isPaid: z.exactOptional(z.boolean()),
  luggage: z.exactOptional(Text),
  note: z.exactOptional(Text),
} satisfies Record<BookingField, z.ZodMiniType>;

export const Passenger = z.object({
  /** The form makes it; `withIds` gives one to a booking without. */
  id: z.optional(BookingId),
  ...fields,
});
export type Passenger = z.infer<typeof Passenger>;
/** A booking that can be told from the others of its trip. */
export type Booking = Passenger & { id: string };

export const Stop = z.object({
  place: Text,
  /** Minutes after the start of the trip, so that a stop moves with its trip; null where nobody said. */
  minutes: z.nullable(z.int().check(z.minimum(0), z.maximum(LONGEST_TRIP_MINUTES))),
});
export type Stop = z.infer<typeof Stop>;

/**
 * What a person fills in for a trip. A page may be open for days, and pages and functions are not deployed at one moment:
 * a new field is optional here and in `Trip`, and an event keeps what an input leaves out.
 */
export const TripInput = z.strictObject({
  driverName: Text,
  from: Text,
  to: Text,
  notes: Text,
  /** Those with neither name nor phone are dropped. */
  passengers: z.array(Passenger).check(z.maxLength(PASSENGER_LIMIT)),
  /** Seats in the car; null where nobody said. */
  seats: z.nullable(z.int().check(z.minimum(1), z.maximum(PASSENGER_LIMIT))),
  /** The start; null for now. */
  start: z.nullable(Moment),
  /**
   * The arrival, after the start and at most LONGEST_TRIP_MINUTES later. Null or left out where nobody said: a new trip
   * then takes TRIP_MINUTES, and a trip that is changed keeps its length.
   */
  end: z.optional(z.nullable(Moment)),
  /** In the order of the way. */
  stops: z.array(Stop).check(z.maxLength(STOP_LIMIT)),
});
export type TripInput = z.infer<typeof TripInput>;

const Long = z.exactOptional(z.string());
const places = { pickUp: Long, pickUpPlace: Long, dropOff: Long, dropOffPlace: Long };
const texts = { ...places, luggage: Long, note: Long } satisfies Record<OptionalText, z.ZodMiniType>;

/** A `Passenger` of an event; a text may be longer, where another program wrote it. */
const TripPassenger = z.extend(Passenger, {
  id: BookingId,
  name: z.string(),
  phone: z.string(),
  seats: z.exactOptional(z.number()),
  ...texts,
});

/** How a trip went by its driver's marks, for its passengers in their order; null for an unmarked passenger. */
export const KeptMarks = z.object({
  rides: z.array(
    z.nullable(
      z.object({
        state: z.enum(['waiting', 'aboard', 'absent', 'off']),
        /** Minutes that the driver has waited for an absent passenger. */
        waited: z.exactOptional(z.number()),
      }),
    ),
  ),
  /** The amount that the driver was given. */
  paid: z.array(z.nullable(Price)),
  /** The part of it that the dispatcher has, by currency. */
  handedOver: z.array(Price),
  lateMinutes: z.number().check(z.minimum(0)),
});
export type KeptMarks = z.infer<typeof KeptMarks>;

/** An event of the calendar, not always a trip. */
export const Trip = z.object({
  id: z.string(),
  /** Changes with each change of the event: a writer names the state that they saw. */
  etag: z.string(),
  /** The writer: this product, readable lines of a person or older form, or others. Only ours is changed here. */
  origin: z.enum(['product', 'text', 'other']),
  summary: z.string(),
  driverName: z.string(),
  from: z.string(),
  to: z.string(),
  notes: z.string(),
  passengers: z.array(TripPassenger),
  seats: z.nullable(z.number()),
  /** In the order of the way; left out for none. */
  stops: z.optional(z.array(z.object({ place: z.string(), minutes: z.nullable(z.number()) }))),
  /** Moments (UTC, ISO); null for an event that has none. An all-day event starts at its calendar's midnight. */
  start: z.nullable(Moment),
  end: z.nullable(Moment),
  isAllDay: z.boolean(),
  /** Google's: 'confirmed', 'tentative' or 'cancelled'. */
  status: z.string(),
  /** Where Google shows it; '' for none. */
  link: z.string(),
  /** E-mail address of the event's author; '' for unknown. */
  creator: z.string(),
  /** E-mail address or name of the inviter; left out for an event of the calendar itself. */
  sender: z.optional(z.string()),
  /** What a person has changed in the readable lines of the event's description; left out for no difference. */
  proposed: z.optional(
    z.object({
      driverName: z.string(),
      seats: z.nullable(z.number()),
      notes: z.string(),
      passengers: z.array(TripPassenger),
    }),
  ),
  /** Left out before the trip is over, and where nothing was marked. */
  marks: z.optional(KeptMarks),
  /** Guests of an event in Google's own calendar; a calendar in the browser has none. Never changed here. */
  attendees: z.optional(z.array(z.object({ email: z.string(), displayName: z.string() }))),
});
export type Trip = z.infer<typeof Trip>;

const Nothing = z.object({});
const InCalendar = { calendarId: CalendarId };
/** IANA name of the calendar's zone, for the times in an event's readable lines; without it they tell none. */
const Zone = { timeZone: z.optional(z.string().check(z.maxLength(64))) };
const OneTrip = { ...InCalendar, tripId: TripId };
/** Which state of a trip the caller saw, as Google names it. */
const SeenTrip = { ...OneTrip, etag: z.string().check(z.minLength(1), z.maxLength(100)) };

/** Takes the code that Google's consent window gave, and keeps the grant on the server. */
export const connectCalendar = {
  name: 'connectCalendar',
  input: z.strictObject({
    code: z.string().check(z.minLength(1), z.maxLength(2048)),
    /** The PKCE verifier whose hash the consent was asked with (RFC 7636). */
    codeVerifier: z.string().check(z.regex(/^[A-Za-z0-9._~-]{43,128}$/)),
    /** The address that Google sent the code to; one of this deployment. */
    redirectUri: z.string().check(z.minLength(1), z.maxLength(300)),
  }),
  output: Nothing,
} as const;

/** Revokes the grant at Google and deletes it. */
export const disconnectCalendar = {
  name: 'disconnectCalendar',
  input: z.strictObject({}),
  output: Nothing,
} as const;

/** The person's calendars: primary first, then by name. Null, not a failure, for a person without a connection. */
export const listCalendars = {
  name: 'listCalendars',
  input: z.strictObject({}),
  output: z.object({ calendars: z.nullable(z.array(Calendar)) }),
} as const;

/** The events of a window, without the cancelled ones, sorted by start, from all pages of Google's answer. */
export const listTrips = {
  name: 'listTrips',
  input: z.strictObject({
    ...InCalendar,
    timeMin: Moment,
    /** By default WINDOW_DAYS from now on. */
    timeMax: z.optional(Moment),
    maxResults: z.optional(z.int().check(z.minimum(1), z.maximum(TRIPS_LIMIT))),
  }),
  output: z.object({ trips: z.array(Trip) }),
} as const;

export const getTrip = {
  name: 'getTrip',
  input: z.strictObject(OneTrip),
  output: z.object({ trip: Trip }),
} as const;

/** Makes a trip under an id that the caller chose, so that a call that is sent again makes no second one. */
export const createTrip = {
  name: 'createTrip',
  input: z.strictObject({
    ...InCalendar,
    ...Zone,
    /** base32hex, as Google wants it: 'a' to 'v' and digits. */
    tripId: z.string().check(z.regex(/^[a-v0-9]{26,64}$/)),
    trip: TripInput,
  }),
  output: z.object({ trip: Trip }),
} as const;

/** Changes a trip that is still as the caller saw it; else it fails with 'changed-elsewhere'. */
export const updateTrip = {
  name: 'updateTrip',
  input: z.strictObject({
    ...SeenTrip,
    ...Zone,
    trip: TripInput,
    /** Whether an event of the calendar's own that this product did not write becomes a trip. */
    adopts: z.optional(z.boolean()),
    /** Whether what is proposed in `Trip.proposed` is decided, either way. Else it stays proposed. */
    settlesProposal: z.optional(z.boolean()),
  }),
  output: z.object({ trip: Trip }),
} as const;

export const deleteTrip = {
  name: 'deleteTrip',
  input: z.strictObject(SeenTrip),
  output: Nothing,
} as const;
