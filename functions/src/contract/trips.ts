import * as z from 'zod/mini';
import { FailureReason } from './failures.ts';
import { BorderState, Mark, Marks, Minutes, OwnMark, PassengerKey, RideState } from './marks.ts';
import { BookingId, CalendarId, Passenger, Price, Stop, TripId } from './parendar.ts';
import { PASSENGER_LIMIT } from './parendar.values.ts';
import { Moment, ParlocId, Phone, Position, SecretId, Timestamp } from './parloc.ts';
import { SPEED_LIMIT } from './parloc.values.ts';
import { MARKS_LIMIT } from './trips.values.ts';

// Functions alone write a trip's pages, from the event in the calendar. Moments are in the server's time.

/** IANA name. */
const TimeZone = z.string().check(z.minLength(1), z.maxLength(64));

/** Message of a passenger; 'coming' takes back earlier ones. */
const Told = {
  says: z.enum(['coming', 'not-coming', 'late', 'call-me']),
  /** With 'late': by how much. */
  minutes: z.exactOptional(Minutes),
};

/** A passenger's message, and whether the dispatcher has confirmed it. */
export const ToldState = z.strictObject({
  ...Told,
  at: Moment,
  answeredAt: z.exactOptional(Moment),
});
export type ToldState = z.infer<typeof ToldState>;
/** Whether a passenger comes, and a call that they ask for: the newest of each, in the order in which they were told. */
const PassengerTold = z.array(ToldState);
/** A message in the dispatcher's record, with the number to call that the passenger has left: no page shows it. */
const RecordedTold = z.extend(ToldState, { phone: z.exactOptional(Phone) });
export type RecordedTold = z.infer<typeof RecordedTold>;
/** A message that concerns the driver: a delay, or a passenger who does not come. */
const ToldToDriver = z.extend(ToldState, { says: z.enum(['not-coming', 'late']) });
export type ToldToDriver = z.infer<typeof ToldToDriver>;

/** Degrees north and east. */
const GeoPoint = z.strictObject({ latitude: z.number(), longitude: z.number() });
export type GeoPoint = z.infer<typeof GeoPoint>;

/** Where the van's place lies: a place of Parloc's, without a driver's item. */
const PlaceLink = z.strictObject({ parlocId: ParlocId, placeId: SecretId });

const ofTrip = {
  from: z.string(),
  to: z.string(),
  start: Moment,
  end: Moment,
  /** By whose clocks times are shown. */
  timeZone: TimeZone,
  /** From then on the rules give the page to nobody; a TTL policy deletes it. */
  endsAt: Timestamp,
  /** Whether the trip was deleted in the calendar. */
  isCancelled: z.boolean(),
};

/** A passenger of the van's page, with each stop and the place there in one text. */
export const VanPassenger = z.extend(z.omit(Passenger, { id: true, pickUpPlace: true, dropOffPlace: true }), {
  key: PassengerKey,
});
export type VanPassenger = z.infer<typeof VanPassenger>;

/** `trips/{SecretId}`: the page behind the van's link. */
export const VanPage = z.strictObject({
  ...ofTrip,
  driverName: z.string(),
  notes: z.string(),
  seats: z.nullable(z.number()),
  stops: z.array(Stop),
  passengers: z.array(VanPassenger),
  marks: Marks,
  told: z.record(PassengerKey, ToldToDriver),
  place: z.nullable(PlaceLink),
});
export type VanPage = z.infer<typeof VanPage>;

/** Where a passenger gets on or off, in the passenger's own words where there are any, and when; null for unknown. */
const Halt = z.strictObject({ place: z.string(), at: z.nullable(Moment) });

/** `seats/{SecretId}`: the page behind a passenger's link. It has no data of other passengers. */
export const SeatPage = z.strictObject({
  ...ofTrip,
  name: z.string(),
  kind: z.exactOptional(z.literal('parcel')),
  seats: z.number(),
  /** Whether the booking has a phone that can be called, which is not shown here; left out by earlier versions. */
  hasPhone: z.exactOptional(z.boolean()),
  /** Free texts that the passenger may see, by the field of the booking; left out for none. */
  texts: z.exactOptional(z.record(z.string(), z.string())),
  price: z.nullable(Price),
  isPaid: z.boolean(),
  /** The amount that the driver was given. */
  paid: z.nullable(Price),
  pickUp: Halt,
  dropOff: Halt,
  /** Where the trip's places lie, in the order of the way. */
  way: z.strictObject({
    /** Null for a place that no list of towns has. */
    towns: z.array(z.nullable(GeoPoint)),
    /** Which of them the passenger gets on and off at, from 0. */
    on: z.number(),
    off: z.number(),
  }),
  driverName: z.string(),
  driverPhone: z.nullable(Phone),
  /** '' for unknown. */
  carName: z.string(),
  /** Whether the dispatcher has struck the passenger out. */
  isStruckOut: z.boolean(),
  ride: RideState,
  border: BorderState,
  lateMinutes: z.number(),
  told: PassengerTold,
  place: z.nullable(PlaceLink),
});
export type SeatPage = z.infer<typeof SeatPage>;

const RecordedPassenger = z.strictObject({
  key: PassengerKey,
  /** The id of the booking, where somebody else had it before and is known by it; left out where it is the key. */
  booking: z.exactOptional(BookingId),
  name: z.string(),
  phone: z.string(),
  /** Left out by earlier versions. */
  seats: z.exactOptional(z.number()),
  /** Null for a link that was taken back. */
  seat: z.nullable(SecretId),
  /** Whether the booking has left the trip; a passenger who comes back gets the same link. */
  isGone: z.boolean(),
});

/** `users/{uid}/tripPages/{id}`: the record that a trip's pages are made from. The dispatcher alone reads it. */
export const TripPages = z.strictObject({
  calendarId: CalendarId,
  tripId: TripId,
  etag: z.string(),
  /** When the event was last changed, by Google's clock. */
  updatedAt: z.string(),
  start: Moment,
  end: Moment,
  timeZone: TimeZone,
  endsAt: Timestamp,
  isCancelled: z.boolean(),
  /** Who drives, as the dispatcher's list of drivers said when the pages were made. */
  driver: z.strictObject({ name: z.string(), phone: z.nullable(Phone), carName: z.string() }),
  /** Null for a link that was taken back. */
  van: z.nullable(SecretId),
  passengers: z.array(RecordedPassenger),
  told: z.record(PassengerKey, z.array(RecordedTold)),
  marks: Marks,
  place: z.nullable(PlaceLink),
  /** Marks that the van's link and the dispatcher made, and when links were made anew in the last day; left out for none. */
  used: z.exactOptional(z.strictObject({ van: z.number(), own: z.number(), newLinks: z.array(Moment) })),
  /** From when on marks that the calendar does not have yet are put into it; left out for none. */
  keepAt: z.exactOptional(Timestamp),
  /** Why the last try to do so failed, and how many tries have; left out for none. */
  unkept: z.exactOptional(z.strictObject({ reason: FailureReason, tries: z.number() })),
  /** A TTL policy deletes the record then. */
  expiresAt: Timestamp,
});
export type TripPages = z.infer<typeof TripPages>;

const OneTrip = { calendarId: CalendarId, tripId: TripId };
/** The van's link, or that of a passenger. */
const LinkOf = z.union([z.literal('van'), PassengerKey]);

/**
 * Makes the pages of a trip, or renews them from the calendar; a call that is sent again makes nothing twice. Links that
 * were taken back stay so. PASSENGER_LIMIT passengers get pages. Fails with 'invalid-input' where new links would have ended,
 * and for an event without the times of a trip, whose pages end; with 'limit-reached' after NEW_LINKS_LIMIT new links.
 */
export const publishTrip = {
  name: 'publishTrip',
  input: z.strictObject({
    ...OneTrip,
    /** Of the calendar. */
    timeZone: TimeZone,
    /** Gets a new link, in place of one that there may be. */
    anew: z.exactOptional(LinkOf),
  }),
  output: z.object({ pages: TripPages }),
} as const;

/** Takes a link back: it shows nothing any more. */
export const takeBackLink = {
  name: 'takeBackLink',
  input: z.strictObject({ ...OneTrip, link: LinkOf }),
  output: z.object({}),
} as const;

/**
 * Takes a van's marks, all or none. Fails with 'not-found' for an ended link, with 'invalid-input' for a mark of a
 * day outside of the days around the trip, with 'limit-reached' after TRIP_MARKS_LIMIT marks.
 */
export const markTrip = {
  name: 'markTrip',
  input: z.strictObject({
    secret: SecretId,
    marks: z.array(Mark).check(z.minLength(1), z.maxLength(MARKS_LIMIT)),
  }),
  output: z.object({ marks: Marks }),
} as const;

export const markOwnTrip = {
  name: 'markOwnTrip',
  input: z.strictObject({
    ...OneTrip,
    marks: z.array(OwnMark).check(z.minLength(1), z.maxLength(PASSENGER_LIMIT)),
  }),
  output: z.object({ marks: Marks }),
} as const;

/**
 * Sends a message by a seat's link. Fails with 'not-found' where it has ended, with 'limit-reached' after TOLD_LIMIT
 * an hour.
 */
export const tellSeat = {
  name: 'tellSeat',
  input: z.strictObject({
    secret: SecretId,
    ...Told,
    /** With 'call-me': where to call. The dispatcher alone sees it. */
    phone: z.exactOptional(Phone),
  }),
  output: z.object({ told: PassengerTold }),
} as const;

/** Confirms a passenger's message for the pages, or removes it from them; does nothing if there is a newer one. */
export const answerSeat = {
  name: 'answerSeat',
  input: z.strictObject({
    ...OneTrip,
    passenger: PassengerKey,
    /** The moment of the message that is answered. */
    at: Moment,
    answer: z.enum(['confirm', 'dismiss']),
  }),
  output: z.object({}),
} as const;

/** Shows the van's place to the holders of the trip's seat links, or ends that. */
export const shareTripPlace = {
  name: 'shareTripPlace',
  input: z.strictObject({
    secret: SecretId,
    /** Null ends it. */
    place: z.nullable(
      z.strictObject({
        position: Position,
        at: Moment,
        /** How fast the van was in the last minutes, stands included: metres per second; left out where nobody knows. */
        pace: z.exactOptional(z.number().check(z.minimum(0), z.maximum(SPEED_LIMIT))),
      }),
    ),
  }),
  output: z.object({
    /** Where it is shown, null before the trip's hour and after its arrival. */
    place: z.nullable(PlaceLink),
  }),
} as const;
