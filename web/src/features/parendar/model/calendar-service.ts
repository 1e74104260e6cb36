import type { Calendar, Trip, TripInput } from '@par-club/functions/contract/parendar';

/** Which state of a trip the person saw; without an origin it is one of this product. */
export type SeenTrip = Pick<Trip, 'id' | 'etag'> & Partial<Pick<Trip, 'origin'>>;

export interface SaveOptions {
  /** Whether the person has decided on what `Trip.proposed` proposes; else it stays proposed. */
  settlesProposal?: boolean;
}

/**
 * A dispatcher's calendars and trips: the person's own at Google, or the demo's in this browser. Both take and give the
 * contract's shapes and fail with a `CallError` whose reason is the contract's; where a rule of the calendar is what
 * was broken, it is a `CalendarRuleError`, which says which.
 */
export interface CalendarService {
  /** Primary first, then by name. */
  listCalendars: () => Promise<Calendar[]>;
  /** Those that overlap the range of time, sorted by start. @param range without an end, a month from now on */
  listTrips: (calendarId: string, range: { from: Date; to?: Date; limit?: number }) => Promise<Trip[]>;
  getTrip: (calendarId: string, tripId: string) => Promise<Trip>;
  /** @param tripId from `newTripId`, once for each new trip: a repeated call makes no second one */
  createTrip: (calendarId: string, trip: TripInput, tripId?: string) => Promise<Trip>;
  /**
   * Also adopts other programs' events, but not invitations. @param seen a newer state fails with 'changed-elsewhere'
   */
  updateTrip: (calendarId: string, seen: SeenTrip, trip: TripInput, options?: SaveOptions) => Promise<Trip>;
  /** Succeeds for a deleted trip. @param seen a newer state fails with 'changed-elsewhere' */
  deleteTrip: (calendarId: string, seen: Pick<Trip, 'id' | 'etag'>) => Promise<void>;
}
