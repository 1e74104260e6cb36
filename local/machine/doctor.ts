import process from 'node:process';
import { realEnvironment } from '../google/environment.ts';
import { portsOf, SUITES, type SuiteName } from '../project/ports.ts';
import { Problem } from '../project/progress.ts';
import { browserVersion, findBrowser } from './browser.ts';
import { findFirefox, findWebKit, NO_FIREFOX, NO_WEBKIT } from './engines.ts';
import { findFirestoreEmulator } from './firestore-emulator.ts';
import { takenPorts } from './free-ports.ts';
import { findJava } from './java.ts';

/** What was found of one thing, and whether the commands can do with it. */
type Finding = { ok: boolean; text: string };

const CHECKS: Readonly<Record<string, () => Promise<Finding> | Finding>> = {
  node: () => ({ ok: true, text: `${process.version} in ${process.execPath}` }),
  java() {
    const { version, home } = findJava();
    return { ok: true, text: `${version} in ${home}` };
  },
  firestore() {
    const emulator = findFirestoreEmulator();
    return emulator
      ? { ok: true, text: emulator.jar }
      : { ok: false, text: 'no emulator here; the first start downloads it' };
  },
  async browser() {
    const browser = await findBrowser();
    const version = browser && browserVersion(browser);
    if (!browser) return { ok: false, text: 'none; install Chromium, or set CHROMIUM_PATH to one' };
    return version
      ? { ok: true, text: `${version} in ${browser.executable}` }
      : { ok: false, text: `${browser.executable} does not start` };
  },
  webkit: () => engineFinding(findWebKit()?.driver, NO_WEBKIT),
  firefox: () => engineFinding(findFirefox(), NO_FIREFOX),
  async ports() {
    const suites = Object.keys(SUITES) as SuiteName[];
    const taken = await Promise.all(
      suites.map(async (suite) =>
        (await takenPorts(portsOf(suite))).map(([name, port]) => `${port} (${suite}, ${name})`),
      ),
    );
    const names = taken.flat().join(', ');
    return names ? { ok: false, text: `taken: ${names}` } : { ok: true, text: 'all free' };
  },
  google: () => ({
    ok: true,
    text: realEnvironment()
      ? 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are set: npm start uses the real Google Calendar'
      : 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not both set: npm start uses the local stand-in',
  }),
  openai: () => ({
    ok: true,
    text: process.env.OPENAI_API_KEY
      ? 'OPENAI_API_KEY is set: npm start uses the real language model'
      : 'OPENAI_API_KEY is not set: npm start uses the local stand-in',
  }),
};

process.exit(await doctor(process.argv.slice(2)));

/** Says what this machine has and lacks; all of it, or what is named, as in `doctor browser`. */
async function doctor(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !(name in CHECKS));
  if (unknown !== undefined) {
    console.error(`Unknown check ${unknown}. There are: ${Object.keys(CHECKS).join(', ')}`);
    return 1;
  }
  let healthy = true;
  for (const [name, check] of Object.entries(CHECKS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const { ok, text } = await findingOf(check);
    healthy &&= ok;
    console.log(`${ok ? 'ok   ' : 'LACKS'} ${name.padEnd(10)} ${text}`);
  }
  return healthy ? 0 : 1;
}

function engineFinding(program: string | undefined, advice: string): Finding {
  return program ? { ok: true, text: program } : { ok: false, text: advice };
}

async function findingOf(check: () => Promise<Finding> | Finding): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof Problem) return { ok: false, text: error.message };
    throw error;
  }
}
