import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Bytes. The longest input that the contract takes, a trip with 60 passengers, has 50,000 in three-byte letters. */
const BODY_LIMIT = 64 * 1024;

/**
 * Keeps bodies from the server's parser that no function takes: it takes a gigabyte, and packed ones too, and 32 MB of
 * `{}`, the most that Google lets through, become some 700 MB. It sits before our code, so requests are looked at where
 * Node begins them. One without a body goes on, and is refused by the contract; Node reads what comes and keeps nothing.
 */
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const { headers } = request;
  if (Number(headers['content-length'] ?? 0) > BODY_LIMIT || headers['content-encoding'] !== undefined) {
    delete headers['content-length'];
    delete headers['transfer-encoding'];
  } else if (headers['transfer-encoding'] !== undefined) cutAtLimit(request);
});

/** For a request that does not tell the length of its body. */
function cutAtLimit(request: IncomingMessage): void {
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > BODY_LIMIT) request.destroy();
  });
}
