/** The deployed functions, each under the name by which it is called. */
// biome-ignore-all lint/performance/noBarrelFile: the platform loads this entry point; no other file imports it.

import './platform/small-bodies.ts';

export { cleanUp } from './account/clean-up.ts';
export { deleteAccount } from './account/delete-account.ts';
export { exportAccount } from './account/export-account.ts';
export { clientPage } from './hosting/client-page.ts';
export { listChanges, watchCalendar } from './parendar/calendar-changes.ts';
export { calendarPush } from './parendar/calendar-push.ts';
export { connectCalendar, disconnectCalendar, listCalendars } from './parendar/connection.ts';
export { keepMarks } from './parendar/keep-marks.ts';
export { renewWatches } from './parendar/renew-watches.ts';
export {
  createTrip,
  deleteTrip,
  getTrip,
  listTrips,
  publishTrip,
  updateTrip,
} from './parendar/trip-calls.ts';
export { extractRows } from './parex/extract-rows.ts';
export { findPlace, saveDriver, stopSharing } from './parloc/driver-calls.ts';
export { markOwnTrip, markTrip } from './trip-links/mark-trip.ts';
export { shareTripPlace } from './trip-links/share-trip-place.ts';
export { takeBackLink } from './trip-links/take-back-link.ts';
export { answerSeat, tellSeat } from './trip-links/tell-seat.ts';
