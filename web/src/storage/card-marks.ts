/** The cache with an empty answer for each address with a kept card: a worker cannot read local storage. */
export const CARD_MARKS = 'driver-cards';
