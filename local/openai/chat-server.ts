import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { errorReply, type Reply } from './chat-completion.ts';

/** The longest body that is read. A prompt of this product has a few kilobytes. */
const BODY_LIMIT_BYTES = 1_000_000;

/** Handles one chat completion: the key of the Authorization header and the parsed body. */
export type ChatHandler = (call: {
  apiKey: string;
  body: unknown;
  response: ServerResponse;
}) => Promise<void> | void;

/**
 * A server that speaks the outside of OpenAI's API: path, key, body and errors. What a completion answers is the
 * handler's matter. It never logs what it is sent.
 *
 * @param other handles paths that are not of OpenAI; answers whether it did
 */
export function chatServer(
  handle: ChatHandler,
  other: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Server {
  return createServer((request, response) => {
    respond(request, response, handle, other).catch(() => {
      if (!response.headersSent)
        send(response, errorReply(500, 'The server had an error', 'server_error', null));
      else response.destroy();
    });
  });
}

/** Sends a reply as JSON. */
export function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Waits until the server listens on a port of this machine alone. */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

/** Ends the server and the connections that are open. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  handle: ChatHandler,
  other: (request: IncomingMessage, response: ServerResponse) => boolean,
): Promise<void> {
  const path = (request.url ?? '').split('?')[0];
  if (path !== '/v1/chat/completions' || request.method !== 'POST') {
    if (other(request, response)) return;
    const message = `Invalid URL (${request.method} ${path})`;
    return send(response, errorReply(404, message, 'invalid_request_error', null));
  }
  const apiKey = request.headers.authorization?.match(/^Bearer\s+(\S+)$/i)?.[1];
  if (!apiKey) {
    const message = "You didn't provide an API key. Use the Authorization header with 'Bearer YOUR_KEY'.";
    return send(response, errorReply(401, message, 'invalid_request_error', null));
  }
  const text = await textOf(request);
  if (text === undefined) {
    return send(response, errorReply(413, 'The request is too large.', 'invalid_request_error', null));
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const message = 'We could not parse the JSON body of your request.';
    return send(response, errorReply(400, message, 'invalid_request_error', null));
  }
  await handle({ apiKey, body, response });
}

/** The body as text, or nothing when it is too long. */
async function textOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // What is too much is read to its end and dropped, so that the answer is not lost in a broken connection.
    if (size <= BODY_LIMIT_BYTES) chunks.push(chunk);
  }
  return size <= BODY_LIMIT_BYTES ? Buffer.concat(chunks).toString('utf8') : undefined;
}
