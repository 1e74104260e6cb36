import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.ts';
import { origin, portsOf, type SuiteName, shiftOf } from '../project/ports.ts';

/** The changed parts of firebase.json; the rest passes through. */
type FirebaseConfig = {
  hosting: { public: string; headers: { source: string; headers: { key: string; value: string }[] }[] };
  /** Settings without a port are no server. */
  emulators: Record<string, boolean | { port?: number; host?: string }>;
};

export function committedConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
}

/**
 * The configuration of one suite: its ports on this machine alone, its public folder, and the emulators among the
 * allowed origins of connections and pictures. All other headers stay as they are deployed.
 * @param publicFolder relative to the project's folder
 */
export function configFor(suite: SuiteName, publicFolder: string, committed: FirebaseConfig): FirebaseConfig {
  const shift = shiftOf(suite);
  const shifted = (key: string, value: unknown) =>
    typeof value === 'number' && /port$/i.test(key) ? value + shift : value;
  const config: FirebaseConfig = JSON.parse(JSON.stringify(committed), shifted);
  const { auth, firestore, functions, hosting } = portsOf(suite);
  config.hosting.public = publicFolder;
  for (const header of config.hosting.headers.flatMap(({ headers }) => headers)) {
    if (header.key.toLowerCase() !== 'content-security-policy') continue;
    const connected = withSources(header.value, 'connect-src', [auth, firestore, functions].map(origin));
    header.value = withSources(connected, 'img-src', [origin(hosting)]);
  }
  for (const emulator of Object.values(config.emulators)) {
    if (typeof emulator === 'object' && emulator.port) emulator.host = '127.0.0.1';
  }
  return config;
}

function withSources(policy: string, name: 'connect-src' | 'img-src', origins: readonly string[]): string {
  return policy.replace(new RegExp(`(^|;\\s*)${name} [^;]*`), (directive) =>
    [directive, ...origins].join(' '),
  );
}
