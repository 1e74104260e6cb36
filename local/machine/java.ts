import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Problem } from '../project/progress.ts';
import { onPath } from './programs.ts';

/** The Firestore emulator is compiled for Java 21. */
const NEEDED_JAVA = 21;

/** `home` is its folder (JAVA_HOME), `version` the major one. */
export type Java = { home: string; version: number };

/** JAVA_HOME's, else that on PATH, else the newest in the system's folders. @throws Problem without a new one */
export function findJava(): Java {
  const fromPath = onPath('java');
  const preferred = javasIn([process.env.JAVA_HOME, fromPath && join(realpathSync(fromPath), '..', '..')]);
  const folders = ['/usr/lib/jvm/*', '/usr/java/*', '/opt/homebrew/opt/*openjdk*'];
  const installed = javasIn([
    ...globSync([...folders, join(homedir(), '.sdkman/candidates/java/*')]),
    ...globSync('/Library/Java/JavaVirtualMachines/*').map((folder) => join(folder, 'Contents/Home')),
  ]);
  const java = chooseJava(preferred, installed);
  if (java) return java;
  const others = [...preferred, ...installed]
    .map(({ version, home }) => `Java ${version} in ${home}`)
    .join(', ');
  throw new Problem(
    `The Firestore emulator needs Java ${NEEDED_JAVA} or newer. ${others ? `Found only ${others}. ` : ''}` +
      'Install a JDK (https://adoptium.net), or set JAVA_HOME to one.',
  );
}

/** A preferred one that is new enough, in their order, or else the newest of the others. */
export function chooseJava(preferred: readonly Java[], others: readonly Java[]): Java | undefined {
  const newestFirst = others.toSorted((one, two) => two.version - one.version);
  return [...preferred, ...newestFirst].find(({ version }) => version >= NEEDED_JAVA);
}

/** The major version in the words of `java -version` or a JDK's `release` file: 17 of "17.0.2", 8 of "1.8.0_392". */
export function javaVersion(text: string): number | undefined {
  const match = text.match(/(?:JAVA_VERSION=|version )"(?:1\.)?(\d+)/);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

function javasIn(homes: readonly (string | undefined)[]): Java[] {
  return homes.flatMap((home) => {
    const version = home && versionIn(home);
    return home && version ? [{ home, version }] : [];
  });
}

function versionIn(home: string): number | undefined {
  const java = join(home, 'bin', 'java');
  if (!existsSync(java)) return undefined;
  const release = join(home, 'release');
  if (existsSync(release)) return javaVersion(readFileSync(release, 'utf8'));
  // It prints to the standard error; null for a program that does not start.
  return javaVersion(String(spawnSync(java, ['-version'], { encoding: 'utf8' }).stderr));
}
