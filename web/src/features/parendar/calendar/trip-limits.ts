import type * as contract from '@par-club/functions/contract/parendar';

// The contract's values would bring its schemas along; its types see to it that these are the same.

/** Longest name, place or phone, in UTF-16 code units. */
export const TEXT_LIMIT: typeof contract.TRIP_TEXT_LIMIT = 120;
export const NOTES_LIMIT: typeof contract.NOTES_LIMIT = 1000;
/** Most passengers of one trip, and most seats. */
export const PASSENGER_LIMIT: typeof contract.PASSENGER_LIMIT = 60;
/** Trips that one reading gives at most. */
export const TRIPS_LIMIT: typeof contract.TRIPS_LIMIT = 2500;
