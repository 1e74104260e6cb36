import { type Booking, type Calendar, type Trip, TripInput } from '@par-club/functions/contract/parendar';
import { TRIPS_BY_DEFAULT, WINDOW_DAYS } from '@par-club/functions/contract/parendar.values';
import { asSent } from '@par-club/functions/shared/as-sent';
import { newBookingId, withKnownIds } from '@par-club/functions/shared/booking';
import { placesApart } from '@par-club/functions/shared/same-place';
import { CallError } from '#failures/call-error.ts';
import { CalendarRuleError, requireCalendar, requireTrip } from '../model/calendar-errors.ts';
import type { CalendarService } from '../model/calendar-service.ts';
import { matches, newTrip, storedTrip } from '../model/stored-trip.ts';
import { newTripId, orderCalendars, orderTrips } from '../model/trip.ts';
import { isIn } from '../model/week.ts';
import { sampleTrips } from './demo-samples.ts';
import { createDemoStore, type DemoState } from './demo-store.ts';

const DAY = 24 * 60 * 60_000;
const FIRST_SEED = 1;
const PRIMARY: Calendar = {
  id: 'primary',
  name: 'Основний',
  color: '#4285F4',
  isPrimary: true,
  timeZone: 'Europe/Kyiv',
  isWritable: true,
};

/** A calendar in this browser, for people who have not connected theirs, with what only a demo can do. */
export interface DemoCalendar extends CalendarService {
  /**
   * The first time it makes the primary calendar with sample trips. Nothing works before.
   * @param seed a whole number; another one gives other trips
   */
  initialize: (seed?: number) => Promise<void>;
  createCalendar: (calendar: Pick<Calendar, 'id' | 'name'> & Partial<Calendar>) => Promise<Calendar>;
  deleteCalendar: (calendarId: string) => Promise<void>;
  /** Takes everything away; it has to be initialised again. */
  clearAll: () => Promise<void>;
  /** Calls back when the browser cannot store a change, which the page then loses. @returns the unsubscribe function */
  onNotStored: (listener: () => void) => () => void;
}

/** @param options.samples whether the first run makes sample trips */
export function createDemoCalendar(
  uid: string,
  { now = () => new Date(), samples = true }: { now?: () => Date; samples?: boolean } = {},
): DemoCalendar {
  const store = createDemoStore(uid);
  const listeners = new Set<() => void>();
  let isReady = false;

  const read = (seed?: number): DemoState => {
    if (!isReady) throw new CalendarRuleError('demo-not-initialized');
    // Another tab may have cleared everything.
    return store.read() ?? start(seed);
  };
  const start = (seed = FIRST_SEED): DemoState => {
    const trips = samples ? sampleTrips(now(), PRIMARY.timeZone, seed) : [];
    // Counted on from the time, so that no etag of before a clearing comes again.
    const revision = now().getTime();
    const state: DemoState = { version: 1, revision, calendars: [PRIMARY], trips: { [PRIMARY.id]: trips } };
    store.save(state);
    return state;
  };
  const tripsOf = (state: DemoState, calendarId: string): Trip[] => {
    const trips = state.trips[calendarId];
    if (!trips) throw new CalendarRuleError('no-events-found', calendarId);
    // An earlier version has kept a stop and the place there in one text.
    return trips.map((trip) => ({
      ...trip,
      passengers: trip.passengers.map((each) => placesApart(trip, each)),
    }));
  };
  const save = (state: DemoState) => {
    if (store.save(state)) return;
    for (const listener of listeners) listener();
  };
  const change = (state: DemoState, calendarId: string, trips: Trip[]) => {
    const revision = state.revision + 1;
    save({ ...state, revision, trips: { ...state.trips, [calendarId]: trips } });
  };

  return {
    async initialize(seed) {
      isReady = true;
      read(seed);
    },

    async listCalendars() {
      return orderCalendars(read().calendars);
    },

    async createCalendar(calendar) {
      const state = read();
      requireCalendar(calendar.id);
      if (state.calendars.some(({ id }) => id === calendar.id)) {
        throw new CalendarRuleError('calendar-exists', calendar.id);
      }
      const created = { ...PRIMARY, ...calendar, isPrimary: false };
      const trips = { ...state.trips, [created.id]: [] };
      save({ ...state, trips, calendars: [...state.calendars, created] });
      return created;
    },

    async deleteCalendar(calendarId) {
      const state = read();
      requireCalendar(calendarId);
      const calendar = state.calendars.find(({ id }) => id === calendarId);
      if (!calendar) throw new CalendarRuleError('calendar-not-found', calendarId);
      if (calendar.isPrimary) throw new CalendarRuleError('primary-stays');
      const { [calendarId]: _gone, ...trips } = state.trips;
      save({ ...state, trips, calendars: state.calendars.filter((each) => each !== calendar) });
    },

    async clearAll() {
      read();
      store.clear();
      isReady = false;
    },

    onNotStored(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async listTrips(
      calendarId,
      { from, to = new Date(now().getTime() + WINDOW_DAYS * DAY), limit = TRIPS_BY_DEFAULT },
    ) {
      requireCalendar(calendarId);
      const trips = tripsOf(read(), calendarId).filter((trip) => isIn(trip, { from, to }));
      return orderTrips(trips).slice(0, limit);
    },

    async getTrip(calendarId, tripId) {
      requireTrip(calendarId, tripId);
      return find(tripsOf(read(), calendarId), tripId);
    },

    async createTrip(calendarId, input, tripId = newTripId()) {
      requireCalendar(calendarId);
      const state = read();
      const trips = state.trips[calendarId];
      if (!trips) throw new CalendarRuleError('calendar-not-found', calendarId);
      const sentBefore = trips.find(({ id }) => id === tripId);
      if (sentBefore && !matches(sentBefore, input)) throw new CallError({ reason: 'changed-elsewhere' });
      if (sentBefore) return sentBefore;
      const trip = newTrip(tripId, etagAfter(state), storedTrip(takenInput(input, []), now()));
      change(state, calendarId, [...trips, trip]);
      return trip;
    },

    async updateTrip(calendarId, seen, input) {
      requireTrip(calendarId, seen.id);
      const state = read();
      const trips = tripsOf(state, calendarId);
      const current = find(trips, seen.id);
      requireSame(current, seen);
      const updated = {
        ...current,
        ...storedTrip(takenInput(input, current.passengers), now(), current),
        etag: etagAfter(state),
      };
      const changed = trips.map((each) => (each === current ? updated : each));
      change(state, calendarId, changed);
      return updated;
    },

    async deleteTrip(calendarId, seen) {
      requireTrip(calendarId, seen.id);
      const state = read();
      const trips = tripsOf(state, calendarId);
      const current = trips.find(({ id }) => id === seen.id);
      if (!current) return;
      requireSame(current, seen);
      const left = trips.filter((each) => each !== current);
      change(state, calendarId, left);
    },
  };
}

function find(trips: readonly Trip[], tripId: string): Trip {
  const found = trips.find(({ id }) => id === tripId);
  if (!found) throw new CalendarRuleError('event-not-found', tripId);
  return found;
}

/**
 * An input as the functions take it; a booking without an id is the known one of that name and phone, or a new one.
 * @throws CallError 'invalid-input'
 */
function takenInput(input: TripInput, known: readonly Booking[]) {
  const { success, data } = TripInput.safeParse(asSent(input));
  if (!success) throw new CallError({ reason: 'invalid-input' });
  const passengers = withKnownIds(data.passengers, known);
  return { ...data, passengers: passengers.map((each) => ({ ...each, id: each.id ?? newBookingId() })) };
}

/** @throws CallError 'changed-elsewhere' where it is no longer as it was seen */
function requireSame(current: Trip, seen: Pick<Trip, 'etag'>): void {
  if (current.etag !== seen.etag) throw new CallError({ reason: 'changed-elsewhere' });
}

/** Google quotes its etags, too. */
function etagAfter({ revision }: DemoState): string {
  return `"demo-${revision + 1}"`;
}
