import type { Trip } from '@par-club/functions/contract/parendar';

export interface Seats {
  /** Each passenger takes one. */
  taken: number;
  /** Null where nobody said how many there are; never below zero. */
  free: number | null;
  /** Whether there are more passengers than seats. */
  isOverfull: boolean;
}

export function seatsOf({ passengers, seats }: Pick<Trip, 'passengers' | 'seats'>): Seats {
  const taken = passengers.length;
  if (seats === null) return { taken, free: null, isOverfull: false };
  return { taken, free: Math.max(0, seats - taken), isOverfull: taken > seats };
}
