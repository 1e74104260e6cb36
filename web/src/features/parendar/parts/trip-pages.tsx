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
  children,
}: {
  trip: Pick<Trip, 'id'>;
  children: (pages: TripPages | null) => ReactNode;
}) {
  return (
    <WithAllPages>{(all) => children(all.find(({ tripId }) => tripId === trip.id) ?? null)}</WithAllPages>
  );
}
