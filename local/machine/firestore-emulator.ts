import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { SCRATCH } from '../project/paths.ts';
import { Problem } from '../project/progress.ts';
import type { Java } from './java.ts';
import { onPath } from './programs.ts';

/** The Google Cloud CLI's jar, which names no main class. */
const COMPONENT = 'cloud-firestore-emulator.jar';
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** FIRESTORE_EMULATOR_BINARY_PATH, the Firebase CLI's download, or the Google Cloud CLI's part. */
export function findFirestoreEmulator(): string | undefined {
  const named = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (named && !existsSync(named)) {
    throw new Problem(`FIRESTORE_EMULATOR_BINARY_PATH names ${named}, which does not exist.`);
  }
  return named || inFirebaseCache() || inGoogleCloudSdk();
}

/** A jar for the Firebase CLI: the emulator itself, or a tiny one that points to it. */
export function startableJar(jar: string, java: Java): string {
  if (basename(jar) !== COMPONENT) return jar;
  const jarTool = join(java.home, 'bin', 'jar');
  if (!existsSync(jarTool)) {
    throw new Problem(
      `${java.home} is a Java without the "jar" tool. Install a full JDK, or set JAVA_HOME to one.`,
    );
  }
  const folder = join(SCRATCH, 'firestore-emulator');
  const launcher = join(folder, 'launcher.jar');
  const manifest = join(folder, 'manifest.txt');
  mkdirSync(folder, { recursive: true });
  writeFileSync(manifest, `Main-Class: ${MAIN_CLASS}\nClass-Path: ${pathToFileURL(jar).href}\n`);
  execFileSync(jarTool, ['cfm', launcher, manifest]);
  return launcher;
}

function inFirebaseCache(): string | undefined {
  const cache = process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators');
  return globSync(join(cache, 'cloud-firestore-emulator-v*.jar'))
    .toSorted((one, two) => one.localeCompare(two, 'en', { numeric: true }))
    .at(-1);
}

function inGoogleCloudSdk(): string | undefined {
  const gcloud = onPath('gcloud');
  if (!gcloud) return undefined;
  try {
    const sdk = execFileSync(gcloud, ['info', '--format=value(installation.sdk_root)'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const jar = join(sdk.trim(), 'platform', 'cloud-firestore-emulator', COMPONENT);
    return existsSync(jar) ? jar : undefined;
  } catch {
    return undefined;
  }
}
