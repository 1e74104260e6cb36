import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../machine/browser.ts';
import { ROOT } from '../project/paths.ts';

const PUBLIC = join(ROOT, 'web', 'public');
const FOLDER = join(PUBLIC, 'icons');

const GROUND = '#ffb700';
/** The part of the width that every system's cut-out shape leaves. */
const SAFE = 0.8;

/** Name, width in pixels, and whether the icon fills its square for a cut-out. */
const ICONS = [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['maskable-192', 192, true],
  ['maskable-512', 512, true],
  ['apple-touch-icon', 180, true],
] as const;

/** Draws the icons of the manifest from the one mark, `web/public/icon.svg`. */
async function drawIcons(): Promise<void> {
  const mark = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage();
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, width, fills] of ICONS) {
    const size = fills ? width * SAFE : width;
    await page.setViewportSize({ width, height: width });
    await page.setContent(
      `<style>
        body { margin: 0; height: 100vh; display: grid; place-content: center; ${fills ? `background: ${GROUND}` : ''} }
        svg { display: block; width: ${size}px; height: ${size}px }
      </style>${mark}`,
    );
    const picture = await page.screenshot({ omitBackground: true });
    writeFileSync(join(FOLDER, `${name}.png`), picture);
    console.info(`${name}.png  ${width} × ${width}  ${picture.length} bytes`);
  }
  await browser.close();
}

await drawIcons();
