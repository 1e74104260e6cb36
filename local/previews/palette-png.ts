import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const PALETTE_SIZE = 256;
/** Colours that differ only in the other bits, a sixteenth of a channel at most, look alike. */
const ALIKE = 0xf0f0f0;
/** In the picture's header: whole colours, red, green and blue, without transparency; and numbers of a palette. */
const WHOLE_COLOURS = 2;
const OF_A_PALETTE = 3;

/**
 * The same picture with the 256 colours that it has most of, each other one as the nearest of these: a third of the
 * size, and no difference to see where areas are plain and only edges blend.
 *
 * @param png of 8 bits a channel without transparency, as a browser takes a screenshot
 */
export function palettePng(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const [header] = chunks.filter(({ type }) => type === 'IHDR');
  if (header?.data[9] !== WHOLE_COLOURS) throw new Error('not a picture of whole colours');
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const pixels = unfiltered(inflateSync(packed), width * 3, height);

  const colours = Array.from({ length: width * height }, (_, index) => pixels.readUIntBE(index * 3, 3));
  const palette = mostFrequent(colours);
  const numbers = new Map(palette.map((colour, number) => [colour, number]));
  const lines = Buffer.alloc((width + 1) * height);
  for (const [index, colour] of colours.entries()) {
    const number = numbers.get(colour) ?? nearest(colour, palette);
    numbers.set(colour, number);
    lines[index + Math.floor(index / width) + 1] = number;
  }

  header.data[9] = OF_A_PALETTE;
  const entries = Buffer.concat(palette.map((colour) => Buffer.from(channels(colour))));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header.data),
    chunk('PLTE', entries),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const data = Buffer.from(png.subarray(at + 8, at + 8 + length));
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data });
    at += length + 12;
  }
  return chunks;
}

/** Each line as it is, instead of as its difference from the pixels to the left and above (PNG, section 9). */
function unfiltered(lines: Buffer, length: number, height: number): Buffer {
  const pixels = Buffer.alloc(length * height);
  for (let y = 0; y < height; y += 1) {
    const filter = lines[y * (length + 1)];
    for (let x = 0; x < length; x += 1) {
      const at = y * length + x;
      const left = x < 3 ? 0 : (pixels[at - 3] ?? 0);
      const above = y === 0 ? 0 : (pixels[at - length] ?? 0);
      const corner = x < 3 || y === 0 ? 0 : (pixels[at - length - 3] ?? 0);
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0;
      pixels[at] = (lines[y * (length + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return pixels;
}

function paeth(left: number, above: number, corner: number): number {
  const distance = (value: number) => Math.abs(left + above - corner - value);
  if (distance(left) <= distance(above) && distance(left) <= distance(corner)) return left;
  return distance(above) <= distance(corner) ? above : corner;
}

/** Of colours that are alike the most frequent one, so that the shades of an edge do not take all the room. */
function mostFrequent(colours: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  const distinct = new Map(sorted.reverse().map((colour) => [colour & ALIKE, colour]));
  const kept = new Set(distinct.values());
  return sorted
    .reverse()
    .filter((colour) => kept.has(colour))
    .slice(0, PALETTE_SIZE);
}

function nearest(colour: number, palette: readonly number[]): number {
  const wanted = channels(colour);
  const distances = palette.map((each) =>
    channels(each).reduce((sum, value, index) => sum + (value - (wanted[index] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function channels(colour: number): number[] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
