import type { Trip } from '@par-club/functions/contract/parendar';
import type { TripPages } from '@par-club/functions/contract/trips';
import { useEffect } from 'react';
import { onNextTry } from '#loading/kept.ts';
import { publishTrip } from '../calendar/trip-pages.data.ts';
import { WithAllPages } from '../parts/trip-pages.tsx';

/** A function renews the pages of a trip that is saved here, and of one of whose change Google tells: that comes sooner. */
const DELAY_MS = 5000;

interface RenewedPagesProps {
  trips: readonly Trip[];
  timeZone: string;
}

/**
 * Renews the pages of trips that were changed in Google Calendar, where Google tells nobody of changes, or its message was
 * lost: the board knows the change as soon as it has read the trip.
 */
export function RenewedPages({ trips, timeZone }: RenewedPagesProps) {
  return (
    <WithAllPages>
      {(all) =>
        all.flatMap((pages) => {
          const trip = trips.find(({ id }) => id === pages.tripId);
          return trip && trip.etag !== pages.etag
            ? [<Renewal key={`${trip.id} ${trip.etag}`} pages={pages} timeZone={timeZone} />]
            : [];
        })
      }
    </WithAllPages>
  );
}

function Renewal({ pages: { calendarId, tripId }, timeZone }: { pages: TripPages; timeZone: string }) {
  useEffect(() => {
    let hasLeft = false;
    let end = () => {};
    const renew = (failures: number) =>
      publishTrip({ calendarId, tripId }, timeZone).catch(() => {
        if (!hasLeft) end = onNextTry(failures, () => void renew(failures + 1));
      });
    const timer = setTimeout(() => void renew(0), DELAY_MS);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      end();
    };
  }, [calendarId, tripId, timeZone]);
  return null;
}
