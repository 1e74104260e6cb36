import { fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { functionsLogs, ROOT } from '../../local/project/paths.ts';
import { origin, portsOf, type SuiteName, testedSuite } from '../../local/project/ports.ts';
import { projectId } from '../../local/project/project.ts';

/** Where functions are called, at addresses as the emulator's: `${origin}/PROJECT/REGION/NAME`. */
export interface FunctionsAddress {
  origin: string;
  port: number;
}

/** All functions in one process that takes many calls at a time, as an instance of a deployed function does. */
export interface FunctionsInstance extends FunctionsAddress {
  stop: () => Promise<void>;
}

export interface InstanceOptions {
  /** Of its log, `.local/SUITE/functions/NAME.log`. */
  name: string;
  /** The parameters of the deployment, in place of what the emulator's functions have. */
  environment: Readonly<Record<string, string>>;
  /** Whose databases and accounts it uses. */
  suite?: SuiteName;
  /** Another than the suite's own: the database is another too, and empty. */
  project?: string;
  /** Most megabytes of what the program keeps. */
  heap?: number;
}

const SERVER = fileURLToPath(new URL('functions-server.ts', import.meta.url));

/** Starts the compiled functions beside those of the emulator, and waits until they answer. */
export async function startFunctions({
  name,
  environment,
  suite = testedSuite,
  project = projectId(),
  heap,
}: InstanceOptions): Promise<FunctionsInstance> {
  const folder = functionsLogs(suite);
  mkdirSync(folder, { recursive: true });
  const log = openSync(join(folder, `${name}.log`), 'w');
  const child = fork(SERVER, {
    cwd: join(ROOT, 'functions'),
    env: { ...process.env, ...emulatedEnvironment(suite, project), ...environment },
    execArgv: heap === undefined ? [] : [`--max-old-space-size=${heap}`],
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const exited = once(child, 'exit');
  const ended = exited.then(([code]) => {
    throw new Error(`The functions ended with ${code} before they answered, see ${join(folder, name)}.log`);
  });
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number];
  ended.catch(() => {});
  return {
    origin: origin(port),
    port,
    async stop() {
      child.kill();
      await exited;
    },
  };
}

/** What the emulator gives its functions: a token tells who calls without being checked, and App Check is wanted. */
export function emulatedEnvironment(
  suite: SuiteName = testedSuite,
  project: string = projectId(),
): Record<string, string> {
  const { auth, firestore } = portsOf(suite);
  return {
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_DEBUG_MODE: 'true',
    FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
    GCLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project }),
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    METADATA_SERVER_DETECTION: 'none',
    ENFORCE_APP_CHECK: 'true',
    TZ: 'UTC',
  };
}
