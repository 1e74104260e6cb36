import { chromium, type ElementHandle } from 'playwright';
import { BROWSER_ARGS, type Browser } from '../../local/machine/browser.ts';
import { CEILING, type Engine, NOWHERE, SCREEN, type Script } from './engine.ts';

/** Starts a Chromium, or a Chrome of any age. */
export async function startChromium({ executable, env }: Browser): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: executable,
    args: BROWSER_ARGS,
    env: { ...(process.env as Record<string, string>), ...env },
    proxy: { server: NOWHERE, bypass: '127.0.0.1' },
  });
  return {
    async newTab() {
      const context = await browser.newContext({
        viewport: SCREEN,
        locale: 'uk-UA',
        timezoneId: 'Europe/Kyiv',
      });
      context.setDefaultTimeout(CEILING);
      const page = await context.newPage();
      const find = async (script: Script) => (await page.evaluateHandle(script)) as ElementHandle;
      return {
        async open(address) {
          await page.goto(address);
        },
        evaluate: (script) => page.evaluate(script),
        click: async (script) => (await find(script)).click(),
        type: async (script, text) => (await find(script)).type(text),
        async standAt(place) {
          await context.grantPermissions(['geolocation']);
          await context.setGeolocation(place);
        },
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
