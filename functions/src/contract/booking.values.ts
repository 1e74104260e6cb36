/** What a booking says in fields that each have a way of their own to be typed and shown. */
export const OWN_FIELDS = ['name', 'phone', 'seats', 'pickUp', 'dropOff', 'price', 'isPaid'] as const;

interface FreeTextRules {
  /** Most UTF-16 code units, as a text box counts them. */
  limit: number;
  /** Whoever sees it besides the dispatcher: the driver on page, list and print, the passenger on the seat's page. */
  seenBy: readonly ('driver' | 'passenger')[];
}

/** What a booking says besides, in texts that are typed, kept, shown and searched in the same way. In the order in which they are told. */
export const FREE_TEXTS = {
  note: { limit: 300, seenBy: ['driver'] },
} as const satisfies Record<string, FreeTextRules>;

export type FreeText = keyof typeof FREE_TEXTS;
export type OptionalText = 'pickUp' | 'dropOff' | FreeText;
export type BookingField = (typeof OWN_FIELDS)[number] | FreeText;
