import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Bytes. The contract's longest input, a trip with 60 passengers, has 50,000 in three-byte letters. */
const BODY_LIMIT = 64 * 1024;

/**
 * Keeps too large bodies from the server's parser, which takes a gigabyte, also packed; 32 MB of `{}`, the most that
 * Google lets through, become some 700 MB. It runs before our code, where Node begins a request. A request whose body
 * is dropped goes on, and the contract refuses it; Node keeps nothing of the body.
 */
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const { headers } = request;
  if (Number(headers['content-length'] ?? 0) > BODY_LIMIT || headers['content-encoding'] !== undefined) {
    delete headers['content-length'];
    delete headers['transfer-encoding'];
  } else if (headers['transfer-encoding'] !== undefined) cutAtLimit(request);
});

/** For a request without a length. */
function cutAtLimit(request: IncomingMessage): void {
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > BODY_LIMIT) request.destroy();
  });
}
