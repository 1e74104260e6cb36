/** What a booking says in fields that each have a way of their own to be typed and shown. */
export type OwnField = 'name' | 'phone' | 'kind' | 'seats' | Ends | 'price' | 'isPaid';
type Ends = 'pickUp' | 'pickUpPlace' | 'dropOff' | 'dropOffPlace';
/**
 * What a booking says besides, in texts that are typed, kept, shown and searched in the same way. In the order in which
 * they are told; `FREE_TEXTS` has what is known of each.
 */
export const TEXT_FIELDS = ['luggage', 'note'] as const;

export type FreeText = (typeof TEXT_FIELDS)[number];
/** A text that is told: a stop in one with the place there, as 'Рівне, автовокзал'. */
export type ToldText = 'pickUp' | 'dropOff' | FreeText;
export type OptionalText = ToldText | Ends;
export type BookingField = OwnField | FreeText;
