import type { Trip } from '@par-club/functions/contract/parendar';
import { countsOf } from '@par-club/functions/shared/seats-taken';
import { FormattedMessage } from 'react-intl';

/** How full a trip is: by its seats where somebody said how many there are, else by its passengers; and its parcels. */
export function TripLoad({ trip }: { trip: Pick<Trip, 'seats' | 'passengers'> }) {
  const counts = countsOf(trip.passengers);
  const { seats } = trip;
  return seats === null ? (
    <FormattedMessage id="parendar.trip.passengers" values={counts} />
  ) : (
    <FormattedMessage id="parendar.trip.seats" values={{ ...counts, seats }} />
  );
}
