import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const inWeb = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** The two documents: the landing page, and the app for every other address. */
export const documents = { landing: inWeb('index.html'), app: inWeb('app.html') } as const;

/** On the dev server, does what `firebase.json` has hosting do: every page but the landing page is the app. */
export function serveApp(): Plugin {
  return {
    name: 'serve-app',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isPage = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(pathname);
        if (isPage && pathname !== '/') request.url = '/app.html';
        next();
      });
    },
  };
}
