import type { Position } from '@par-club/functions/contract/parloc';

/** What a seeded item says of where the driver is. */
export type SeededPlace = Partial<Position> & {
  /** Milliseconds ago. */
  age?: number;
  live?: { state: 'on' | 'paused'; until: string };
  /** In milliseconds since 1970; without it a day after the share, or the end of live sharing. */
  endsAt?: number;
};

export const NAME = 'Іван Коваль';
export const CAR = 'Mercedes Sprinter, AA 1234 BB';
export const KYIV = { latitude: 50.4501, longitude: 30.5234 };
export const MINUTE = 60_000;
