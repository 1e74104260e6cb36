import * as z from 'zod/mini';
import { ACCURACY_LIMIT, NAME_LIMIT, SPEED_LIMIT } from './parloc.values.ts';

// All moments are in the server's time, as far as the device knows it. firestore.rules holds the shapes that clients
// write: change both together.

export const ParlocId = z.string().check(z.regex(/^parloc_[0-9]{13}$/));

/** 128 random bits in base64url: nobody guesses it. */
export const SecretId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** A phone number in E.164; no premium number, because anybody with a driver's link calls it by one press. */
export const Phone = z.string().check(z.regex(/^\+(?!380900)[1-9][0-9]{7,14}$/));

/** A moment in UTC, of a day that there is, as `Date.toISOString` writes it. */
export const Moment = z.iso.datetime({ precision: 3 });

/** A Timestamp of whichever SDK reads it: the rules compare it with the server's time, and a TTL policy deletes by it. */
export const Timestamp = z.object({ seconds: z.number(), nanoseconds: z.number() });

/** A text with at least one visible character. */
export const Name = z.string().check(z.maxLength(NAME_LIMIT), z.regex(/[^\p{Z}\p{Cc}\p{Cf}]/u));

/** A position as the driver's device reports it. The driver writes it with each share. */
export const Position = z.strictObject({
  /** Degrees north. */
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  /** Degrees east. */
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  /** Radius in metres within which the device is, most likely. */
  accuracy: z.number().check(z.minimum(0), z.maximum(ACCURACY_LIMIT)),
  /** Direction of travel in degrees clockwise from north; devices that stand still give none. */
  heading: z.exactOptional(z.number().check(z.minimum(0), z.maximum(360))),
  /** Metres per second. */
  speed: z.exactOptional(z.number().check(z.minimum(0), z.maximum(SPEED_LIMIT))),
});
export type Position = z.infer<typeof Position>;

/** When live sharing ends; '' when it lasts until the driver stops it. */
const liveUntil = z.union([Moment, z.literal('')]);

/** Live sharing: the driver's open page goes on writing new positions. */
const Live = z.strictObject({
  until: liveUntil,
  /** 'paused' while the page cannot follow the device: the phone sleeps, or the driver has left the page. */
  state: z.enum(['on', 'paused']),
});
export type Live = z.infer<typeof Live>;

/** A link for one purpose, which the driver made. */
const Link = z.strictObject({
  /** The driver's name for it; clients do not see it. */
  name: Name,
  /** From then on nobody gets the place by it. At most LINK_DAYS after its making. */
  endsAt: Timestamp,
});

/** The client's view of a driver. Functions write it in the item, and the rules hold a place to the item's. */
const card = { name: Name, phone: Phone, carName: Name };

const shownPlace = {
  /** A map of `position` that a page can embed, as `mapUrl` makes it. */
  url: z
    .string()
    .check(
      z.regex(
        /^https:\/\/maps\.google\.com\/maps\?q=-?[0-9]{1,2}(\.[0-9]{1,20})?,-?[0-9]{1,3}(\.[0-9]{1,20})?&z=15&output=embed$/,
      ),
    ),
  /** When the device was at this place. */
  lastSharedTime: Moment,
  position: Position,
  /** Only during live sharing, which starts with its first position. */
  live: z.exactOptional(Live),
};

/** The fields of every item. Its owner alone reads it. */
const driver = {
  ...card,
  /** The uid of the owner; never changes. */
  userId: z.string().check(z.minLength(1)),
  /** When the item was first saved; never changes. */
  createdAt: Moment,
  updatedAt: Moment,
  /** The last stop or end of a place. By it the rules refuse a share made without knowing of the stop. */
  stoppedAt: z.exactOptional(Moment),
  /** The id of the place behind the phone's own link. */
  phonePlace: SecretId,
  /** Its holder may end sharing without a sign-in, and nothing else: a browser keeps it for a stop that waits. */
  stopKey: SecretId,
  /** When the owner proved to have the phone: when the code was given. Functions write it. */
  provenAt: z.exactOptional(Moment),
  /** When the phone was taken from this item by another's proof or the operator; it shows no place since. */
  phoneLostAt: z.exactOptional(Moment),
  /** Whether the phone's own link shows the place; absent for yes. The owner writes it. */
  showsByPhone: z.exactOptional(z.boolean()),
  /** The links for one purpose, by the ids of their places; at most LINK_LIMIT. The owner writes them. */
  links: z.exactOptional(z.record(SecretId, Link)),
};

const SharedParloc = z.strictObject({
  ...driver,
  ...shownPlace,
  /** When the place ends for clients. */
  endsAt: Timestamp,
});

/** An item without a place: the driver has shared none yet, or has stopped. It keeps nothing of an earlier place. */
const HiddenParloc = z.strictObject({
  ...driver,
  url: z.literal(''),
  lastSharedTime: z.literal(''),
});

/** `parloc/{ParlocId}`: the item of a driver. `url` is '' exactly when the item has no place. */
export const Parloc = z.union([SharedParloc, HiddenParloc]);
export type Parloc = z.infer<typeof Parloc>;

const place = {
  ...card,
  /** Whether the driver has proven by a code to have the phone. */
  isProven: z.boolean(),
  /** Within 24 h of the writing. From then on the rules give the place to nobody; a TTL policy deletes it. */
  endsAt: Timestamp,
};

/**
 * `parloc/{ParlocId}/places/{SecretId}`: the client's view by one of the driver's links. The owner writes the places
 * of all open links in the batch of each share; the place of a revoked link is deleted.
 */
export const Place = z.union([
  z.strictObject({ ...place, ...shownPlace }),
  z.strictObject({
    ...place,
    stoppedAt: Moment,
  }),
]);
export type Place = z.infer<typeof Place>;

/** `drivers/{uid}`: the functions' own record of a driver. */
export interface DriverRecord {
  /** The driver's item; absent until the first save that is let through. */
  parlocId?: string;
  /** When the driver asked for another number within the last day, in ISO: a limit stops trying numbers one by one. */
  askedAt: string[];
}

/** `parlocPhones/{Phone}`: whose number it is. Functions alone read and write it. Moments are ISO. */
export interface PhoneHolder {
  parlocId: string;
  /** When the holder proved to have the phone: when the code was given. */
  provenAt?: string;
  /** When the holder left this number, which was proven. For `RELEASED_DAYS` nobody else gets it except by proof. */
  releasedAt?: string;
  /** Whether the link of a released number leads on to the holder's new one. */
  leadsOn?: boolean;
}

/** Saves what a driver filled in; the first time, it makes the item. */
export const saveDriver = {
  name: 'saveDriver',
  input: z.strictObject({
    name: Name,
    phone: Phone,
    carName: Name,
    /** Whether the link of the former number, where that was proven, leads on to the new one; absent for no. */
    leadsOn: z.optional(z.boolean()),
    /** The ID token of a sign-in by a code that was sent to the phone: the proof that it is the caller's. */
    phoneToken: z.optional(z.string().check(z.minLength(1), z.maxLength(4096))),
  }),
  output: z.object({ parlocId: ParlocId }),
} as const;

/** Finds the place that the driver with a phone shows by it. */
export const findPlace = {
  name: 'findPlace',
  input: z.strictObject({ phone: Phone }),
  /** Null for a number without a driver, for a driver who shows nothing, and past the limit: the same for all. */
  output: z.object({ place: z.nullable(z.object({ parlocId: ParlocId, placeId: SecretId })) }),
} as const;

/** Ends sharing by the item's stop key, from a browser whose stop waited until after a sign-out. */
export const stopSharing = {
  name: 'stopSharing',
  input: z.strictObject({
    parlocId: ParlocId,
    stopKey: SecretId,
    /** A place that was shared since stays. */
    pressedAt: Moment,
    /**
     * The end that the item had for the stopped sharing: its later places end as well. Without an end, a stopped
     * sharing cannot be told from a later endless one, so that one ends, too.
     */
    liveUntil: z.optional(liveUntil),
  }),
  /** Whether clients see no place now; false where a newer one stays, and without the key. */
  output: z.object({ ended: z.boolean() }),
} as const;
