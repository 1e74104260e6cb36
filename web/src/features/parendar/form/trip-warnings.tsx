import type { Trip } from '@par-club/functions/contract/parendar';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isolated } from '#intl/isolated.ts';
import { startText, wayText } from '../trip/trip-words.ts';
import { seatsOf } from './seats.ts';
import style from './trip-warnings.module.css';

/** What a dispatcher would not want to overlook: a driver with two trips at a time, more passengers than seats. */
export function TripWarnings({
  trip,
  overlaps,
  timeZone,
}: {
  trip: Pick<Trip, 'driverName' | 'passengers' | 'seats'>;
  /** The driver's other trips at that time. */
  overlaps: readonly Trip[];
  timeZone: string;
}) {
  const intl = useIntl();
  const { isOverfull, taken } = seatsOf(trip);
  return (
    <>
      {overlaps.map((other) => (
        <Warning key={other.id}>
          <FormattedMessage
            id="parendar.trip.overlap"
            values={{
              driver: isolated(trip.driverName.trim()),
              time: startText(other, intl, timeZone),
              way: wayText(other, intl),
            }}
          />
        </Warning>
      ))}
      {isOverfull && (
        <Warning>
          <FormattedMessage id="parendar.trip.overfull" values={{ taken, seats: trip.seats ?? 0 }} />
        </Warning>
      )}
    </>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={style.warning}>
      <TriangleAlert aria-hidden />
      <span>{children}</span>
    </p>
  );
}
