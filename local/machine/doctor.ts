import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseEnv } from 'node:util';
import { realEnvironment } from '../google/environment.ts';
import { ROOT } from '../project/paths.ts';
import { portsOf, SUITES, type SuiteName } from '../project/ports.ts';
import { Problem } from '../project/progress.ts';
import { findBrowser, findFirefox, findWebKit, NO_BROWSER, NO_FIREFOX, NO_WEBKIT } from './browser.ts';
import { findFirestoreEmulator } from './firestore-emulator.ts';
import { takenPorts } from './free-ports.ts';
import { findJava } from './java.ts';
import { modelsThatAreSet, reportOn } from './model-end.ts';
import { findOffice, NO_OFFICE } from './programs.ts';

const DEPLOYED_ENV = join(ROOT, 'web', '.env.production.local');
/** The deployment's parameters for the web build; empty where none are prepared here. */
const deployed = existsSync(DEPLOYED_ENV) ? parseEnv(readFileSync(DEPLOYED_ENV, 'utf8')) : {};

/** @throws Problem where the commands cannot do without the thing */
const CHECKS: Readonly<Record<string, () => Promise<string> | string>> = {
  node: () => `${process.version} in ${process.execPath}`,
  java() {
    const { version, home } = findJava();
    return `${version} in ${home}`;
  },
  firestore: () => findFirestoreEmulator() ?? lacks('no emulator here; the first start downloads it'),
  async browser() {
    const { version, executable } = (await findBrowser()) ?? lacks(NO_BROWSER);
    return `${version} in ${executable}`;
  },
  webkit: () => findWebKit()?.driver ?? lacks(NO_WEBKIT),
  firefox: () => findFirefox() ?? lacks(NO_FIREFOX),
  office: () => findOffice() ?? lacks(NO_OFFICE),
  async ports() {
    const suites = Object.keys(SUITES) as SuiteName[];
    const all = suites.flatMap((suite) =>
      Object.entries(portsOf(suite)).map(([name, port]) => [`${suite}, ${name}`, port]),
    );
    const taken = await takenPorts(Object.fromEntries(all));
    if (taken.length > 0) lacks(`taken: ${taken.map(([name, port]) => `${port} (${name})`).join(', ')}`);
    return 'all free';
  },
  google: () =>
    realEnvironment()
      ? 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set: npm start uses the real Google Calendar'
      : 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not both set: npm start uses the local stand-in',
  openai: () =>
    process.env.OPENAI_API_KEY
      ? 'OPENAI_API_KEY is set: npm start uses the real language model'
      : 'OPENAI_API_KEY is not set: npm start uses the local stand-in',
  analytics: () =>
    deployed.VITE_MEASUREMENT_ID
      ? 'VITE_MEASUREMENT_ID is set: switch off Enhanced measurement, Google signals and granular location in its property'
      : 'VITE_MEASUREMENT_ID is not set: nothing is counted',
  async limits() {
    const { settings } = await import('../../functions/src/platform/settings.ts');
    return [
      `${settings.allSignedInDailyLimit} readings a day for all who are signed in, ${settings.allAnonymousDailyLimit} for all visitors`,
      'Google: 100 people may connect a calendar until its scopes are verified',
      'OpenStreetMap’s tiles are for light use: VITE_TILE_URL names another server',
    ].join('\n                 ');
  },
  async model() {
    // They read the environment when they are loaded; other checks do without.
    const { deploymentApiKey, settings } = await import('../../functions/src/platform/settings.ts');
    const { announcedEnd } = await import('../../functions/src/parex/model-end.ts');
    const today = new Date().toISOString().slice(0, 10);
    const apiKey = deploymentApiKey();
    const reports = await Promise.all(
      modelsThatAreSet(settings.model, join(ROOT, 'functions')).map(async (model) =>
        reportOn(model, await announcedEnd(model, apiKey), today, apiKey !== undefined),
      ),
    );
    const text = reports.map((report) => report.text).join('\n                 ');
    return reports.some(({ isOver }) => isOver) ? lacks(text) : text;
  },
};

process.exit(await doctor(process.argv.slice(2)));

/** Checks the named things, or all of them. */
async function doctor(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !(name in CHECKS));
  if (unknown !== undefined) {
    console.error(`Unknown check ${unknown}. There are: ${Object.keys(CHECKS).join(', ')}`);
    return 1;
  }
  let healthy = true;
  for (const [name, check] of Object.entries(CHECKS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    try {
      console.log(`ok    ${name.padEnd(10)} ${await check()}`);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      healthy = false;
      console.log(`LACKS ${name.padEnd(10)} ${error.message}`);
    }
  }
  return healthy ? 0 : 1;
}

function lacks(what: string): never {
  throw new Problem(what);
}
