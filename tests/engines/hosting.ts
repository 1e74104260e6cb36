import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { origin, portsOf } from '../../local/project/ports.ts';

/** The product under an address of its own. */
export interface Hosting {
  origin: string;
  close: () => Promise<void>;
}

const SCRIPT = '/test-script.js';
/** What belongs to the way an answer comes, not to the answer. */
const WAY_HEADERS = /^(content-length|content-encoding|transfer-encoding|connection|keep-alive|etag|date)$/;

/**
 * Serves the build under test with one script more, which runs before the page's own: by WebDriver nothing can run
 * before a page has loaded.
 *
 * @param everywhere runs before each script, those of workers as well
 */
export async function serveWithScript(script: string, everywhere: string): Promise<Hosting> {
  const { hosting } = portsOf('main');
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method = 'GET', headers: asked } = request;
    // Pages also call functions by way of hosting.
    const call = method === 'POST' && {
      body: await buffer(request),
      headers: { 'content-type': asked['content-type'] ?? '' },
    };
    const found = await fetch(origin(hosting) + url, { method, redirect: 'manual', ...call });
    const headers = [...found.headers].filter(([name]) => !WAY_HEADERS.test(name));
    response.writeHead(found.status, Object.fromEntries(headers));
    const type = found.headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) response.end(withScript(await found.text()));
    else if (type.includes('javascript')) response.end(everywhere + (await found.text()));
    else response.end(await found.bytes());
  };

  const server = createServer((request, response) => {
    if (request.url === SCRIPT)
      response.setHeader('content-type', 'text/javascript').end(everywhere + script);
    else answer(request, response).catch(() => response.destroy());
  });
  // Near the port of the hosting, by which a page knows its emulators.
  const port = hosting + 99;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: origin(port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function withScript(page: string): string {
  return page.replace('<head>', `<head><script src="${SCRIPT}"></script>`);
}
