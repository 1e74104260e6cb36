/**
 * The collections of the tool that shares a driver's place: three documents that one batch writes, so that a driver has
 * one item and a phone belongs to one item.
 */
export const PARLOC = 'parloc';
export const PARLOC_PHONES = 'parlocPhones';
export const DRIVERS = 'drivers';

/** In place of a phone in the address of a client's page: the demo driver, who is in no database. */
export const DEMO_ID = 'demo';

/** Longest name of a driver and of a car, in UTF-16 code units, as a text box counts them. */
export const NAME_LIMIT = 80;
/** Least certain position that is kept, as a radius in metres: beyond it, it says nothing. */
export const ACCURACY_LIMIT = 100_000;
/** Highest speed that is kept, in metres per second. */
export const SPEED_LIMIT = 100;
