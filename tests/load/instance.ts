import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { dependency, ROOT, SCRATCH } from '../../local/paths.ts';
import { origin } from '../../local/ports.ts';
import { launch } from '../../local/processes.ts';
import { emulatorPorts, PROJECT_ID } from '../kit/emulators.ts';

/** A function in one process that takes many calls at once, as it does where it is deployed. */
export interface Instance {
  address: string;
  stop: () => Promise<void>;
}

/** What runs functions for the functions emulator, which never hands two calls at a time to one of them. */
const RUNTIME = dependency('firebase-tools', 'lib', 'emulator', 'functionsEmulatorRuntime.js');
/** Megabytes for what the program keeps: half of the 512 that a deployed instance has. */
const HEAP = 256;

const ports = emulatorPorts('bench');

/**
 * Starts an instance beside those of the emulator and waits until it answers.
 *
 * @param environment what the emulator's have beside that of this process
 */
export async function startInstance(name: string, environment: Record<string, string>): Promise<Instance> {
  // No web app with live reload is there in a bench.
  const address = origin(ports.web);
  const instance = launch({
    program: process.execPath,
    args: [`--max-old-space-size=${HEAP}`, RUNTIME],
    cwd: join(ROOT, 'functions'),
    env: {
      ...process.env,
      ...environment,
      PORT: String(ports.web),
      FUNCTION_TARGET: name,
      FUNCTION_SIGNATURE_TYPE: 'http',
      FUNCTIONS_EMULATOR: 'true',
      GCLOUD_PROJECT: PROJECT_ID,
      FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID }),
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
      METADATA_SERVER_DETECTION: 'none',
    },
    log: join(SCRATCH, 'bench-load', `${name}.log`),
  });
  while (!(await isHealthy(address))) await pause(100);
  return { address, stop: instance.stop };
}

function isHealthy(address: string): Promise<boolean> {
  return fetch(`${address}/__/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
