import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { paths } from '../src/paths.ts';

const inWeb = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** The three documents: the landing page, the page of a driver's link, and the app for every other address. */
export const documents = {
  landing: inWeb('index.html'),
  driver: inWeb('driver.html'),
  app: inWeb('app.html'),
} as const;

/**
 * On the dev server, does what `firebase.json` has hosting do. There the page of a driver's link draws itself: no
 * function writes its first view into the document.
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
  return pathname.startsWith(paths.drivers) ? '/driver.html' : '/app.html';
}
