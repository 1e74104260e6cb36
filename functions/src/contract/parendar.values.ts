/** Longest name, place or phone in a trip, in UTF-16 code units, as a text box counts them. */
export const TRIP_TEXT_LIMIT = 120;
export const NOTES_LIMIT = 1000;
/** Characters of an event's description at most: https://developers.google.com/workspace/calendar/api/v3/reference/events */
export const DESCRIPTION_LIMIT = 8192;
/** Most passengers of one trip, and most seats. */
export const PASSENGER_LIMIT = 60;
/** Trips that one reading gives, where it does not say, and at most. */
export const TRIPS_BY_DEFAULT = 100;
export const TRIPS_LIMIT = 2500;
/** Days that a reading without an end goes on. */
export const WINDOW_DAYS = 30;
/** How long a trip takes where nobody said: minutes. */
export const TRIP_MINUTES = 60;
/** The longest trip: minutes. Vans to Portugal take four days. */
export const LONGEST_TRIP_MINUTES = 7 * 24 * 60;
/** Most stops between the first place and the last. */
export const STOP_LIMIT = 20;
/** The highest price of a passenger's trip, in whole units of its currency. */
export const PRICE_LIMIT = 1_000_000;
/** The currencies of a price, by ISO 4217; the first where nobody said. */
export const CURRENCIES = ['UAH', 'EUR', 'PLN', 'USD', 'CZK', 'GBP'] as const;

/** The rights that the consent asks for: https://developers.google.com/workspace/calendar/api/auth */
export const CALENDAR_SCOPES = [
  'https://www.googleapis.com/auth/calendar.events',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
] as const;
/** The page of this product that Google sends the consent's code to. */
export const CONSENT_PATH = '/parendar/consent';

/** The collections of `users/{uid}/drivers/{id}`, and the field of `users/{uid}` that has their ids. */
export const USERS = 'users';
export const LISTED_DRIVERS = 'drivers';
/** The collection of `users/{uid}/calendars/{id}`. */
export const CALENDAR_FLAGS = 'calendars';
/** Drivers in one list; the rules hold it. */
export const LISTED_DRIVERS_LIMIT = 500;
