import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import {
  type GoogleEnvironment,
  pushEnvironment,
  realEnvironment,
  START_CLIENT,
  standInEnvironment,
} from '../google/environment.ts';
import { googleStandIn } from '../google/server.ts';
import { requireFreePorts } from '../machine/free-ports.ts';
import { languageModel, STAND_IN_KEY } from '../openai/language-model.ts';
import { ROOT, SCRATCH } from '../project/paths.ts';
import { origin, portsOf } from '../project/ports.ts';
import { Problem, timed } from '../project/progress.ts';
import { close, listen } from '../project/server.ts';
import { fillInSampleData, SAMPLE_PHONE } from '../sample/sample-data.ts';
import { buildFunctions, buildWeb, startServer, VITE, VITE_ENVIRONMENT, VITE_MODE } from './builds.ts';
import { findTools, startSuite } from './emulators.ts';
import { type ProcessScope, runCommand } from './process-scope.ts';

const folder = join(SCRATCH, 'start');
const publicFolder = join(folder, 'web');
/** Data that was entered by hand, kept between runs. */
const dataFolder = join(SCRATCH, 'data');
/** The Google stand-in's accounts, calendars and grants, also kept. */
const googleFile = join(SCRATCH, 'google');

await runCommand(start, 0);

/** @throws Problem for a process that ends before the person stops it */
async function start(scope: ProcessScope): Promise<never> {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => arg !== '--fresh');
  if (unknown !== undefined) throw new Problem(`Unknown argument ${unknown}. Usage: npm start [-- --fresh]`);
  const ports = portsOf('start');
  const { faultProvider: _unused, ...needed } = ports;
  await requireFreePorts(needed);
  const tools = findTools();
  if (args.includes('--fresh')) {
    for (const path of [dataFolder, googleFile]) rmSync(path, { recursive: true, force: true });
  }
  mkdirSync(dirname(dataFolder), { recursive: true });

  await buildFunctions(scope, join(folder, 'build-functions.log'));
  const google = await googleFor(scope, ports.google);
  await buildWeb(scope, publicFolder, join(folder, 'build-web.log'), google.web);
  // The compiler writes the functions first: after the emulators it would make them load twice.
  const compiler = scope.launch({
    program: 'npm',
    args: ['run', 'build', '-w', 'functions', '--', '--watch', '--preserveWatchOutput'],
    cwd: ROOT,
    log: join(folder, 'functions.log'),
    onLine: (line) => line.includes('error TS') && console.log(`functions: ${line}`),
  });
  const environment = {
    ...google.functions,
    ...(await languageModelFor(scope, ports.languageModel)),
    SITE_URL: origin(ports.hosting),
  };
  const emulators = await timed(
    existsSync(dataFolder) ? 'Starting the emulators with the data of last time' : 'Starting the emulators',
    () =>
      startSuite(scope, tools, {
        name: 'start',
        publicFolder,
        dataFolder,
        environment,
        // Nobody gets an SMS: the Auth emulator prints the code that proves a phone.
        onLine: (line) => line.includes('To verify the phone number') && console.log(line),
      }),
  );
  const web = await startServer(scope, 'the web app', origin(ports.web), {
    program: process.execPath,
    args: [
      VITE,
      ...['--mode', VITE_MODE, '--host', '127.0.0.1', '--port', String(ports.web), '--strictPort'],
    ],
    cwd: join(ROOT, 'web'),
    env: { ...process.env, ...google.web, ...VITE_ENVIRONMENT },
    log: join(folder, 'web.log'),
  });
  await fillInSampleData(ports);

  console.log(
    `\nPar Club: http://localhost:${ports.web} (live reload) · http://localhost:${ports.hosting} (the build)\n` +
      `A driver's link: http://localhost:${ports.web}/parloc/driver/${SAMPLE_PHONE.slice(1)}\n` +
      `Logs and data: ${relative(ROOT, SCRATCH)}/ · Ctrl-C stops everything and keeps the data.\n`,
  );
  const ended = await Promise.race([
    emulators.exited.then(() => 'The emulators'),
    compiler.exited.then(() => 'The functions compiler'),
    web.exited.then(() => 'The web server'),
  ]);
  throw new Problem(`${ended} ended unexpectedly, see ${relative(ROOT, folder)}/.`);
}

async function languageModelFor(scope: ProcessScope, port: number): Promise<Record<string, string>> {
  if (process.env.OPENAI_API_KEY) {
    console.log('Language model: the real one, for OPENAI_API_KEY is set.');
    return {};
  }
  const server = languageModel();
  await listen(server, port);
  scope.defer(() => close(server));
  console.log('Language model: the local stand-in. Set OPENAI_API_KEY to use the real one.');
  return { OPENAI_API_KEY: STAND_IN_KEY, OPENAI_BASE_URL: `${origin(port)}/v1` };
}

async function googleFor(scope: ProcessScope, port: number): Promise<GoogleEnvironment> {
  const real = realEnvironment();
  if (real) {
    console.log('Google Calendar: the real one, for GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set.');
    return real;
  }
  const server = googleStandIn({ client: START_CLIENT, hasSampleData: true, file: googleFile });
  await listen(server, port);
  scope.defer(() => close(server));
  console.log(
    'Google Calendar: the local stand-in. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET to use the real one.',
  );
  const { functions, web } = standInEnvironment(origin(port), START_CLIENT);
  return { functions: { ...functions, ...pushEnvironment(origin(portsOf('start').functions)) }, web };
}
