import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../machine/browser.ts';
import { dependency, ROOT } from '../project/paths.ts';
import { type Scene, scenes } from './scenes.ts';

const FOLDER = join(ROOT, 'web', 'public', 'previews');
const RANGES = { cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+2116', latin: 'U+0000-00FF, U+2000-206F' };

/** Draws the pictures that messengers show of the product's links. */
async function drawPreviews(): Promise<void> {
  const browser = await chromium.launch(await launchOptions());
  mkdirSync(FOLDER, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
  for (const [name, scene] of Object.entries(scenes)) {
    await page.setContent(documentOf(scene));
    await page.evaluate('document.fonts.ready.then(() => {})');
    // 256 colours make a picture of plain areas half as large, and no difference to see.
    const png = await sharp(await page.screenshot())
      .png({ palette: true, effort: 10 })
      .toBuffer();
    writeFileSync(join(FOLDER, `${name}.png`), png);
    console.log(`${name}.png  ${(png.length / 1000).toFixed(1)} kB`);
  }
  await browser.close();
}

function documentOf({ brand, title, lead, drawing }: Scene): string {
  const styles = [join(ROOT, 'web', 'src', 'ui', 'base.css'), join(import.meta.dirname, 'picture.css')];
  const icon = readFileSync(join(ROOT, 'web', 'public', 'icon.svg'), 'utf8');
  return `<!doctype html><html lang="uk"><style>
    ${Object.entries(RANGES).map(fontFace).join('\n')}
    ${styles.map((path) => readFileSync(path, 'utf8')).join('\n')}
    </style><body>
    <div class="words"><p class="brand">${icon}${brand}</p><h1>${title}</h1><p class="lead">${lead}</p></div>
    ${drawing}</body></html>`;
}

function fontFace([subset, range]: [string, string]): string {
  const file = dependency('@fontsource-variable', 'onest', 'files', `onest-${subset}-wght-normal.woff2`);
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: "Onest Variable"; font-weight: 100 900; unicode-range: ${range};
    src: url(data:font/woff2;base64,${data}) format("woff2"); }`;
}

await drawPreviews();
