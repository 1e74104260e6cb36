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

/** The suite that tests run on: `watch` in the processes of `npm run test:watch`, else `main`. */
export const testedSuite = process.env.TESTED_SUITE === 'watch' ? 'watch' : 'main';

/** What is added to the ports of a suite: its own share, and `PORT_SHIFT` for a machine where ports are taken. */
export function shiftOf(suite: SuiteName): number {
  return SUITES[suite] + Number(process.env.PORT_SHIFT ?? 0);
}

/** Everything of one suite that listens on this machine. */
export type Ports = {
  auth: number;
  functions: number;
  firestore: number;
  firestoreWebsocket: number;
  hosting: number;
  hub: number;
  logging: number;
  eventarc: number;
  tasks: number;
  /** The web app with live reload. */
  web: number;
  /** The language-model stand-in. */
  languageModel: number;
  /** The language-model provider of the tests, which fails on demand. */
  faultProvider: number;
  /** The stand-in for Google's consent and calendar. */
  google: number;
};

type PortsFile = {
  emulators: Record<
    'auth' | 'functions' | 'firestore' | 'hosting' | 'hub' | 'logging' | 'eventarc' | 'tasks',
    { port: number; websocketPort?: number }
  >;
};

/** The ports of a suite, derived from firebase.json, the only place where a port is written. */
export function portsOf(suite: SuiteName): Ports {
  const { emulators } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as PortsFile;
  const shift = shiftOf(suite);
  const hosting = emulators.hosting.port + shift;
  return {
    auth: emulators.auth.port + shift,
    functions: emulators.functions.port + shift,
    firestore: emulators.firestore.port + shift,
    firestoreWebsocket: (emulators.firestore.websocketPort ?? Number.NaN) + shift,
    hosting,
    hub: emulators.hub.port + shift,
    logging: emulators.logging.port + shift,
    eventarc: emulators.eventarc.port + shift,
    tasks: emulators.tasks.port + shift,
    web: hosting + 1,
    languageModel: hosting + 2,
    faultProvider: hosting + 3,
    google: hosting + 4,
  };
}

/** Where a server of this machine is reached. The name 'localhost' could mean the IPv6 address, which none uses. */
export function origin(port: number): string {
  return `http://127.0.0.1:${port}`;
}
