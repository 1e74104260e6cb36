import { startAnalytics } from '#analytics/analytics.ts';
import { startOffline } from '#offline/start.ts';

// Loaded when all that the first view needs has come: what counts visits, and what opens without a connection.

startAnalytics();
// A worker would keep the dev server from showing what changes. Where the browser wants none, nothing is missing.
if (import.meta.env.PROD) startOffline().catch(() => {});
