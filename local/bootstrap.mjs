/**
 * The way into every command of the project, for any Node from 20 on: brings the dependencies, among them the
 * Node that the rest needs, and hands over to the command's script. Uses nothing but Node itself.
 *
 * Usage: node local/bootstrap.mjs <command> [arguments]
 *
 * package.json runs it by `exec`, so that no shell stands between npm and this process: a shell would end by the
 * signals that npm passes on and leave this process behind.
 */
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installed, needsInstall } from './install.mjs';

const NEEDED_NODE = 24;
/** @type {Readonly<Record<string, [script: string, ...args: string[]]>>} */
const SCRIPTS = {
  start: ['local/run/start.ts'],
  test: ['local/suite/test.ts', 'short'],
  'test-long': ['local/suite/test.ts', 'long'],
  'test-watch': ['local/suite/watch.ts'],
  doctor: ['local/machine/doctor.ts'],
  bench: ['tests/bench/start.ts'],
  'test-clock': ['tests/clock/start.ts'],
};
/** Of the install scripts only Node's own is needed; another one compiles for a minute. */
const INSTALLATION = [
  ['ci', '--ignore-scripts', '--no-fund', '--no-audit'],
  ['rebuild', 'node'],
];
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');
const ownNode = join(bin, 'node');

const [command = '', ...args] = process.argv.slice(2);
process.exit(await main());

async function main() {
  const [script, ...firstArgs] = SCRIPTS[command] ?? [];
  if (!script) {
    console.error(`Usage: node local/bootstrap.mjs ${Object.keys(SCRIPTS).join(' | ')}`);
    return 1;
  }
  const reason = needsInstall(root);
  if (reason) {
    console.log(`Installing the dependencies (${reason}) …`);
    for (const step of INSTALLATION) {
      const code = await run('npm', [...step, '--loglevel=error'], process.env);
      if (code === 0) continue;
      console.error(
        `The dependencies could not be installed: npm ${step[0]} ended with ${code}, see its lines above.`,
      );
      return 1;
    }
    installed(root);
  }
  if (!hasNeededNode()) {
    console.error(
      `Node ${NEEDED_NODE} did not come with the dependencies (node_modules/.bin/node). ` +
        'Allow the install script of the npm package "node", delete node_modules and run the command again.',
    );
    return 1;
  }
  return run(ownNode, [join(root, script), ...firstArgs, ...args], {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  });
}

function hasNeededNode() {
  const { stdout } = spawnSync(ownNode, ['--version'], { encoding: 'utf8' });
  return Number.parseInt(String(stdout).slice(1), 10) >= NEEDED_NODE;
}

/**
 * Runs a program in this terminal, passes signals on to it and returns its exit code.
 * @param {string} program
 * @param {string[]} programArgs
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function run(program, programArgs, env) {
  return new Promise((resolve) => {
    // The channel tells the child when this process is killed.
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    const child = spawn(program, programArgs, { cwd: root, env, stdio });
    /** @type {NodeJS.Signals[]} */
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    // A Ctrl-C reaches the child by the terminal too; it takes several signals in a row for one.
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, forward);
    // npm was killed: nobody is left to stop the child.
    const parent = process.ppid;
    const orphaned = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(orphaned);
      child.kill('SIGTERM');
    }, 500);
    const done = (/** @type {number} */ code) => {
      clearInterval(orphaned);
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${program} does not start: ${error.message}`);
      done(1);
    });
    child.on('exit', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
