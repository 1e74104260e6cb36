/** Firestore collections: drivers' items, the places below them, and what leads to an item from a phone or its owner. */
export const PARLOC = 'parloc';
export const PLACES = 'places';
export const PARLOC_PHONES = 'parlocPhones';
export const DRIVERS = 'drivers';

/** Links for one purpose that a driver may have open, beside the phone's own. */
export const LINK_LIMIT = 4;
/** Days that such a link may be open, the one of its making counted. */
export const LINK_DAYS = 90;
/** Longest time between a share and the end of its place, in milliseconds. */
export const PLACE_DURATION_MS = 24 * 60 * 60 * 1000;
/** How long clients who come after a stop read that sharing has ended, in milliseconds. */
export const STOP_NOTICE_DURATION_MS = 60 * 60 * 1000;
/** Days for which a proven number that its driver has changed is closed to others, except by proof. */
export const RELEASED_DAYS = 90;

/** The address of a client's page has it instead of a phone for the demo driver, who is not in the database. */
export const DEMO_ID = 'demo';

/** Longest name of a driver and of a car, in UTF-16 code units, as a text box counts them. */
export const NAME_LIMIT = 80;
/** Largest radius of a position's accuracy, in metres; a larger one is stored as this. */
export const ACCURACY_LIMIT = 100_000;
/** Highest speed that is stored, in metres per second. */
export const SPEED_LIMIT = 100;
