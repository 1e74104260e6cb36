import * as values from '@par-club/functions/contract/parendar.values';

export const {
  TRIP_TEXT_LIMIT: TEXT_LIMIT,
  NOTES_LIMIT,
  PASSENGER_LIMIT,
  PRICE_LIMIT,
  STOP_LIMIT,
  TRIPS_LIMIT,
  LONGEST_TRIP_MINUTES,
  CURRENCIES,
} = values;
