import { TRIP_PATHS } from '@par-club/functions/shared/trip-paths';
import { cleanupOutdatedCaches, matchPrecache, PrecacheFallbackPlugin, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { paths } from '../src/paths.ts';
import { CARD_MARKS } from '../src/storage/card-marks.ts';
import { assets, keepAssets } from './assets.ts';

declare const self: ServiceWorkerGlobalScope;

/** Seconds that a page may take to come before the kept one opens instead. */
const PATIENCE = 4;
/** The same of a driver's link whose last known card this browser has kept: its page shows that, and asks by itself. */
const KEPT_CARD_PATIENCE = 1;

/** A server that fails is as good as none: the kept page may still do its work. */
const refuseFaults = {
  async fetchDidSucceed({ response }: { response: Response }) {
    if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
    return response;
  },
};

precache(DOCUMENTS);
cleanupOutdatedCaches();

self.addEventListener('install', (event) => event.waitUntil(keepAssets(event)));
// A page that opened before there was a worker: what it loads from now on is kept as well.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', ({ data, ports }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (data?.type === 'ENTRIES') ports[0]?.postMessage(ENTRIES);
});

registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);

// A message that another app shares never leaves the device: the page has it in the part of its address that no server
// is told.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === paths.parex,
  async ({ request }) => Response.redirect(`${paths.parex}#${await request.text()}`, 303),
  'POST',
);

// The installed app's start does nothing but lead on.
registerRoute(
  ({ request, url }) => isPage(request, url) && url.pathname + url.search === '/?app',
  kept(LANDING),
);

// A page is asked for anew each time, so that no version stays for ever.
registerRoute(({ request, url }) => isPage(request, url) && url.pathname === '/', page(LANDING, PATIENCE));
const [driverPage, keptCardPage] = [page(DRIVER, PATIENCE), page(DRIVER, KEPT_CARD_PATIENCE)];
registerRoute(
  ({ request, url }) => isPage(request, url) && url.pathname.startsWith(paths.drivers),
  async (asked) => ((await hasCard(asked.url)) ? keptCardPage : driverPage).handle(asked),
);
const tripPages = { [TRIP_PATHS.van]: page(TRIP, PATIENCE), [TRIP_PATHS.seat]: page(SEAT, PATIENCE) };
for (const [start, tripPage] of Object.entries(tripPages))
  registerRoute(({ request, url }) => isPage(request, url) && url.pathname.startsWith(start), tripPage);
registerRoute(({ request, url }) => isPage(request, url), page(APP, PATIENCE));

/** Addresses below /__/ are Firebase's own, as those of signing in. */
function isPage(request: Request, { pathname }: URL): boolean {
  return request.mode === 'navigate' && !pathname.startsWith('/__/');
}

async function hasCard({ pathname }: URL): Promise<boolean> {
  return (await caches.match(pathname, { cacheName: CARD_MARKS })) !== undefined;
}

function kept(document: string): ({ request }: { request: Request }) => Promise<Response> {
  return async ({ request }) => (await matchPrecache(document)) ?? fetch(request);
}

function page(otherwise: string, patience: number): NetworkOnly {
  return new NetworkOnly({
    networkTimeoutSeconds: patience,
    plugins: [refuseFaults, new PrecacheFallbackPlugin({ fallbackURL: otherwise })],
  });
}
