import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { ROOT } from './paths.ts';
import { portsOf, SUITES, type SuiteName } from './ports.ts';

afterEach(() => vi.unstubAllEnvs());

const suites = Object.keys(SUITES) as SuiteName[];

test('npm start uses the ports of firebase.json', () => {
  vi.stubEnv('PORT_SHIFT', undefined);
  const { emulators } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  expect(portsOf('start')).toMatchObject({
    auth: emulators.auth.port,
    functions: emulators.functions.port,
    firestore: emulators.firestore.port,
    firestoreWebsocket: emulators.firestore.websocketPort,
    hosting: emulators.hosting.port,
    hub: emulators.hub.port,
    web: emulators.hosting.port + 1,
    languageModel: emulators.hosting.port + 2,
    faultProvider: emulators.hosting.port + 3,
    google: emulators.hosting.port + 4,
  });
});

test.for(suites)('every port of %s is shifted by the same amount', (suite) => {
  const unshifted = portsOf('start');
  for (const [name, port] of Object.entries(portsOf(suite))) {
    expect(port - unshifted[name as keyof typeof unshifted]).toBe(SUITES[suite]);
  }
});

test('all ports move by what the environment says', () => {
  vi.stubEnv('PORT_SHIFT', undefined);
  const unmoved = portsOf('main').hosting;
  vi.stubEnv('PORT_SHIFT', '20');
  expect(portsOf('main').hosting).toBe(unmoved + 20);
});

test('no two servers share a port, so that all suites run side by side', () => {
  const ports = suites.flatMap((suite) => Object.values(portsOf(suite)));
  expect(new Set(ports).size).toBe(ports.length);
});

test('a browser opens every port', () => {
  // https://fetch.spec.whatwg.org/#port-blocking, those above 1023
  const blocked = [1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6697, 10080];
  const irc = [6665, 6666, 6667, 6668, 6669];
  const ports = suites.flatMap((suite) => Object.values(portsOf(suite)));
  expect(ports.filter((port) => [...blocked, ...irc].includes(port))).toEqual([]);
});
