import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { close, listen } from '../../../local/project/server.ts';
import { shapedProxy } from './shaped-proxy.ts';

const SCRIPT = 'export const word = "слово";\n'.repeat(500);
const portOf = (server: Server) => (server.address() as AddressInfo).port;

let behind: Server;
let proxy: ReturnType<typeof shapedProxy>;

beforeEach(async () => {
  behind = createServer(({ url }, response) => {
    if (url === '/picture') return response.writeHead(200, { 'content-type': 'image/png' }).end('picture');
    return response.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
  });
  proxy = shapedProxy({ roundTripMs: 0, bitsPerSecond: 1e9 });
  await listen(behind, 0);
  await listen(proxy.server, 0);
});
afterEach(async () => {
  for (const server of [proxy.server, behind]) await close(server);
});

/** Asks by the proxy, as a browser does. */
function get(path: string): Promise<{ type: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const address = `http://127.0.0.1:${portOf(behind)}${path}`;
    const asked = request({ host: '127.0.0.1', port: portOf(proxy.server), path: address });
    asked.on('error', reject);
    asked.on('response', async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ type: response.headers['content-type'], body });
    });
    asked.end();
  });
}

test('a script comes compressed and whole, and its bytes are counted as they came', async () => {
  const { body } = await get('/script.js');
  expect(gunzipSync(body).toString()).toBe(SCRIPT);
  expect(proxy.taken().script).toBe(body.length);
  expect(body.length).toBeLessThan(1000);
});

test('what is compressed already comes as it is', async () => {
  expect((await get('/picture')).body.toString()).toBe('picture');
});

test('a picture of a map is answered by the proxy itself', async () => {
  const { type, body } = await get('/tiles/15/19162/11000.png');
  expect(type).toBe('image/png');
  expect(proxy.taken()).toMatchObject({ tiles: body.length, picture: 0 });
});
