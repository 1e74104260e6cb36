/** The deployed functions, each under the name by which it is called. */
// biome-ignore-all lint/performance/noBarrelFile: the platform loads this entry point; no other file imports it.

import './platform/small-bodies.ts';

export { deleteAccount } from './account/delete-account.ts';
export { exportAccount } from './account/export-account.ts';
export { clientPage } from './pages/client-page.ts';
export { calendarPush } from './parendar/calendar-push.ts';
export { connectCalendar } from './parendar/connect-calendar.ts';
export { createTrip } from './parendar/create-trip.ts';
export { deleteTrip } from './parendar/delete-trip.ts';
export { disconnectCalendar } from './parendar/disconnect-calendar.ts';
export { getTrip } from './parendar/get-trip.ts';
export { keepMarks } from './parendar/keep-marks.ts';
export { listCalendars } from './parendar/list-calendars.ts';
export { listChanges } from './parendar/list-changes.ts';
export { listTrips } from './parendar/list-trips.ts';
export { publishTrip } from './parendar/publish-trip.ts';
export { renewWatches } from './parendar/renew-watches.ts';
export { updateTrip } from './parendar/update-trip.ts';
export { watchCalendar } from './parendar/watch-calendar.ts';
export { extractRows } from './parex/extract-rows.ts';
export { cleanUp } from './parloc/clean-up.ts';
export { findPlace } from './parloc/find-place.ts';
export { saveDriver } from './parloc/save-driver.ts';
export { stopSharing } from './parloc/stop-sharing.ts';
export { answerSeat } from './trips/answer-seat.ts';
export { markOwnTrip } from './trips/mark-own-trip.ts';
export { markTrip } from './trips/mark-trip.ts';
export { shareTripPlace } from './trips/share-trip-place.ts';
export { takeBackLink } from './trips/take-back-link.ts';
export { tellSeat } from './trips/tell-seat.ts';
