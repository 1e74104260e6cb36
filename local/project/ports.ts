import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from './paths.ts';

/**
 * The emulator suites that may run at the same time, each with what is added to every port of firebase.json:
 * `start` for `npm start`; `main` for `npm test`; `watch` for `npm run test:watch`; `bench` for the benches, one at a time.
 */
export const SUITES = { start: 0, main: 1000, watch: 2000, bench: 3000 } as const;
export type SuiteName = keyof typeof SUITES;

export const testedSuite = process.env.TESTED_SUITE === 'watch' ? 'watch' : 'main';

/** The suite's own share, and `PORT_SHIFT` for a machine where ports are taken. */
export function shiftOf(suite: SuiteName): number {
  return SUITES[suite] + Number(process.env.PORT_SHIFT ?? 0);
}

const SERVERS = ['auth', 'functions', 'firestore', 'hosting', 'hub', 'logging', 'eventarc', 'tasks'] as const;
type Emulator = (typeof SERVERS)[number];
type PortsFile = { emulators: Record<Emulator, { port: number }> & { firestore: { websocketPort: number } } };

/** The ports of one suite, derived from firebase.json, the only place with a port. */
export function portsOf(suite: SuiteName) {
  const { emulators } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as PortsFile;
  const shift = shiftOf(suite);
  const shifted = SERVERS.map((emulator) => [emulator, emulators[emulator].port + shift]);
  const ports: Record<Emulator, number> = Object.fromEntries(shifted);
  return {
    ...ports,
    firestoreWebsocket: emulators.firestore.websocketPort + shift,
    /** The web app with live reload. */
    web: ports.hosting + 1,
    /** The language-model stand-in. */
    languageModel: ports.hosting + 2,
    /** The tests' language model, which fails on demand. */
    faultProvider: ports.hosting + 3,
    /** The stand-in for Google's consent and calendar. */
    google: ports.hosting + 4,
  };
}

export type Ports = ReturnType<typeof portsOf>;

/** The name 'localhost' could mean the IPv6 address, which no server here uses. */
export function origin(port: number): string {
  return `http://127.0.0.1:${port}`;
}
