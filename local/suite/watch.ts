import { watch } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from '../project/paths.ts';
import { seconds } from '../project/progress.ts';
import { buildFunctions } from '../run/builds.ts';
import { type ProcessScope, runCommand } from '../run/process-scope.ts';
import { chooseParts, PARTS, runPart } from './parts.ts';
import { countsLine, type TestResult } from './results.ts';
import { TEST_FOLDER } from './runners.ts';
import { buildTestedWeb, startServices } from './services.ts';

const WATCHED = ['web/src', 'web/worker', 'functions/src', 'tests', 'local', 'firestore.rules'];
/** Editors write several files at once, and some write one file several times. */
const SETTLE_DELAY_MS = 100;

/** `npm run test:watch`: runs the chosen tests after each change, on emulators of its own. */
async function watchTests(scope: ProcessScope): Promise<never> {
  const { chosen, filter, needs } = chooseParts(PARTS, process.argv.slice(2));
  let functionsLoaded = Promise.withResolvers<void>();
  await startServices(scope, needs, (line) => {
    if (line.includes('Loaded functions definitions')) functionsLoaded.resolve();
  });
  const changes = new Changes();
  for (;;) {
    const started = performance.now();
    const tests: TestResult[] = [];
    for (const [, part] of chosen) tests.push(...(await runPart(scope, part, filter)));
    const duration = seconds(performance.now() - started);
    console.log(`\n${countsLine(tests)} after ${duration}. Waiting for a change …`);
    const changed = await changes.next();
    if (needs !== 'all') continue;
    if (changed.some((file) => file.startsWith('functions/'))) {
      functionsLoaded = Promise.withResolvers();
      await buildFunctions(scope, join(TEST_FOLDER, 'build-functions.log'));
      // The emulator reloads changed files.
      await functionsLoaded.promise;
    }
    if (
      chosen.some(([name]) => name === 'browser') &&
      changed.some((file) => /^(web|functions)\//.test(file))
    ) {
      await buildTestedWeb(scope);
    }
  }
}

class Changes {
  #changed = new Set<string>();
  #settled = Promise.withResolvers<void>();
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    for (const place of WATCHED) {
      watch(join(ROOT, place), { recursive: true }, (_event, file) => {
        this.#changed.add(file === null || place.includes('.') ? place : `${place}/${file}`);
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#settled.resolve(), SETTLE_DELAY_MS);
      });
    }
  }

  /** Waits for the next change, and those that come with it. */
  async next(): Promise<string[]> {
    await this.#settled.promise;
    this.#settled = Promise.withResolvers();
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }
}

await runCommand(watchTests);
