import type { Trip } from '@par-club/functions/contract/parendar';
import { useIntl } from 'react-intl';
import { bookingsWithKeys } from '../model/trip-bookings.ts';
import { WithTripPages } from '../parts/trip-pages.tsx';
import { liveWords } from './live-words.ts';

export function TripProgress({ trip, className }: { trip: Trip; className: string | undefined }) {
  const intl = useIntl();
  return (
    <WithTripPages trip={trip}>
      {(pages) => {
        if (!pages) return null;
        const words = liveWords(bookingsWithKeys(trip, pages), pages.marks, intl);
        return words === '' ? null : <p className={className}>{words}</p>;
      }}
    </WithTripPages>
  );
}
