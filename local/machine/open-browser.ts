import process from 'node:process';
import { type Browser, chromium } from '@playwright/test';
import { Problem } from '../project/progress.ts';
import { BROWSER_ARGS, findBrowser } from './browser.ts';

/** Starts the browser of this machine. @throws Problem where there is none */
export async function openBrowser(moreArgs: readonly string[] = []): Promise<Browser> {
  const found = await findBrowser();
  if (!found) throw new Problem('There is no Chromium or Chrome. Install one, or set CHROMIUM_PATH to it.');
  const env = { ...(process.env as Record<string, string>), ...found.env };
  return chromium.launch({ executablePath: found.executable, args: [...BROWSER_ARGS, ...moreArgs], env });
}
