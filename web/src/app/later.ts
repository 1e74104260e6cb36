import { clearEndedCards } from '#features/parloc/client/last-known-card.ts';
import { startOffline } from '#offline/start.ts';
import { deliverOwedStops } from '#session/owed-stops.data.ts';

// Loaded after the first view: ends owed sharing, forgets ended drivers, and prepares for use offline.

clearEndedCards();
void deliverOwedStops();
// A worker would hide changes from the dev server. A browser without one lacks nothing else.
if (import.meta.env.PROD) startOffline().catch(() => {});
