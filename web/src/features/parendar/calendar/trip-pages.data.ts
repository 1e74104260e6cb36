import { USERS } from '@par-club/functions/contract/parendar.values';
import type * as Contract from '@par-club/functions/contract/trips';
import type { OwnMark, TripPages } from '@par-club/functions/contract/trips';
import { TRIP_PAGES } from '@par-club/functions/contract/trips.values';
import type { Stored } from '#firebase/database.ts';
import { documents } from '#firebase/documents.ts';
import { type Live, useLive } from '#firebase/live.ts';
import { askWith } from './google-calendar.data.ts';

/** Days after their arrival for which the marks of trips are listened to; later the calendar has them. */
const PAST_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The dispatcher's records of trips that have pages, as long as their links work and a day more. */
export function useTripPages(uid: string): Live<TripPages[]> {
  const path = `${USERS}/${uid}/${TRIP_PAGES}`;
  const live = useLive<Stored[]>(path, (listener) => {
    const since = new Date(Date.now() - PAST_DAYS * DAY_MS).toISOString();
    return documents.subscribeQuery(path, { filters: [['end', '>=', since]] }, listener);
  });
  return live.state === 'here'
    ? { ...live, value: live.value.map(({ fields }) => fields as unknown as TripPages) }
    : live;
}

/** The ids of a trip of Google's. */
export interface TripIds {
  calendarId: string;
  tripId: string;
}

const contract = () => import('@par-club/functions/contract/trips');

function asks<Input, Output>(
  pick: (loaded: typeof Contract) => Parameters<typeof askWith<Input, Output>>[0],
): (input: Input) => Promise<Output> {
  return (input) => askWith(contract().then(pick), input);
}

/** Makes the pages of a trip, or new links. @throws CallError, or ChunkLoadError; so do all below */
export function publishTrip(ids: TripIds, timeZone: string, anew?: string): Promise<unknown> {
  return asks((loaded) => loaded.publishTrip)({ ...ids, timeZone, ...(anew !== undefined && { anew }) });
}

/** @param link 'van', or a passenger's key */
export function takeBackLink(ids: TripIds, link: string): Promise<unknown> {
  return asks((loaded) => loaded.takeBackLink)({ ...ids, link });
}

export function markTrip(ids: TripIds, ...marks: OwnMark[]): Promise<unknown> {
  return asks((loaded) => loaded.markOwnTrip)({ ...ids, marks });
}

/** Confirms what a passenger has told, or takes it off the trip's pages. @param at when the passenger told it */
export function answerSeat(
  ids: TripIds,
  passenger: string,
  at: string,
  answer: 'confirm' | 'dismiss',
): Promise<unknown> {
  return asks((loaded) => loaded.answerSeat)({ ...ids, passenger, at, answer });
}
