import { clearEndedCards } from '#features/parloc/client/last-known-card.ts';
import { startOffline } from '#offline/start.ts';
import { deliverOwedStops } from '#session/owed-stops.data.ts';

// Loaded when all that the first view needs has come: what ends sharing for somebody who has signed out, what forgets
// drivers whose place has ended, and what opens without a connection.

clearEndedCards();
void deliverOwedStops();
// A worker would keep the dev server from showing what changes. Where the browser wants none, nothing is missing.
if (import.meta.env.PROD) startOffline().catch(() => {});
