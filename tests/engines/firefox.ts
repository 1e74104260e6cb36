import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { CEILING, type Engine, NOWHERE, SCREEN, type Script, type Tab } from './engine.ts';

/** Starts Firefox without a window. It is driven by WebDriver BiDi, which needs no driver beside it. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: SCREEN,
    timeout: CEILING,
    // What runs in a page has a ceiling of its own, and says what it waited for.
    protocolTimeout: 2 * CEILING,
  });
  return {
    async newTab() {
      const context = await browser.createBrowserContext({ proxyServer: NOWHERE });
      return tabOf(await context.newPage());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  const find = async (script: Script) => (await page.evaluateHandle(script)) as ElementHandle;
  return {
    async open(address) {
      await page.goto(address, { timeout: CEILING });
    },
    evaluate: (script) => page.evaluate(script),
    click: async (script) => (await find(script)).click(),
    type: async (script, text) => (await find(script)).type(text),
    async standAt(place) {
      await page.browserContext().overridePermissions(new URL(page.url()).origin, ['geolocation']);
      await page.setGeolocation(place);
    },
    close: () => page.browserContext().close(),
  };
}
