import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import type { FittingTrip } from '../model/fitting-trips.ts';
import type { Day } from '../model/week.ts';
import offer from '../parts/trip-offer.module.css';
import { TripOffer } from '../parts/trip-offer.tsx';
import style from './passenger-trips.module.css';

interface PassengerTripsProps {
  /** Null before the search. */
  fits: readonly FittingTrip[] | null;
  /** The day that was searched. */
  date: Day;
  /** Id of the trip that is taking the passenger. */
  adding: string | null;
  onChoose: (fit: FittingTrip) => void;
}

export function PassengerTrips({ fits, date, adding, onChoose }: PassengerTripsProps) {
  const intl = useIntl();
  const section = useRef<HTMLElement>(null);
  // Below the form there may be no room for them.
  const isFound = fits !== null;
  useEffect(() => {
    if (isFound) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isFound]);
  return (
    <section className={style.trips} ref={section}>
      <p className={style.status} role="status">
        {fits?.length === 0 && <FormattedMessage id="parendar.passenger.none" />}
        {fits && fits.length > 0 && (
          <FormattedMessage id="parendar.passenger.found" values={{ count: fits.length }} />
        )}
      </p>
      <ul className={offer.offers}>
        {fits?.map((fit) => {
          // A dispatcher may know of a seat that the calendar does not.
          const press = fit.hasSeats ? 'add' : 'addAnyway';
          const add = intl.formatMessage({ id: `parendar.passenger.${press}` });
          return (
            <TripOffer key={fit.trip.id} fit={fit} date={date}>
              {({ when, way }) => (
                <Button
                  busy={adding === fit.trip.id}
                  disabled={adding !== null}
                  aria-label={intl.formatMessage(
                    { id: 'parendar.passenger.addTo' },
                    { add, way, time: when },
                  )}
                  data-track="parendar-passenger-add"
                  onClick={() => onChoose(fit)}
                >
                  {add}
                </Button>
              )}
            </TripOffer>
          );
        })}
      </ul>
    </section>
  );
}
