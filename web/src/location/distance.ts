import type { IntlShape } from 'react-intl';

const EARTH_RADIUS = 6_371_000;

interface Point {
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
}

/** Great-circle distance (haversine). */
export function metresBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = radians(b.latitude - a.latitude);
  const east = radians(b.longitude - a.longitude);
  const haversine =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(haversine));
}

/** '850 m', '3.2 km'. @param metres not negative */
export function formatMetres(intl: IntlShape, metres: number): string {
  const isFar = metres >= 1000;
  return intl.formatNumber(isFar ? metres / 1000 : metres, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: isFar ? 1 : 0,
  });
}
