import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

const CACHE = 'assets';

/** Two builds whole, in one language; those that were not used for the longest time make way. */
const KEPT = 300;

/** A page in place of a file, as some networks answer to whatever is asked: kept once, it would be there for good. */
const isFile = ({ status, headers }: Response) =>
  status === 200 && !headers.get('content-type')?.startsWith('text/html');

const onlyFiles = {
  cacheWillUpdate: async ({ response }: { response: Response }) => (isFile(response) ? response : null),
};

/** Where the browser's storage fails, what is asked for comes as it would without a worker. */
const withoutStorage = { handlerDidError: ({ request }: { request: Request }) => fetch(request) };

/** Scripts, styles and fonts: their names change with their content, so what is kept is never out of date. */
export const assets = new CacheFirst({
  cacheName: CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [onlyFiles, new ExpirationPlugin({ maxEntries: KEPT }), withoutStorage],
});

/**
 * Keeps what opens the product, and this build's version of each part that was used before: an update must not take
 * away what opened without a connection. Rejects when the shell does not come whole, so that nothing is installed.
 */
export async function keepAssets(event: ExtendableEvent): Promise<void> {
  const keep = async (url: string) => {
    const [answer, done] = assets.handleAll({ request: new Request(url), event });
    if (!isFile(await answer)) throw new Error(`${url} did not come`);
    await done;
  };
  const used = await usedBefore();
  await Promise.all(SHELL_ASSETS.map(keep));
  await Promise.allSettled(used.map(keep));
}

async function usedBefore(): Promise<string[]> {
  const kept = await (await self.caches.open(CACHE)).keys();
  const names = new Set(kept.map(({ url }) => partOf(new URL(url).pathname)));
  return ASSETS.filter((path) => names.has(partOf(path)));
}

/** The name of an asset without what changes with its content: /assets/board-ae1cf7ea.js is /assets/board.js. */
function partOf(path: string): string {
  return path.replace(/-[\da-f]{7,8}(?=\.\w+$)/, '');
}
