import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import process from 'node:process';
import { findFirestoreEmulator, startableJar } from '../machine/firestore-emulator.ts';
import { findJava, type Java } from '../machine/java.ts';
import { dependency, functionsLogs, ROOT, SCRATCH } from '../project/paths.ts';
import type { SuiteName } from '../project/ports.ts';
import { Problem } from '../project/progress.ts';
import { projectId } from '../project/project.ts';
import { committedConfig, configFor } from './firebase-config.ts';
import type { ProcessScope } from './process-scope.ts';
import type { LaunchedProcess } from './processes.ts';

/** The Firebase CLI downloads a missing jar. */
type Tools = { java: Java; firestoreJar: string | undefined };

type SuiteOptions = {
  name: SuiteName;
  /** All four when left out. */
  emulators?: readonly ('auth' | 'functions' | 'firestore' | 'hosting')[];
  /** Of the web app, for hosting. */
  publicFolder: string;
  /** For the functions, beside this process's own. */
  environment: Record<string, string>;
  /** The data's place between runs; without it a suite begins empty. */
  dataFolder?: string;
  /** Gets each printed line. */
  onLine?: (line: string) => void;
};

const EMULATORS = ['auth', 'functions', 'firestore', 'hosting'] as const;
const FIREBASE = dependency('firebase-tools', 'lib', 'bin', 'firebase.js');
/** Saving the data and ending the emulators took 2 s when it was measured. */
const STOP_TIMEOUT_MS = 20_000;

export function findTools(): Tools {
  const java = findJava();
  const emulator = findFirestoreEmulator();
  if (!emulator) console.log('The Firestore emulator will be downloaded (about 140 MB, once).');
  return { java, firestoreJar: emulator && startableJar(emulator, java) };
}

export type RunningSuite = LaunchedProcess & {
  /** Rejects with a `Problem` when they end before. */
  endedEarly: Promise<never>;
};

/** Resolves when the emulators answer; they run until their scope ends. */
export async function startSuite(
  scope: ProcessScope,
  tools: Tools,
  options: SuiteOptions,
): Promise<RunningSuite> {
  const { name, emulators = EMULATORS, publicFolder, environment, dataFolder, onLine } = options;
  const config = join(ROOT, `.firebase.${name}.json`);
  const own = configFor(name, relative(ROOT, publicFolder), committedConfig());
  writeFileSync(config, JSON.stringify(own, null, 2));
  // Parallel suites would share the CLI's temporary file. The path is short, because it holds sockets.
  const temporary = mkdtempSync(join(tmpdir(), `par-club-${name}-`));
  scope.defer(() => {
    rmSync(config, { force: true });
    rmSync(temporary, { recursive: true, force: true });
  });

  rmSync(functionsLogs(name), { recursive: true, force: true });
  // For the suite's logs, and the emulators' own in their working folder.
  const folder = join(SCRATCH, name);
  mkdirSync(folder, { recursive: true });
  const log = join(folder, 'emulators.log');
  const lines: string[] = [];
  const suite = await new Promise<LaunchedProcess>((resolve, reject) => {
    const launched = scope.launch({
      program: process.execPath,
      args: [
        FIREBASE,
        ...['--config', config, '--project', projectId()],
        ...['emulators:start', '--only', emulators.join(',')],
        ...(dataFolder ? ['--import', dataFolder, '--export-on-exit'] : []),
      ],
      cwd: folder,
      env: {
        ...process.env,
        ENFORCE_APP_CHECK: 'true',
        ...environment,
        JAVA_HOME: tools.java.home,
        PATH: [join(tools.java.home, 'bin'), process.env.PATH].join(delimiter),
        ...(tools.firestoreJar && { FIRESTORE_EMULATOR_BINARY_PATH: tools.firestoreJar }),
        TMPDIR: temporary,
        // In TMPDIR the CLI's compiled code would be lost with the folder.
        NODE_COMPILE_CACHE: join(SCRATCH, 'node-compile-cache'),
        NO_COLOR: '1',
      },
      log,
      stopTimeoutMs: STOP_TIMEOUT_MS,
      onLine(line) {
        lines.push(line);
        onLine?.(line);
        if (line.includes('All emulators ready')) resolve(launched);
      },
    });
    void launched.exited.then(() => reject(failure('The emulators did not start', lines, log)));
  });
  suite.recordChildren();
  if (lines.some((line) => line.includes('Failed to load function definition'))) {
    throw failure('The functions could not be loaded', lines, log);
  }
  const endedEarly = suite.exited.then(() => {
    throw failure('The emulators ended by themselves', lines, log);
  });
  // An unawaited rejection must not end the process.
  endedEarly.catch(() => {});
  return { ...suite, endedEarly };
}

function failure(what: string, lines: readonly string[], log: string): Problem {
  const telling = lines.filter(
    (line) => /^\s*(⚠|⬢|✖|Error|\S*Error:)/.test(line) && !/MOTD|override|Emulator UI/.test(line),
  );
  const shown = telling.length > 0 ? telling : lines;
  return new Problem([`${what} (the whole log: ${relative(ROOT, log)}):`, ...shown.slice(-6)].join('\n'));
}
