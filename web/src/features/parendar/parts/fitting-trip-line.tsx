import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { TripOffer, type TripOfferProps } from './trip-offer.tsx';

interface FittingTripLineProps extends Omit<TripOfferProps, 'children'> {
  press: 'put' | 'move';
  /** The passenger who gets the seat. */
  name: string;
  isBusy: boolean;
  onPress: () => void;
}

export function FittingTripLine({ press, name, isBusy, onPress, ...offer }: FittingTripLineProps) {
  const intl = useIntl();
  const { kind } = offer;
  return (
    <TripOffer {...offer}>
      {(words) => (
        <Button
          disabled={isBusy}
          aria-label={intl.formatMessage({ id: `parendar.ride.${press}Into` }, { kind, name, ...words })}
          data-track={`parendar-ride-${press}`}
          onClick={onPress}
          text={`parendar.ride.${press}`}
          values={{ kind }}
        />
      )}
    </TripOffer>
  );
}
