import type { Trip } from '@par-club/functions/contract/parendar';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '#clock/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { fittingTrips } from '../model/fitting-trips.ts';
import { nameOrPhone } from '../model/trip-words.ts';
import { FittingTrips } from '../parts/fitting-trips.tsx';
import style from './rides.module.css';
import { bookingsOf, type Ride, seatsOfRide } from './rides.ts';
import type { RideActions } from './use-ride-actions.ts';

/** Trips that are offered at first. */
const FIRST = 3;

interface NewRideProps {
  ride: Ride;
  trips: readonly Trip[] | null;
  actions: RideActions;
}

export function NewRide({ ride, trips, actions }: NewRideProps) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const now = useNow();
  const [hasAll, setAll] = useState(false);
  if (!trips) return null;
  const fits = fittingTrips({ ...ride, seats: seatsOfRide(ride) }, trips, timeZone, now);
  const shown = hasAll ? fits : fits.slice(0, FIRST);
  const doubles = ride.phone === '' ? [] : bookingsOf({ name: '', phone: ride.phone }, trips, now);
  return (
    <>
      {doubles.map(({ trip }) => (
        <p key={trip.id} className={style.warning}>
          {intl.formatMessage({ id: 'parendar.ride.double' }, { trip: actions.tripWords(trip) })}
        </p>
      ))}
      {fits.length === 0 && <Text className={style.quiet} text="parendar.ride.noTrips" />}
      <FittingTrips
        fits={shown}
        date={ride.date}
        press="put"
        name={nameOrPhone(ride)}
        kind={ride.kind}
        isBusy={actions.isWriting}
        onPress={actions.seat}
      />
      <div className={style.actions}>
        {fits.length > shown.length && (
          <Button variant="quiet" onClick={() => setAll(true)}>
            <FormattedMessage id="parendar.ride.more" values={{ count: fits.length - shown.length }} />
          </Button>
        )}
        <Button
          icon={<Plus aria-hidden />}
          disabled={actions.isWriting}
          data-track="parendar-ride-new"
          onClick={actions.makeTrip}
          text="parendar.ride.newTrip"
        />
      </div>
    </>
  );
}
