import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../../local/machine/browser.ts';
import { origin } from '../../../local/project/ports.ts';
import { close, listen } from '../../../local/project/server.ts';
import type { Shape } from './shaped-link.ts';
import { type Bytes, shapedProxy } from './shaped-proxy.ts';
import { type Shown, type Watched, watch } from './watched.ts';

/** How many times slower than this machine the phone is. */
const SLOWER = 4;
const VISIT_TIMEOUT_MS = 120_000;

/** One opening of a page by somebody who was never there. */
export interface Visit extends Shown {
  /** What came until the page was live. */
  bytes: Bytes;
}

/** A browser whose requests all go by a proxy that each visit sets up anew. */
export async function startBrowser(proxyPort: number): Promise<Browser> {
  const proxy = { server: origin(proxyPort), bypass: '<-loopback>' };
  return chromium.launch({ ...(await launchOptions()), proxy });
}

/** Opens an address with nothing at hand, as a phone does on such a link. */
export async function visit(
  browser: Browser,
  proxyPort: number,
  shape: Shape,
  { address, watched }: { address: string; watched: Watched },
): Promise<Visit> {
  const proxy = shapedProxy(shape);
  await listen(proxy.server, proxyPort);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'uk-UA',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const { promise, resolve, reject } = Promise.withResolvers<Visit>();
    await page.exposeFunction('reportShown', (shown: Shown) => resolve({ ...shown, bytes: proxy.taken() }));
    await page.addInitScript(watch, watched);
    const late = setTimeout(() => reject(new Error(`${address} was not live in time`)), VISIT_TIMEOUT_MS);
    await page.goto(address, { waitUntil: 'commit' });
    return await promise.finally(() => clearTimeout(late));
  } finally {
    await context.close();
    await close(proxy.server);
  }
}
