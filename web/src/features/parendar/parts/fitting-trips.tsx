import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import type { FittingTrip } from '../model/fitting-trips.ts';
import style from './trip-offer.module.css';
import { TripOffer, type TripOfferProps } from './trip-offer.tsx';

interface FittingTripsProps extends Pick<TripOfferProps, 'date' | 'kind'> {
  fits: readonly FittingTrip[];
  press: 'put' | 'move';
  /** The passenger who gets the seat. */
  name: string;
  isBusy: boolean;
  onPress: (fit: FittingTrip) => void;
}

/** The trips that could take a passenger; one press on a trip's button does it. */
export function FittingTrips({ fits, press, name, isBusy, onPress, ...wanted }: FittingTripsProps) {
  const intl = useIntl();
  const { kind } = wanted;
  return (
    <ul className={style.offers}>
      {fits.map((fit) => (
        <TripOffer key={fit.trip.id} fit={fit} {...wanted}>
          {(words) => (
            <Button
              disabled={isBusy}
              aria-label={intl.formatMessage({ id: `parendar.ride.${press}Into` }, { kind, name, ...words })}
              data-track={`parendar-ride-${press}`}
              onClick={() => onPress(fit)}
              text={`parendar.ride.${press}`}
              values={{ kind }}
            />
          )}
        </TripOffer>
      ))}
    </ul>
  );
}
