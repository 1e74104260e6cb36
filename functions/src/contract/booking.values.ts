/** What a booking says in fields that each have a way of their own to be typed and shown. */
export const OWN_FIELDS = [
  'name',
  'phone',
  'kind',
  'seats',
  'pickUp',
  'pickUpPlace',
  'dropOff',
  'dropOffPlace',
  'price',
  'isPaid',
] as const;
/**
 * What a booking says besides, in texts that are typed, kept, shown and searched in the same way. In the order in which
 * they are told; `FREE_TEXTS` has what is known of each.
 */
export const TEXT_FIELDS = ['luggage', 'note'] as const;

export type FreeText = (typeof TEXT_FIELDS)[number];
/** A text that is told: a stop in one with the place there, as 'Рівне, автовокзал'. */
export type ToldText = 'pickUp' | 'dropOff' | FreeText;
export type OptionalText = ToldText | 'pickUpPlace' | 'dropOffPlace';
export type BookingField = (typeof OWN_FIELDS)[number] | FreeText;
