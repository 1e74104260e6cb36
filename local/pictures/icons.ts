import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../project/paths.ts';

const PUBLIC = join(ROOT, 'web', 'public');
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

// Draws the icons of the manifest from the one mark.
for (const [name, width, fills] of ICONS) {
  const size = fills ? Math.round(width * SAFE) : width;
  const mark = await sharp(join(PUBLIC, 'icon.svg'), { density: 1200 }).resize(size).toBuffer();
  const background = fills ? GROUND : 'transparent';
  const canvas = sharp({ create: { width, height: width, channels: 4, background } });
  const { size: bytes } = await canvas
    .composite([{ input: mark }])
    .toFile(join(PUBLIC, 'icons', `${name}.png`));
  console.info(`${name}.png  ${width} × ${width}  ${bytes} bytes`);
}
