import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.ts';
import { origin, portsOf, type SuiteName, shiftOf } from '../project/ports.ts';

type Header = { key: string; value: string };

/** The parts of firebase.json that a suite changes; everything else passes through. */
type FirebaseConfig = {
  hosting: { public: string; headers: { source: string; headers: Header[] }[] };
  emulators: Record<string, unknown>;
};

/** The committed firebase.json. */
export function committedConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
}

/**
 * The configuration of one suite: its ports, bound to this machine alone; the folder that hosting serves; and the
 * emulators added to where the page may connect to. All other headers stay as they are deployed.
 *
 * @param publicFolder relative to the project's folder
 */
export function configFor(suite: SuiteName, publicFolder: string, committed: FirebaseConfig): FirebaseConfig {
  const config = structuredClone(committed);
  const { auth, firestore, functions } = portsOf(suite);
  config.hosting.public = publicFolder;
  for (const header of config.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key.toLowerCase() !== 'content-security-policy') continue;
    header.value = withConnections(header.value, [auth, firestore, functions].map(origin));
  }
  config.emulators = Object.fromEntries(
    Object.entries(config.emulators).map(([name, emulator]) => [name, shifted(emulator, shiftOf(suite))]),
  );
  return config;
}

/** The Content-Security-Policy with more origins in its connect-src. */
function withConnections(policy: string, origins: readonly string[]): string {
  return policy.replace(/(^|;\s*)connect-src [^;]*/, (directive) => [directive, ...origins].join(' '));
}

/** An emulator's settings with its ports moved; settings without a port are no server. */
function shifted(emulator: unknown, shift: number): unknown {
  if (typeof emulator !== 'object' || emulator === null || !('port' in emulator)) return emulator;
  const ports = Object.entries(emulator)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number' && /port$/i.test(entry[0]))
    .map(([name, port]) => [name, port + shift]);
  return { ...emulator, ...Object.fromEntries(ports), host: '127.0.0.1' };
}
