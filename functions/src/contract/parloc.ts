import * as z from 'zod/mini';
import { ACCURACY_LIMIT, NAME_LIMIT, SPEED_LIMIT } from './parloc.values.ts';

// Moments are by the server's clock, as far as the driver's device knows it. firestore.rules holds the same shapes; a
// change here is one there.

export const ParlocId = z.string().check(z.regex(/^parloc_[0-9]{13}$/));

/**
 * A phone in the one form that is stored: a plus, the country's code and the number (E.164). Not a premium number, for
 * whoever has a driver's link calls it by one press.
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

/** A text in which at least one character can be seen. */
export const Name = z.string().check(z.maxLength(NAME_LIMIT), z.regex(/[^\p{Z}\p{Cc}\p{Cf}]/u));

/** Where the driver's device says that it is. Its owner writes it with each share. */
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

/** That the place goes on being shared while the driver's page is open. Its owner writes it. */
const Live = z.strictObject({
  /** The moment at which it ends; '' until the driver stops it. */
  until: z.union([Moment, z.literal('')]),
  /** 'paused' while the page knows that it cannot follow: the phone slept, or the page was left. */
  state: z.enum(['on', 'paused']),
});
export type Live = z.infer<typeof Live>;

/** What every item holds. Its owner alone writes it; whoever knows the id reads it. */
const driver = {
  /** The uid of the owner; never changes. */
  userId: z.string().check(z.minLength(1)),
  name: Name,
  /** Of the driver, and of no other item: `parlocPhones` leads from it to this item. */
  phone: Phone,
  carName: Name,
  /** When the item was first saved; never changes. */
  createdAt: Moment,
  /** When it was last changed; each change changes it. */
  updatedAt: Moment,
};

/** An item that shows where its driver is. */
const SharedParloc = z.strictObject({
  ...driver,
  /** The same place as in `position`, as a map that a page can embed. See `mapUrl`. */
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
  /** Only while the driver keeps sharing. It starts with the first place, not before. */
  live: z.exactOptional(Live),
});

/** An item that shows no place: none was shared yet, or the driver stopped. Nothing of a former place is left. */
const HiddenParloc = z.strictObject({
  ...driver,
  url: z.literal(''),
  lastSharedTime: z.literal(''),
  /** When the driver stopped sharing. */
  stoppedAt: z.exactOptional(Moment),
});

/** `parloc/{ParlocId}`: the item of a driver. `url` is '' exactly when it shows no place. */
export const Parloc = z.union([SharedParloc, HiddenParloc]);
export type Parloc = z.infer<typeof Parloc>;

/**
 * `parlocPhones/{Phone}`: leads from a phone to the item that holds it. `drivers/{uid}`: leads from a driver to the
 * item. The owner writes both with the item, in one batch.
 */
export const ParlocPointer = z.strictObject({ parlocId: ParlocId });
