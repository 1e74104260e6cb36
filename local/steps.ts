import { join } from 'node:path';
import process from 'node:process';
import type { Life } from './life.ts';
import { dependency, ROOT } from './paths.ts';
import { Problem, timed } from './progress.ts';
import { projectId } from './project.ts';

/** Vite's own program. */
export const VITE = dependency('vite', 'bin', 'vite.js');

/** Runs a program to its end, with a line before and after; a failure is a `Problem` that shows what it printed. */
async function runStep(
  life: Life,
  what: string,
  step: { program: string; args: readonly string[]; log: string; env?: Record<string, string> },
): Promise<void> {
  await timed(what, async () => {
    const lines: string[] = [];
    const env = { ...process.env, ...step.env };
    const { exited } = life.launch({ ...step, env, cwd: ROOT, onLine: (line) => lines.push(line) });
    if ((await exited) !== 0) throw new Problem([`${what} failed:`, ...lines.slice(-40)].join('\n'));
  });
}

/** Compiles the functions to `functions/lib`, which is what the emulator and a deployment run. */
export function buildFunctions(life: Life, log: string): Promise<void> {
  const args = ['run', 'build', '-w', 'functions'];
  return runStep(life, 'Building the functions', { program: 'npm', args, log });
}

/**
 * Vite's mode for everything on this machine. It reads `web/.env` and, where there is one, `web/.env.emulators`, but not
 * `web/.env.production.local`, in which a person who deploys keeps the parameters of the live project.
 */
export const VITE_MODE = 'emulators';

/** By this the web app's build refuses to be one for another project, whatever files and environment say. */
export function viteEnvironment(): Record<string, string> {
  return { GCLOUD_PROJECT: projectId() };
}

/** Builds the web app into a folder, with parameters (see `web/.env`) that differ from the default. */
export function buildWeb(
  life: Life,
  folder: string,
  log: string,
  parameters: Record<string, string> = {},
): Promise<void> {
  const args = ['run', 'build', '-w', 'web', '--', '--mode', VITE_MODE, '--outDir', folder, '--emptyOutDir'];
  const env = { ...parameters, ...viteEnvironment() };
  return runStep(life, 'Building the web app', { program: 'npm', args, log, env });
}

/**
 * Builds a page of its own, which hosting then serves beside the web app.
 *
 * @param source the folder with its index.html
 * @param publicFolder the web app's, already built; the page comes into a folder there
 * @param name of that folder, and so the page's path
 */
export function buildPage(
  life: Life,
  { source, publicFolder, name }: { source: string; publicFolder: string; name: string },
  log: string,
): Promise<void> {
  const outDir = join(publicFolder, name);
  const args = [VITE, 'build', source, '--base', `/${name}/`, '--outDir', outDir, '--emptyOutDir'];
  return runStep(life, `Building the ${name} page`, { program: process.execPath, args, log });
}

/** Whether nothing may be left out, as on a machine for continuous integration. */
export function isCi(): boolean {
  return !['', '0', 'false'].includes(process.env.CI ?? '');
}
