import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { brotliDecompressSync } from 'node:zlib';
import { dependency, SCRATCH } from '../project/paths.ts';
import { Problem } from '../project/progress.ts';
import lists from './browser.json' with { type: 'json' };
import { isProgram, onPath } from './programs.ts';

export type Browser = { executable: string; env?: Record<string, string> };

/** Keep Chromium quiet without a network, and let it run as root and without a graphics card. */
export const BROWSER_ARGS = lists.arguments;

/** The packages are Debian's. */
export const NO_BROWSER = 'no Chromium or Chrome that starts; install Chromium, or set CHROMIUM_PATH to one';
export const NO_LEAST_CHROME = 'no Chrome 109; its npm package is for Linux on x64';
export const NO_WEBKIT = 'no WebKit; install the packages webkit2gtk-driver and xvfb';
export const NO_FIREFOX = 'no Firefox; install the package firefox-esr, or Firefox itself';

const isPackaged = process.platform === 'linux' && process.arch === 'x64';
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** CHROMIUM_PATH, the npm package's, or an installed one. The package is the same everywhere, and faster. */
export async function findBrowser(): Promise<(Browser & { version: string }) | undefined> {
  const named = process.env.CHROMIUM_PATH;
  const candidates = named ? [{ executable: named }] : await knownBrowsers();
  for (const browser of candidates) {
    const version = versionOf(browser);
    if (version) return { ...browser, version };
  }
  if (named) throw new Problem(`CHROMIUM_PATH names ${named}, which does not start.`);
  return undefined;
}

/** Without a browser Playwright says what is missing. */
export async function launchOptions(moreArgs: readonly string[] = []) {
  const browser = await findBrowser();
  const env = { ...(process.env as Record<string, string>), ...browser?.env };
  return {
    args: [...BROWSER_ARGS, ...moreArgs],
    ...(browser && { executablePath: browser.executable, env }),
  };
}

/** The oldest supported Chrome, from an npm package, with the libraries of the newer one. */
export async function findLeastChrome(): Promise<Browser | undefined> {
  if (!isPackaged) return undefined;
  const folder = join(SCRATCH, 'chromium-109');
  const executable = join(folder, 'chromium');
  if (!existsSync(executable)) {
    mkdirSync(folder, { recursive: true });
    const partial = `${executable}-${process.pid}`;
    const packed = readFileSync(dependency('chromium-109', 'bin', 'chromium.br'));
    writeFileSync(partial, brotliDecompressSync(packed), { mode: 0o755 });
    renameSync(partial, executable);
  }
  return { ...(await packagedBrowser()), executable };
}

/** WebKitGTK's driver, which starts the browser, and a display for a machine without a screen. */
export type WebKit = { driver: string; display: string };

export function findWebKit(): WebKit | undefined {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  return driver && display ? { driver, display } : undefined;
}

export function findFirefox(): string | undefined {
  return onPath('firefox-esr') ?? onPath('firefox') ?? [MAC_FIREFOX].find(isProgram);
}

async function knownBrowsers(): Promise<Browser[]> {
  const installed = [...lists.systemPrograms.flatMap((name) => onPath(name) ?? []), ...lists.macPrograms];
  const packaged = isPackaged ? [await packagedBrowser()] : [];
  return [...packaged, ...installed.map((executable) => ({ executable }))];
}

/** Undefined for a browser that does not start with the libraries of this machine. */
function versionOf({ executable, env }: Browser): string | undefined {
  try {
    return execFileSync(executable, ['--version', '--no-sandbox'], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The browser of @sparticuz/chromium, unpacked under `.local` once, with its libraries and fonts. */
async function packagedBrowser(): Promise<Browser> {
  const folder = join(SCRATCH, 'chromium');
  if (!existsSync(folder)) await unpackTo(folder);
  return {
    executable: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** The folder gets its name when everything is in it. */
async function unpackTo(folder: string): Promise<void> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  mkdirSync(SCRATCH, { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  const { TMPDIR } = process.env;
  // The package reads TMPDIR at the time of unpacking.
  process.env.TMPDIR = partial;
  try {
    await chromium.executablePath();
    await inflate(dependency('@sparticuz', 'chromium', 'bin', 'al2023.tar.br'));
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  const fonts = readFileSync(join(import.meta.dirname, 'fonts.conf'), 'utf8');
  writeFileSync(join(partial, 'fonts.conf'), fonts.replaceAll('FOLDER', folder));
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}
