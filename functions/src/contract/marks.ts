import * as z from 'zod/mini';
import { Price } from './parendar.ts';
import { CURRENCIES } from './parendar.values.ts';
import { Moment } from './parloc.ts';
import { DELAY_LIMIT_MINUTES } from './trips.values.ts';

export const Minutes = z.int().check(z.minimum(0), z.maximum(DELAY_LIMIT_MINUTES));

/** Names a passenger on a trip's pages: the booking's id, or another where somebody else had it; eight characters in 0.2. */
export const PassengerKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{6,8}$/));

/** Where a passenger is: still expected, in the van, not met at the stop, or dropped off. */
export const RideState = z.enum(['waiting', 'aboard', 'absent', 'off']);
export type RideState = z.infer<typeof RideState>;
/** How the van and a border stand to each other. */
export const BorderState = z.enum(['none', 'at', 'crossed']);
export type BorderState = z.infer<typeof BorderState>;

const Ride = {
  state: RideState,
  /** Minutes that the driver has waited for an absent passenger. */
  waited: z.exactOptional(Minutes),
};

/** The newest mark of each thing, with the moment of its press, so that repetition and order do not matter. */
export const Marks = z.strictObject({
  rides: z.record(PassengerKey, z.strictObject({ ...Ride, at: Moment })),
  /** The amount that the driver was given; 0 is a mark that was taken back. */
  paid: z.record(PassengerKey, z.strictObject({ price: Price, at: Moment })),
  border: z.exactOptional(z.strictObject({ state: BorderState, at: Moment })),
  /** By how much the trip is late; 0 for in time. */
  late: z.exactOptional(z.strictObject({ minutes: Minutes, at: Moment })),
  /** The amount that the driver has handed to the dispatcher, by currency. */
  handedOver: z.partialRecord(z.enum(CURRENCIES), z.strictObject({ price: Price, at: Moment })),
});
export type Marks = z.infer<typeof Marks>;

const ofPassenger = { passenger: PassengerKey, at: Moment };

const vanMarks = [
  z.strictObject({ kind: z.literal('ride'), ...ofPassenger, ...Ride }),
  z.strictObject({ kind: z.literal('paid'), ...ofPassenger, price: Price }),
  z.strictObject({ kind: z.literal('border'), state: BorderState, at: Moment }),
  z.strictObject({ kind: z.literal('late'), minutes: Minutes, at: Moment }),
] as const;

/** One press on the van's page. `at` is when that was. */
export const Mark = z.discriminatedUnion('kind', vanMarks);
export type Mark = z.infer<typeof Mark>;

/** The marks of the dispatcher: the driver's kinds, and the amounts that the driver has handed over. */
export const OwnMark = z.discriminatedUnion('kind', [
  ...vanMarks,
  z.strictObject({ kind: z.literal('handedOver'), price: Price, at: Moment }),
]);
export type OwnMark = z.infer<typeof OwnMark>;
