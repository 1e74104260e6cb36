import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './machine/browser.ts';
import { ROOT } from './paths.ts';
import { origin, portsOf } from './ports.ts';
import { Problem } from './progress.ts';

const FOLDER = join(ROOT, 'docs', 'screenshots');
const MESSAGE = 'Доброго дня! 2 місця на 25.11 о 15:00 зі Львова до Кракова. Олена Мельник, 067 123 45 67';

/** What the README shows: a name, and how to get there. */
const SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'parex-message': async (page) => {
    await page.getByRole('textbox').fill(MESSAGE);
  },
  'parex-row': async (page) => {
    await page.getByRole('textbox').fill(MESSAGE);
    await page.getByRole('button', { name: 'Розібрати' }).click();
    await page.getByRole('dialog').getByRole('definition').first().waitFor();
  },
  'parex-columns': async (page) => {
    await page.getByRole('button', { name: /^Колонки/ }).click();
    await page.getByRole('dialog').waitFor();
  },
};

const VIEWS = {
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  desktop: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
} as const;

/** Takes the pictures of the README from the product that `npm start` runs. */
async function takeScreenshots(): Promise<void> {
  const browser = await openBrowser();
  mkdirSync(FOLDER, { recursive: true });
  for (const [view, settings] of Object.entries(VIEWS)) {
    for (const [scene, reach] of Object.entries(SCENES)) {
      const page = await browser.newPage({ ...settings, reducedMotion: 'reduce', locale: 'uk-UA' });
      await page.goto(`${origin(portsOf('start').hosting)}/parex`);
      await reach(page);
      await page.screenshot({ path: join(FOLDER, `${scene}-${view}.png`), animations: 'disabled' });
      await page.close();
    }
  }
  await browser.close();
}

async function openBrowser(): Promise<Browser> {
  const found = await findBrowser();
  if (!found) throw new Problem('There is no Chromium or Chrome. Install one, or set CHROMIUM_PATH to it.');
  const env = { ...(process.env as Record<string, string>), ...found.env };
  return chromium.launch({ executablePath: found.executable, args: BROWSER_ARGS, env });
}

await takeScreenshots();
