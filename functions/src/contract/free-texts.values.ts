export const FREE_TEXTS = {
  luggage: { limit: 80, seenBy: ['driver', 'passenger'] },
  note: { limit: 300, seenBy: ['driver'] },
} as const satisfies Record<
  string,
  {
    /** Most UTF-16 code units, as a text box counts them. */
    limit: number;
    /** The readers besides the dispatcher: the driver on page, list and print, the passenger on the seat's page. */
    seenBy: readonly ('driver' | 'passenger')[];
  }
>;
