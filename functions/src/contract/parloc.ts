import * as z from 'zod/mini';
import { ACCURACY_LIMIT, NAME_LIMIT, SPEED_LIMIT } from './parloc.values.ts';

// All moments are in the server's time, as far as the driver's device knows it. firestore.rules holds the same shapes:
// change both together.

export const ParlocId = z.string().check(z.regex(/^parloc_[0-9]{13}$/));

/**
 * A phone number as it is stored: a plus, the country code and the number (E.164). Not a premium number, because
 * anybody with a driver's link calls it by one press.
 */
export const Phone = z.string().check(z.regex(/^\+(?!380900)[1-9][0-9]{7,14}$/));

/** A moment in UTC, as `Date.toISOString` writes it. */
export const Moment = z
  .string()
  .check(
    z.regex(
      /^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]\.[0-9]{3}Z$/,
    ),
  );

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

/** Live sharing: the driver's open page goes on writing new positions. Only the driver writes this. */
const Live = z.strictObject({
  /** When live sharing ends; '' when it lasts until the driver stops it. */
  until: z.union([Moment, z.literal('')]),
  /** 'paused' while the page cannot follow the device: the phone sleeps, or the driver has left the page. */
  state: z.enum(['on', 'paused']),
});
export type Live = z.infer<typeof Live>;

/** The fields of every item. Only its owner writes an item; anybody who knows its id can read it. */
const driver = {
  /** The uid of the owner; never changes. */
  userId: z.string().check(z.minLength(1)),
  name: Name,
  /** No other item has the same: `parlocPhones/{Phone}` holds the id of this item. */
  phone: Phone,
  carName: Name,
  /** When the item was first saved; never changes. */
  createdAt: Moment,
  /** When the item was last saved. */
  updatedAt: Moment,
};

/** An item that shows where its driver is. */
const SharedParloc = z.strictObject({
  ...driver,
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
});

/** An item without a place: the driver has shared none yet, or has stopped. It keeps nothing of an earlier place. */
const HiddenParloc = z.strictObject({
  ...driver,
  url: z.literal(''),
  lastSharedTime: z.literal(''),
  /** When the driver stopped sharing. */
  stoppedAt: z.exactOptional(Moment),
});

/** `parloc/{ParlocId}`: the item of a driver. `url` is '' exactly when the item has no place. */
export const Parloc = z.union([SharedParloc, HiddenParloc]);
export type Parloc = z.infer<typeof Parloc>;

/**
 * `parlocPhones/{Phone}` holds the id of the item with this phone, `drivers/{uid}` the id of this driver's item. The
 * driver writes both documents and the item in one batch.
 */
export const ParlocPointer = z.strictObject({ parlocId: ParlocId });
