import type { Calendar, Trip } from '@par-club/functions/contract/parendar';

/** The primary one first, then by name as Ukrainians sort. */
export function orderCalendars(calendars: readonly Calendar[]): Calendar[] {
  const { compare } = new Intl.Collator('uk', { numeric: true });
  return [...calendars].sort(
    (one, other) => Number(other.isPrimary) - Number(one.isPrimary) || compare(one.name, other.name),
  );
}

/** By start; what has none comes first, where it is seen. */
export function orderTrips(trips: readonly Trip[]): Trip[] {
  // Moments in UTC sort as texts.
  return [...trips].sort((one, other) => compareTexts(one.start ?? '', other.start ?? ''));
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
