import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A server that sends what the handler answers; nothing where the handler itself has ended the connection. */
export function serverOf(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<Response | undefined>,
): Server {
  return createServer(async (request, response) => {
    try {
      const reply = await handle(request, response);
      if (!reply) return;
      const body = await reply.text();
      response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(body);
    } catch {
      response.destroy();
    }
  });
}

/** Waits until the server listens on a port of this machine alone. */
export async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

/** Ends the server and the connections that are open. */
export async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
