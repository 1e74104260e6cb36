import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createGzip } from 'node:zlib';

export const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg\+xml)/;

/**
 * Stands before the hosting emulator and compresses what it serves, as Firebase Hosting does, which has brotli for it
 * as well. The bytes on the wire are what a measurement of a slow connection counts.
 *
 * @param behind the emulator's origin
 */
export function compressingProxy(behind: string): Server {
  return createServer((asked, answer) => {
    // The emulator's own answer is to be whole, so that this one can compress it.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request(new URL(asked.url ?? '/', behind), { method: asked.method, headers });
    passed.on('response', (response) => passOn(response, answer));
    passed.on('error', () => answer.writeHead(502).end());
    asked.pipe(passed);
  });
}

function passOn(response: IncomingMessage, answer: ServerResponse): void {
  const { statusCode = 502, headers } = response;
  if (statusCode !== 200 || !COMPRESSIBLE.test(headers['content-type'] ?? '')) {
    answer.writeHead(statusCode, headers);
    response.pipe(answer);
    return;
  }
  const { 'content-length': _uncompressed, ...rest } = headers;
  answer.writeHead(statusCode, { ...rest, 'content-encoding': 'gzip', vary: 'accept-encoding' });
  response.pipe(createGzip({ level: 9 })).pipe(answer);
}
