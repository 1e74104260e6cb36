import type { Calendar, Trip, TripInput } from '@par-club/functions/contract/parendar';

/** The range of time whose trips are wanted; without an end, a month from now on. */
export interface TripWindow {
  from: Date;
  to?: Date;
  /** 100 by default. */
  limit?: number;
}

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
  /** Those that overlap the window, sorted by start. */
  listTrips: (calendarId: string, window: TripWindow) => Promise<Trip[]>;
  getTrip: (calendarId: string, tripId: string) => Promise<Trip>;
  /**
   * @param tripId made once for each new trip by `newTripId`: sent again with the same, as after an answer that got
   * lost, it makes no second trip
   */
  createTrip: (calendarId: string, trip: TripInput, tripId?: string) => Promise<Trip>;
  /**
   * @param seen the trip as the person saw it; if it is another by now, this fails with 'changed-elsewhere'. An event that
   * this product did not write becomes a trip; one that somebody else sent is refused.
   */
  updateTrip: (calendarId: string, seen: SeenTrip, trip: TripInput, options?: SaveOptions) => Promise<Trip>;
  /**
   * Succeeds for a trip that is deleted already.
   * @param seen the trip as the person saw it; if it is another by now, this fails with 'changed-elsewhere'
   */
  deleteTrip: (calendarId: string, seen: Pick<Trip, 'id' | 'etag'>) => Promise<void>;
}
