/** Firestore collections of a trip's own pages: the van's, the seats', and where such a link leads. */
export const VAN_PAGES = 'trips';
export const SEAT_PAGES = 'seats';
export const TRIP_LINKS = 'tripLinks';
/** The collection of `users/{uid}/tripPages/{id}`. */
export const TRIP_PAGES = 'tripPages';

/** Hours after the arrival at which the links of a trip end. */
export const PAGES_HOURS = 48;
/** Days after the arrival for which the dispatcher's record of them stays. */
export const RECORD_DAYS = 14;
/** The same of a record whose marks are not in the calendar yet. */
export const UNKEPT_DAYS = 90;
/** Minutes before the start from which on the van's place is shown. */
export const PLACE_LEAD_MINUTES = 60;
/** Marks of one call at most. */
export const MARKS_LIMIT = 200;
/** Marks of one trip at most, by the van's link and by the dispatcher. A full bus needs some 200. */
export const TRIP_MARKS_LIMIT = 600;
/** What the link of a seat may tell in an hour, and links of one trip that may be made anew in 24 hours. */
export const TOLD_LIMIT = 30;
export const NEW_LINKS_LIMIT = 20;
/** The longest delay, and the longest wait for a passenger, that can be marked: minutes. */
export const DELAY_LIMIT_MINUTES = 24 * 60;
