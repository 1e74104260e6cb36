import { fileURLToPath } from 'node:url';
import { TRIP_PATHS } from '@par-club/functions/shared/trip-paths';
import type { Plugin } from 'vite';
import { paths } from '../src/paths.ts';

const inWeb = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/**
 * The documents: the landing page, the pages of a driver's link and of a trip's two kinds, and the app for every other
 * address.
 */
export const documents = {
  landing: inWeb('index.html'),
  driver: inWeb('driver.html'),
  trip: inWeb('trip.html'),
  seat: inWeb('seat.html'),
  app: inWeb('app.html'),
} as const;

/**
 * On the dev server, does what `firebase.json` has hosting do. There the page of a link draws itself: no function
 * writes its first view into the document.
 */
export function serveDocuments(): Plugin {
  return {
    name: 'serve-documents',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isPage = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(pathname);
        if (isPage && pathname !== '/') request.url = documentOf(pathname);
        next();
      });
    },
  };
}

function documentOf(pathname: string): string {
  if (pathname.startsWith(paths.drivers)) return '/driver.html';
  if (pathname.startsWith(TRIP_PATHS.van)) return '/trip.html';
  return pathname.startsWith(TRIP_PATHS.seat) ? '/seat.html' : '/app.html';
}
