import type { Trip } from '@par-club/functions/contract/parendar';
import { TRIP_MINUTES } from '@par-club/functions/contract/parendar.values';
import { placeKey } from '@par-club/functions/shared/same-place';
import { isTime, type TripDraft } from './trip-draft.ts';
import { withDuration } from './trip-times.ts';
import { momentAt } from './zoned-time.ts';

/** The trip that tells how long a route takes. */
export interface RouteProposal {
  /** Its length in minutes. */
  minutes: number;
  /** Its start, in UTC. */
  start: string;
}

/**
 * The length of the last such trip before the draft's start, else of the last one; null for none. Trips of
 * TRIP_MINUTES are left out, because that is only the default.
 */
export function proposalFor(
  draft: Pick<TripDraft, 'from' | 'to' | 'date' | 'time'>,
  trips: readonly Trip[],
  timeZone: string,
): RouteProposal | null {
  const [from, to] = [placeKey(draft.from), placeKey(draft.to)];
  if (from === '' || to === '') return null;
  const known = trips
    .filter((trip) => trip.origin === 'product' && !trip.isAllDay)
    .filter((trip) => placeKey(trip.from) === from && placeKey(trip.to) === to)
    .flatMap(({ start, end }) =>
      start !== null && end !== null ? [{ start, minutes: minutesFrom(start, end) }] : [],
    )
    .filter(({ minutes }) => minutes > 0 && minutes !== TRIP_MINUTES)
    // Moments in UTC sort as texts.
    .sort((one, other) => other.start.localeCompare(one.start));
  const wanted = isTime(draft) ? momentAt({ day: draft.date, time: draft.time }, timeZone).toISOString() : '';
  return known.find(({ start }) => start < wanted) ?? known[0] ?? null;
}

/** The draft with what is proposed, where it has a start and nobody has typed an arrival. */
export function withProposal(draft: TripDraft, proposal: RouteProposal | null): TripDraft {
  if (!proposal || draft.arrivalTime !== '' || !isTime(draft)) return draft;
  return withDuration(draft, proposal.minutes);
}

function minutesFrom(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / 60_000);
}
