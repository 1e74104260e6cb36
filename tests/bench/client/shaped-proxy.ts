import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { constants, createGzip } from 'node:zlib';
import { COMPRESSIBLE } from '../lighthouse/compressing-proxy.ts';
import { type Shape, ShapedLink } from './shaped-link.ts';

/** What the bytes of an answer are. */
export const KINDS = ['document', 'script', 'style', 'font', 'picture', 'data', 'heads', 'tiles'] as const;
export type Kind = (typeof KINDS)[number];
export type Bytes = Record<Kind, number>;

/** A picture of a map by its place in the world, as every map's server names it. */
const TILE = /\/\d+\/\d+\/\d+(@2x)?\.(png|jpg|webp)$/;
/** A gray point, which the browser makes as large as a picture of a map. */
const TILE_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * A browser's proxy with a link behind it that all its requests share, to whatever server. Text comes compressed, and
 * pictures of maps at once and past the link, since what they cost is their server's affair.
 */
export function shapedProxy(shape: Shape): { server: Server; taken: () => Bytes } {
  const link = new ShapedLink(shape);
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Bytes;
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url ?? '', 'http://localhost');
    if (TILE.test(pathname)) {
      bytes.tiles += TILE_PICTURE.length;
      answer.writeHead(200, { 'content-type': 'image/png' }).end(TILE_PICTURE);
      return;
    }
    void pass(link, asked, answer, (kind, count) => {
      bytes[kind] += count;
    });
  });
  // What is encrypted is no part of what is measured, and must not pass by the link.
  server.on('connect', (_asked, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  return { server, taken: () => ({ ...bytes }) };
}

/** Connections that have been greeted: that takes a round trip of its own. */
const greeted = new WeakSet<Socket>();

async function pass(
  link: ShapedLink,
  asked: IncomingMessage,
  answer: ServerResponse,
  count: (kind: Kind, bytes: number) => void,
): Promise<void> {
  const isNew = !greeted.has(asked.socket);
  greeted.add(asked.socket);
  const { 'proxy-connection': _ours, ...headers } = asked.headers;
  const passed = request(new URL(asked.url ?? ''), {
    method: asked.method,
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  // The browser has gone.
  answer.on('close', () => passed.destroy());
  passed.on('error', () => answer.destroy());
  passed.on('response', (response) => passBack(link, response, answer, count));
  await link.travel(isNew ? 1.5 : 0.5);
  asked.pipe(passed);
}

function passBack(
  link: ShapedLink,
  response: IncomingMessage,
  answer: ServerResponse,
  count: (kind: Kind, bytes: number) => void,
): void {
  const { statusCode = 502, headers } = response;
  const type = headers['content-type'] ?? '';
  const kind = kindOf(type);
  const isCompressed = statusCode === 200 && COMPRESSIBLE.test(type);
  const { 'content-length': _uncompressed, 'transfer-encoding': _own, ...rest } = headers;
  // The head takes its room on the link as well.
  let headBytes = `HTTP/1.1 200 ${response.rawHeaders.join(': ')}`.length;
  const way = link.open(
    (packet) => {
      if (!answer.headersSent) {
        answer.writeHead(statusCode, { ...rest, ...(isCompressed && { 'content-encoding': 'gzip' }) });
        answer.flushHeaders();
      }
      const ofHead = Math.min(headBytes, packet.length);
      headBytes -= ofHead;
      count('heads', ofHead);
      count(kind, packet.length - ofHead);
      if (packet.length > ofHead) answer.write(packet.subarray(ofHead));
    },
    () => answer.end(),
  );
  way.send(Buffer.alloc(headBytes));
  const body = isCompressed
    ? response.pipe(createGzip({ level: 9, flush: constants.Z_SYNC_FLUSH }))
    : response;
  body.on('data', (bytes: Buffer) => way.send(bytes));
  body.on('end', () => way.end());
}

function kindOf(type: string): Kind {
  if (type.startsWith('text/html')) return 'document';
  if (/javascript/.test(type)) return 'script';
  if (type.startsWith('text/css')) return 'style';
  if (/^font\/|woff/.test(type)) return 'font';
  return type.startsWith('image/') ? 'picture' : 'data';
}
