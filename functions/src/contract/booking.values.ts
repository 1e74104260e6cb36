/** What a booking says in fields that each have a way of their own to be typed and shown. */
export const OWN_FIELDS = ['name', 'phone', 'kind', 'seats', 'pickUp', 'dropOff', 'price', 'isPaid'] as const;
/** Texts of a booking that are all typed, kept, shown and searched in one way, in the order in which they are shown. */
export const TEXT_FIELDS = ['luggage', 'note'] as const;

export type FreeText = (typeof TEXT_FIELDS)[number];
export type OptionalText = 'pickUp' | 'dropOff' | FreeText;
export type BookingField = (typeof OWN_FIELDS)[number] | FreeText;
