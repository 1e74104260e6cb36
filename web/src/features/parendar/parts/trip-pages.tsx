import type { Trip } from '@par-club/functions/contract/parendar';
import type { TripPages } from '@par-club/functions/contract/trips';
import { lazy, type ReactNode, Suspense } from 'react';
import type { PagesReaderProps } from '../calendar/trip-pages.data.ts';

// The database's SDK is too much for the first view.
const PagesReader = lazy(async () => {
  try {
    return { default: (await import('../calendar/trip-pages.data.ts')).PagesReader };
  } catch {
    // Without it the board shows no marks; the trip is all there.
    return { default: ({ show }: PagesReaderProps) => show([]) };
  }
});

export function WithAllPages({ children }: { children: (pages: readonly TripPages[]) => ReactNode }) {
  return (
    <Suspense>
      <PagesReader show={children} />
    </Suspense>
  );
}

/** Shows something with the record of a trip's pages; null for a trip without any, or not yet. */
export function WithTripPages({
  trip,
  isAlways = false,
  children,
}: {
  trip: Pick<Trip, 'id'>;
  /** Whether it is shown before the records are read, too. */
  isAlways?: boolean;
  children: (pages: TripPages | null) => ReactNode;
}) {
  const show = (all: readonly TripPages[]) => children(all.find(({ tripId }) => tripId === trip.id) ?? null);
  return (
    <Suspense fallback={isAlways && show([])}>
      <PagesReader show={show} />
    </Suspense>
  );
}
