import { PLACE_LEAD_MINUTES } from '../contract/trips.values.ts';

const MINUTE_MS = 60_000;

/**
 * The hours of a van's place, in milliseconds since 1970: an hour before the start to the delayed arrival.
 * @param trip with moments in ISO
 */
export function placeHours(trip: { start: string; end: string; lateMinutes: number }) {
  return {
    from: Date.parse(trip.start) - PLACE_LEAD_MINUTES * MINUTE_MS,
    until: Date.parse(trip.end) + trip.lateMinutes * MINUTE_MS,
  };
}
