/** Firestore collections of a trip's own pages: the van's, the seats', and where such a link leads. */
export const VAN_PAGES = 'trips';
export const SEAT_PAGES = 'seats';
export const TRIP_LINKS = 'tripLinks';
/** The collection of `users/{uid}/tripPages/{id}`. */
export const TRIP_PAGES = 'tripPages';

/** Hours after the arrival at which the links of a trip end. */
export const PAGES_HOURS = 48;
/** Days after the arrival for which the dispatcher's record of them stays, at most: the marks get into the calendar meanwhile. */
export const RECORD_DAYS = 14;
/** Minutes before the start from which on the van's place is shown. */
export const PLACE_LEAD_MINUTES = 60;
/** Marks of one call at most. */
export const MARKS_LIMIT = 200;
/** The longest delay, and the longest wait for a passenger, that can be marked: minutes. */
export const DELAY_LIMIT_MINUTES = 24 * 60;
