import type { Trip } from '@par-club/functions/contract/parendar';
import { useState } from 'react';
import { useTripsAt } from '../calendar/use-trips.ts';
import { proposalFor, type RouteProposal } from '../model/route-proposal.ts';
import type { TripDraft } from '../model/trip-draft.ts';

/** How far back trips are read for their routes: milliseconds. */
const LOOK_BACK_MS = 35 * 24 * 60 * 60_000;

/** A route's length by its last trip of five weeks, or of the known trips until those are read. */
export function useRouteProposal(
  draft: TripDraft,
  trips: readonly Trip[],
  timeZone: string,
  isNew: boolean,
): RouteProposal | null {
  const [until] = useState(() => Date.now());
  const isWanted = isNew && draft.from.trim() !== '' && draft.to.trim() !== '' && draft.arrivalTime === '';
  const [from, to] = [until - LOOK_BACK_MS, until].map((moment) => new Date(moment).toISOString());
  const earlier = useTripsAt(isWanted ? from : null, to);
  return isWanted ? proposalFor(draft, [...(earlier ?? []), ...trips], timeZone) : null;
}
