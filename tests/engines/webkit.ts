import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { vi } from 'vitest';
import type { WebKit } from '../../local/machine/browser.ts';
import { ROOT, SCRATCH } from '../../local/project/paths.ts';
import { origin } from '../../local/project/ports.ts';
import { launch } from '../../local/run/processes.ts';
import {
  CEILING,
  callOf,
  type Engine,
  NOWHERE,
  type Place,
  SCREEN,
  type Script,
  type Tab,
} from './engine.ts';
import { type ElementReference, type Session, startSession } from './web-driver.ts';

const LOGS = join(SCRATCH, 'test');
const CAPABILITIES = {
  'webkitgtk:browserOptions': {
    // Not by the capability 'proxy', whose 'noProxy' crashes WebKitGTK 2.50 at one start in ten.
    args: ['--automation', `--proxy=http://${NOWHERE}`, '--ignore-host=127.0.0.1'],
  },
  // What runs in a page has a ceiling of its own, and says what it waited for.
  timeouts: { script: 2 * CEILING, pageLoad: CEILING },
};

/** Starts WebKitGTK's driver, which starts a browser for each tab. */
export async function startWebKit({ driver, display }: WebKit): Promise<Engine> {
  const screen = await startDisplay(display);
  const port = await freePort();
  const { stop } = launch({
    program: driver,
    args: [`--port=${port}`],
    cwd: ROOT,
    env: { ...process.env, DISPLAY: screen.name },
    log: join(LOGS, 'webkit-driver.log'),
  });
  await vi.waitFor(() => fetch(`${origin(port)}/status`), { timeout: CEILING });
  return {
    async newTab() {
      const session = await startSession(origin(port), CAPABILITIES);
      await session.setWindowRect(SCREEN);
      return tabOf(session);
    },
    async close() {
      await stop();
      await screen.stop();
    },
  };
}

function tabOf({ navigateTo, evaluate, click, sendKeys, end }: Session): Tab {
  const find = async (script: Script) => (await evaluate(script)) as ElementReference;
  return {
    open: navigateTo,
    evaluate,
    click: async (script) => click(await find(script)),
    type: async (script, text) => sendKeys(await find(script), text),
    async standAt(place) {
      await evaluate(callOf(answerWith, place));
    },
    close: end,
  };
}

/** Runs in the page. The driver has no command for a place, and nobody could allow the page to know a real one. */
function answerWith({ latitude, longitude, accuracy }: Place): void {
  const coords = { latitude, longitude, accuracy, heading: null, speed: null };
  navigator.geolocation.getCurrentPosition = (found) =>
    found({ coords, timestamp: Date.now() } as GeolocationPosition);
  navigator.geolocation.watchPosition = (found) => {
    navigator.geolocation.getCurrentPosition(found);
    return 1;
  };
}

/** Starts a display in memory. It takes a number that is free, and prints it. */
function startDisplay(program: string): Promise<{ name: string; stop: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const { exited, stop } = launch({
      program,
      // Without 'noreset' it starts anew when a browser ends, and refuses the next one meanwhile.
      args: ['-displayfd', '1', '-nolisten', 'tcp', '-noreset'],
      cwd: ROOT,
      log: join(LOGS, 'webkit-display.log'),
      onLine: (line) => /^\d+$/.test(line) && resolve({ name: `:${line}`, stop }),
    });
    void exited.then((code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
}

/** A port on which nothing listens now. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
