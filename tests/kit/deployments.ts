import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { hostingOf } from './browser.ts';
import { emulatorPorts } from './emulators.ts';

/** How its server fails: with a 503, a connection that is cut, no answer at all, or a page to whatever is asked. */
export type HostingFault = 'unavailable' | 'cut' | 'silent' | 'page';

/** The product under an address of its own, where a second version can take the place of the first. */
export interface Deployments {
  origin: string;
  /** From now on the second version is served, and nothing is left of what only the first one had. */
  deploySecond: () => void;
  /** From now on its server fails, or no longer. */
  fail: (fault: HostingFault | null) => void;
  close: () => Promise<void>;
}

/** What belongs to the way an answer comes, not to the answer. */
const WAY_HEADERS = /^(content-length|content-encoding|transfer-encoding|connection|keep-alive|etag|date)$/;

/**
 * Serves the build under test from its hosting. In the second version everything is called otherwise, as after a
 * change to the very script that all others depend on: each hash is written backwards, in names and wherever they stand.
 *
 * @param index tells those apart that run side by side
 */
export async function serveDeployments(index: number): Promise<Deployments> {
  const source = hostingOf();
  let isSecond = false;
  let fault: HostingFault | null = null;
  /** Requests that a silent server has taken. */
  const unanswered = new Set<ServerResponse>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    // One version from the question to the answer, whatever is deployed meanwhile.
    const versioned = isSecond ? otherVersion : (words: string) => words;
    const found = await fetch(source + versioned(request.url ?? '/'), {
      redirect: 'manual',
      ...(request.method === 'POST' && {
        method: 'POST',
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        body: await text(request),
      }),
    });
    const headers = [...found.headers].filter(([name]) => !WAY_HEADERS.test(name));
    response.writeHead(found.status, Object.fromEntries(headers));
    const isText = /html|javascript|css/.test(found.headers.get('content-type') ?? '');
    response.end(isText ? versioned(await found.text()) : await found.bytes());
  };

  const server = createServer((request, response) => {
    if (fault === 'silent') return void unanswered.add(response);
    if (fault) return failWith[fault](response);
    answer(request, response).catch(() => response.destroy());
  });
  // Near the port of the hosting, by which a page knows its emulators.
  const port = emulatorPorts().hosting + 100 + index;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${port}`,
    deploySecond: () => {
      isSecond = true;
    },
    fail: (next) => {
      fault = next;
      // A browser opens no more than six connections to a server: those that wait would keep new requests from it.
      for (const response of unanswered) response.destroy();
      unanswered.clear();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const failWith: Record<Exclude<HostingFault, 'silent'>, (response: ServerResponse) => void> = {
  unavailable: (response) => response.writeHead(503, { 'content-type': 'text/html' }).end('Unavailable'),
  cut: (response) => response.destroy(),
  page: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
};

/** A text with all hashes of assets and documents written backwards. */
function otherVersion(text: string): string {
  return text
    .replace(/-([\da-f]{7,8})(?=\.(?:js|css|woff2)\b)/g, (_all, hash: string) => `-${backwards(hash)}`)
    .replace(/(?<=revision"?:["'`])[\da-f]{16}/g, backwards);
}

function backwards(hash: string): string {
  return [...hash].reverse().join('');
}
