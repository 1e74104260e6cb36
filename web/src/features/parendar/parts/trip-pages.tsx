import type { Trip } from '@par-club/functions/contract/parendar';
import type { TripPages } from '@par-club/functions/contract/trips';
import type { ReactNode } from 'react';
import { LateList, lateHook } from './late-list.tsx';

const pages = lateHook(async () => (await import('../calendar/trip-pages.data.ts')).useTripPages);

export function WithAllPages({ children }: { children: (pages: readonly TripPages[]) => ReactNode }) {
  return <LateList hook={pages} show={children} />;
}

interface WithTripPagesProps {
  trip: Pick<Trip, 'id'>;
  /** Whether it is shown before the records are read, too. */
  isAlways?: boolean;
  children: (pages: TripPages | null) => ReactNode;
}

/** Shows something with the record of a trip's pages; null for a trip without any, or not yet. */
export function WithTripPages({ trip, isAlways = false, children }: WithTripPagesProps) {
  const show = (all: readonly TripPages[]) => children(all.find(({ tripId }) => tripId === trip.id) ?? null);
  return <LateList hook={pages} show={show} fallback={isAlways && show([])} />;
}
