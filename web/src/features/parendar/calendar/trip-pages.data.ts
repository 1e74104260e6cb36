import type { OwnMark } from '@par-club/functions/contract/marks';
import { USERS } from '@par-club/functions/contract/parendar.values';
import * as contract from '@par-club/functions/contract/trips';
import { TripPages } from '@par-club/functions/contract/trips';
import { TRIP_PAGES } from '@par-club/functions/contract/trips.values';
import type { Stored } from '#firebase/database.ts';
import { documents, type QueryOptions } from '#firebase/documents.ts';
import { type Live, useLive } from '#firebase/live.ts';
import { askWith } from './google-calendar.data.ts';

/** Days after their arrival for which the marks of trips are listened to; later the calendar has them. */
const PAST_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Records of trips whose links work, or ended a day ago, or whose marks are not kept; unreadable ones are left out.
 */
export function useTripPages(uid: string): readonly TripPages[] {
  const path = `${USERS}/${uid}/${TRIP_PAGES}`;
  const since = new Date(Date.now() - PAST_DAYS * DAY_MS).toISOString();
  const recent = useRecords(path, { filters: [['end', '>=', since]] });
  const unkept = useRecords(path, { filters: [['unkept.tries', '>', 0]] });
  if (recent.state !== 'here') return [];
  if (unkept.state !== 'here') return recent.value;
  const known = new Set(recent.value.map(({ tripId }) => tripId));
  const older = unkept.value.filter(({ tripId }) => !known.has(tripId));
  return [...recent.value, ...older];
}

function useRecords(path: string, query: QueryOptions): Live<TripPages[]> {
  return useLive<TripPages[]>(`${path} ${query.filters?.[0]?.[0]}`, ({ next, fail }) => {
    const read = ({ fields }: Stored) => TripPages.safeParse(fields).data ?? [];
    const listener = { next: (all: Stored[], isOld: boolean) => next(all.flatMap(read), isOld), fail };
    return documents.subscribeQuery(path, query, listener);
  });
}

export interface TripIds {
  calendarId: string;
  tripId: string;
}

function idsOf({ calendarId, tripId }: TripIds): TripIds {
  return { calendarId, tripId };
}

/** Makes the pages of a trip, or new links. @throws CallError, or ChunkLoadError; so do all below */
export function publishTrip(trip: TripIds, timeZone: string, anew?: string): Promise<unknown> {
  return askWith(contract.publishTrip, { ...idsOf(trip), timeZone, ...(anew !== undefined && { anew }) });
}

/** @param link 'van', or a passenger's key */
export function takeBackLink(trip: TripIds, link: string): Promise<unknown> {
  return askWith(contract.takeBackLink, { ...idsOf(trip), link });
}

export function markTrip(trip: TripIds, ...marks: OwnMark[]): Promise<unknown> {
  return askWith(contract.markOwnTrip, { ...idsOf(trip), marks });
}

/** Confirms what a passenger has told, or takes it off the trip's pages. @param at when the passenger told it */
export function answerSeat(
  trip: TripIds,
  passenger: string,
  at: string,
  answer: 'confirm' | 'dismiss',
): Promise<unknown> {
  return askWith(contract.answerSeat, { ...idsOf(trip), passenger, at, answer });
}
