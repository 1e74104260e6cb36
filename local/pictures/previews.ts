import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../machine/browser.ts';
import { dependency, ROOT } from '../project/paths.ts';

const BODIES = join(import.meta.dirname, 'previews');
const RANGES = { cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+2116', latin: 'U+0000-00FF, U+2000-206F' };

// Draws the pictures that messengers show of the product's links.
const browser = await chromium.launch(await launchOptions());
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
for (const body of readdirSync(BODIES)) {
  await page.setContent(documentOf(readFileSync(join(BODIES, body), 'utf8')));
  await page.evaluate('document.fonts.ready.then(() => {})');
  // 256 colours make a picture of plain areas half as large, and no difference to see.
  const png = await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toBuffer();
  const picture = body.replace('.html', '.png');
  writeFileSync(join(ROOT, 'web', 'public', 'previews', picture), png);
  console.log(`${picture}  ${(png.length / 1000).toFixed(1)} kB`);
}
await browser.close();

function documentOf(body: string): string {
  const styles = [join(ROOT, 'web', 'src', 'ui', 'base.css'), join(import.meta.dirname, 'picture.css')];
  const icon = readFileSync(join(ROOT, 'web', 'public', 'icon.svg'), 'utf8');
  return `<!doctype html><html lang="uk"><style>
    ${Object.entries(RANGES).map(fontFace).join('\n')}
    ${styles.map((path) => readFileSync(path, 'utf8')).join('\n')}
    </style><body>${body.replace('<!-- icon -->', icon)}</body></html>`;
}

function fontFace([subset, range]: [string, string]): string {
  const file = dependency('@fontsource-variable', 'onest', 'files', `onest-${subset}-wght-normal.woff2`);
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: "Onest Variable"; font-weight: 100 900; unicode-range: ${range};
    src: url(data:font/woff2;base64,${data}) format("woff2"); }`;
}
