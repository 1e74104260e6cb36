/** The cache with an empty answer for each address whose last known card is kept: a worker cannot read local storage. */
export const CARD_MARKS = 'driver-cards';
