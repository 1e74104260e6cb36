/**
 * Firestore collections of the tool that shares a driver's place. One batch writes a document to each of the three, so
 * that a driver has one item and a phone belongs to one item.
 */
export const PARLOC = 'parloc';
export const PARLOC_PHONES = 'parlocPhones';
export const DRIVERS = 'drivers';

/** The address of a client's page has it instead of a phone for the demo driver, who is not in the database. */
export const DEMO_ID = 'demo';

/** Longest name of a driver and of a car, in UTF-16 code units, as a text box counts them. */
export const NAME_LIMIT = 80;
/** Largest radius of a position's accuracy, in metres; a larger one is stored as this. */
export const ACCURACY_LIMIT = 100_000;
/** Highest speed that is stored, in metres per second. */
export const SPEED_LIMIT = 100;
