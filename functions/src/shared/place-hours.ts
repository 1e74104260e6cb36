import { PLACE_LEAD_MINUTES } from '../contract/trips.values.ts';

const MINUTE_MS = 60_000;

/**
 * When a van's place is shown: from an hour before the start until the arrival, or as much later as the trip is late. Both
 * in milliseconds since 1970.
 * @param trip with moments in ISO
 */
export function placeHours(trip: { start: string; end: string; lateMinutes: number }) {
  return {
    from: Date.parse(trip.start) - PLACE_LEAD_MINUTES * MINUTE_MS,
    until: Date.parse(trip.end) + trip.lateMinutes * MINUTE_MS,
  };
}
