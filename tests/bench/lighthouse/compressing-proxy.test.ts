import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { origin } from '../../../local/project/ports.ts';
import { close, listen } from '../../../local/project/server.ts';
import { compressingProxy } from './compressing-proxy.ts';

const SCRIPT = 'export const word = "слово";\n'.repeat(100);
let behind: Server;
let proxy: Server;

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const get = (path: string) => fetch(`${origin(portOf(proxy))}${path}`, { redirect: 'manual' });

beforeEach(async () => {
  behind = createServer(({ url }, response) => {
    if (url === '/font') return response.writeHead(200, { 'content-type': 'font/woff2' }).end('font');
    if (url === '/moved') return response.writeHead(301, { location: '/there' }).end();
    const kept = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };
    return response.writeHead(200, { ...kept, 'content-length': Buffer.byteLength(SCRIPT) }).end(SCRIPT);
  });
  await listen(behind, 0);
  proxy = compressingProxy(origin(portOf(behind)));
  await listen(proxy, 0);
});
afterEach(async () => {
  for (const server of [proxy, behind]) await close(server);
});

test('text arrives compressed and whole, with the headers it had', async () => {
  const response = await get('/app.js');
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-length')).toBeNull();
  expect(await response.text()).toBe(SCRIPT);
});

test('what is compressed already passes as it is', async () => {
  const response = await get('/font');
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(await response.text()).toBe('font');
});

test('a redirect stays one', async () => {
  const response = await get('/moved');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/there');
});
