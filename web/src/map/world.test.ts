import { describe, expect, it } from 'vitest';
import { metresPerPixel, pixelOf, tileAddress, zoomOf } from './world.ts';

const KYIV = { latitude: 50.4501, longitude: 30.5234 };

describe('[F-U23] the zoom', () => {
  it.each([
    [8, 15],
    [300, 15],
    [400, 14],
    [3200, 11],
    [100_000, 6],
  ])('for a place within %i m is %i', (accuracy, zoom) => {
    expect(zoomOf({ ...KYIV, accuracy })).toBe(zoom);
  });

  it.each([8, 120, 3200, 45_000, 100_000])('has the whole circle of %i m in the smallest box', (accuracy) => {
    for (const latitude of [0, 50.4501, -33, 69]) {
      const zoom = zoomOf({ latitude, accuracy });
      expect((2 * accuracy) / metresPerPixel(latitude, zoom)).toBeLessThanOrEqual(220);
    }
  });

  it('is that of the streets for a place that is known exactly', () => {
    expect(zoomOf({ ...KYIV, accuracy: 0 })).toBe(15);
  });
});

describe('[L-07] the map of pictures', () => {
  it('knows where a place lies', () => {
    expect(pixelOf({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 });
    const { x, y } = pixelOf(KYIV, 15);
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([19162, 11049]);
  });

  it('ends at the poles', () => {
    expect(pixelOf({ latitude: 90, longitude: 180 }, 1)).toEqual({ x: 512, y: 0 });
    expect(pixelOf({ latitude: -90, longitude: -180 }, 1)).toEqual({ x: 0, y: 512 });
  });

  it('goes on beyond the date line', () => {
    const template = 'https://{s}.example.org/{z}/{x}/{y}{r}.png';
    expect(tileAddress(template, -1, 3, 3)).toBe('https://b.example.org/3/7/3.png');
    expect(tileAddress(template, 8, 3, 3)).toBe('https://a.example.org/3/0/3.png');
  });
});
