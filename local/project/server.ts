import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** Sends the handler's answer; a handler without one has ended the connection itself. */
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

export async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

export async function close(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
