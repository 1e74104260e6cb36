import { relative } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { dependency, ROOT } from '../project/paths.ts';
import { Problem, timed } from '../project/progress.ts';
import { projectId } from '../project/project.ts';
import type { ProcessScope } from './process-scope.ts';
import type { LaunchedProcess, LaunchOptions } from './processes.ts';

export const VITE = dependency('vite', 'bin', 'vite.js');

/** Runs a program to its end. @throws Problem with its last lines where it fails */
export async function runStep(
  scope: ProcessScope,
  what: string,
  step: { program: string; args: readonly string[]; log: string; env?: Record<string, string> },
): Promise<void> {
  await timed(what, async () => {
    const lines: string[] = [];
    const env = { ...process.env, ...step.env };
    const { exited } = scope.launch({ ...step, env, cwd: ROOT, onLine: (line) => lines.push(line) });
    if ((await exited) !== 0) throw new Problem([`${what} failed:`, ...lines.slice(-40)].join('\n'));
  });
}

/** Resolves when the server answers; it runs until the command ends. */
export function startServer(
  scope: ProcessScope,
  what: string,
  url: string,
  options: LaunchOptions & { log: string },
): Promise<LaunchedProcess> {
  return timed(`Starting ${what}`, async () => {
    const server = scope.launch(options);
    let ended = false;
    void server.exited.then(() => {
      ended = true;
    });
    while (!(await fetch(url).then(Boolean, () => false))) {
      if (ended) throw new Problem(`Starting ${what} failed, see ${relative(ROOT, options.log)}.`);
      await wait(100);
    }
    return server;
  });
}

/** Compiles to `functions/lib`, which the emulator and a deployment run. */
export function buildFunctions(scope: ProcessScope, log: string): Promise<void> {
  const args = ['run', 'build', '-w', 'functions'];
  return runStep(scope, 'Building the functions', { program: 'npm', args, log });
}

/**
 * Vite's mode on this machine. It reads `web/.env` and `web/.env.emulators`, but not `web/.env.production.local`, in
 * which a person who deploys keeps the live project's parameters.
 */
export const VITE_MODE = 'emulators';

/** The build refuses to be one for another project. */
export const VITE_ENVIRONMENT = { GCLOUD_PROJECT: projectId() };

/** @param parameters in place of those in `web/.env` */
export function buildWeb(
  scope: ProcessScope,
  folder: string,
  log: string,
  parameters: Record<string, string>,
): Promise<void> {
  const args = ['run', 'build', '-w', 'web', '--', '--mode', VITE_MODE, '--outDir', folder, '--emptyOutDir'];
  const env = { ...parameters, ...VITE_ENVIRONMENT };
  return runStep(scope, 'Building the web app', { program: 'npm', args, log, env });
}
