import type { SharedPlace } from '#location/shared-place.ts';

/** Pixels of a picture's side. At zoom 0 one picture is the whole world; each zoom has four times as many. */
export const TILE_SIZE = 256;
export const MAX_ZOOM = 19;
const STREET_ZOOM = 15;
/** Pixels: the accuracy's circle fits into the box on the smallest screen. */
const CIRCLE_WIDTH = 220;
const EQUATOR = 40_075_017;
/** The square world map's edge, in degrees. */
const LAST_LATITUDE = 85.0511;

export interface Pixel {
  x: number;
  y: number;
}
type Point = Pick<SharedPlace, 'latitude' | 'longitude'>;

/** Smaller for an inaccurate place, whose whole circle must show. */
export function zoomOf({ latitude, accuracy }: Pick<SharedPlace, 'latitude' | 'accuracy'>): number {
  const fitting = Math.log2((CIRCLE_WIDTH * metresPerPixel(latitude, 0)) / (2 * accuracy));
  return Math.max(0, Math.min(STREET_ZOOM, Math.floor(fitting)));
}

export function metresPerPixel(latitude: number, zoom: number): number {
  return (EQUATOR * Math.cos(radians(latitude))) / (TILE_SIZE * 2 ** zoom);
}

/** Whole pixels from the north-west corner of the square world map (Mercator's). */
export function pixelOf({ latitude, longitude }: Point, zoom: number): Pixel {
  const size = TILE_SIZE * 2 ** zoom;
  const north = radians(Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude)));
  return {
    x: Math.round((longitude / 360 + 0.5) * size),
    y: Math.round((0.5 - Math.asinh(Math.tan(north)) / (2 * Math.PI)) * size),
  };
}

/**
 * Leaflet's form of a picture's address.
 * @param template with {x}, {y} and {z}, perhaps {s} for one of three servers and {r} for sharper pictures
 * @param column may lie beyond the date line
 */
export function tileAddress(template: string, column: number, row: number, zoom: number): string {
  const count = 2 ** zoom;
  const x = ((column % count) + count) % count;
  const parts: Record<string, string | number> = {
    x,
    y: row,
    z: zoom,
    s: 'abc'.charAt((x + row) % 3),
    r: '',
  };
  return template.replace(/\{([xyzsr])\}/g, (_, name: string) => `${parts[name]}`);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
