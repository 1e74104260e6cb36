import type { IntlShape } from 'react-intl';
import type { SharedPlace } from '#location/shared-place.ts';

/** Metres per second; a slower car stands, and its heading means nothing. */
const SLOWEST = 1;
/** Degrees of each of the compass's eight points. */
const SECTOR = 45;
const POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;

/** Null for a car that stands, or whose device cannot tell. */
export function motionOf({ heading, speed }: Pick<SharedPlace, 'heading' | 'speed'>) {
  if (speed === null || speed < SLOWEST) return null;
  return {
    heading,
    speed,
    point: heading === null ? null : (POINTS[Math.round(heading / SECTOR) % 8] ?? null),
  };
}

/** @param speed in metres per second */
export function formatSpeed(intl: IntlShape, speed: number): string {
  return intl.formatNumber(speed * 3.6, {
    style: 'unit',
    unit: 'kilometer-per-hour',
    maximumFractionDigits: 0,
  });
}
