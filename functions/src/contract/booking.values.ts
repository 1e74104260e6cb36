/** The fields of a booking that are each typed and shown in a way of their own. */
export type OwnField = 'name' | 'phone' | 'kind' | 'seats' | Ends | 'price' | 'isPaid';
type Ends = 'pickUp' | 'pickUpPlace' | 'dropOff' | 'dropOffPlace';
/** Texts of a booking that are all typed, kept, shown and searched in one way, in the order in which they are shown. */
export const TEXT_FIELDS = ['luggage', 'note'] as const;

export type FreeText = (typeof TEXT_FIELDS)[number];
/** A text that is shown with a stop and the place there in one, as 'Рівне, автовокзал'. */
export type ToldText = 'pickUp' | 'dropOff' | FreeText;
export type OptionalText = ToldText | Ends;
export type BookingField = OwnField | FreeText;
