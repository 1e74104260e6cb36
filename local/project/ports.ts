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

type Emulator = 'auth' | 'functions' | 'firestore' | 'hosting' | 'hub' | 'logging' | 'eventarc' | 'tasks';
type PortsFile = { emulators: Record<Emulator, { port: number }> & { firestore: { websocketPort: number } } };

/** The ports of one suite, derived from firebase.json, the only place with a port. */
export function portsOf(suite: SuiteName) {
  const { emulators } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as PortsFile;
  const shift = shiftOf(suite);
  const portOf = (emulator: Emulator) => emulators[emulator].port + shift;
  const hosting = portOf('hosting');
  return {
    auth: portOf('auth'),
    functions: portOf('functions'),
    firestore: portOf('firestore'),
    firestoreWebsocket: emulators.firestore.websocketPort + shift,
    hosting,
    hub: portOf('hub'),
    logging: portOf('logging'),
    eventarc: portOf('eventarc'),
    tasks: portOf('tasks'),
    /** The web app with live reload. */
    web: hosting + 1,
    /** The language-model stand-in. */
    languageModel: hosting + 2,
    /** The tests' language model, which fails on demand. */
    faultProvider: hosting + 3,
    /** The stand-in for Google's consent and calendar. */
    google: hosting + 4,
  };
}

export type Ports = ReturnType<typeof portsOf>;

/** The name 'localhost' could mean the IPv6 address, which no server here uses. */
export function origin(port: number): string {
  return `http://127.0.0.1:${port}`;
}
