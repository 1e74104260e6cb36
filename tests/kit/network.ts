import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Transform } from 'node:stream';
import { test as base } from './browser.ts';
import { emulatorPorts } from './emulators.ts';

/**
 * How the database is out of reach: each connection to it breaks; it takes everything and never answers, as when a
 * network swallows what it is given; it answers that it is not available, or with what is no answer of its.
 */
export type Fault = 'cut' | 'silent' | 'unavailable' | 'nonsense';

export interface Network {
  /** From now on the database is out of reach, for this page's browser and nobody else. */
  breakDatabase: (fault: Fault) => void;
  /** It is in reach again. */
  mend: () => void;
}

/**
 * A page behind an HTTP proxy of its own, which the browser uses for everything. So the database alone can be taken
 * away, with the connections that are open by then, while the device believes that it is online.
 */
export const test = base.extend<{ network: Network & { server: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see what a fixture uses
  network: async ({}, use) => {
    const { network, close } = await openNetwork(emulatorPorts().firestore);
    await use(network);
    await close();
  },
  proxy: async ({ network }, use) => use({ server: network.server }),
});

async function openNetwork(databasePort: number) {
  let fault: Fault | null = null;
  let mended = Promise.withResolvers<void>();
  /** What the database is being asked over. */
  const open = new Set<Socket>();

  /** Holds back what passes as long as nothing gets through. */
  const gate = () =>
    new Transform({
      transform(chunk, _encoding, done) {
        if (fault !== 'silent') return done(null, chunk);
        void mended.promise.then(() => done(null, chunk));
      },
    });

  const pass = (asked: IncomingMessage, response: ServerResponse, isDatabase: boolean) => {
    const { method, headers } = asked;
    const passed = request(asked.url ?? '', { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      (isDatabase ? answer.pipe(gate()) : answer).pipe(response);
      // A stream says its headers before it has anything else to say.
      response.flushHeaders();
    });
    for (const each of [passed, response]) each.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    asked.pipe(passed);
  };

  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    const isDatabase = new URL(asked.url ?? '').port === String(databasePort);
    if (!isDatabase) return pass(asked, response, false);
    open.add(asked.socket);
    response.on('close', () => open.delete(asked.socket));
    if (fault === 'cut') return asked.socket.destroy();
    if (fault === 'silent') await mended.promise;
    const headers = {
      'access-control-allow-origin': asked.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
    };
    if (fault === 'unavailable') return response.writeHead(503, headers).end();
    if (fault === 'nonsense')
      return response.writeHead(200, headers).end('<html>Welcome to the hotel</html>');
    pass(asked, response, true);
  };

  const server = createServer((asked, response) => void answer(asked, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    network: {
      server: `http://127.0.0.1:${port}`,
      breakDatabase(next: Fault) {
        fault = next;
        if (next !== 'silent') for (const socket of open) socket.destroy();
      },
      mend() {
        fault = null;
        mended.resolve();
        mended = Promise.withResolvers();
      },
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
