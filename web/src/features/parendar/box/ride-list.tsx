import { FormattedMessage, useIntl } from 'react-intl';
import { TripsFailure } from '../parts/trips-failure.tsx';
import { RideCard } from './ride-card.tsx';
import style from './rides.module.css';
import type { MessageBox } from './use-message-box.ts';
import { useTripsAhead } from './use-trips-ahead.ts';

export function RideList({ box }: { box: MessageBox }) {
  const intl = useIntl();
  const trips = useTripsAhead(box.rides);
  const shown = box.rides.filter(({ id }) => box.outcomes[id]?.what !== 'dismissed');
  return (
    <>
      <TripsFailure trips={trips} />
      <p className={style.status} role="status">
        {!trips.read && trips.isFetching && <FormattedMessage id="parendar.box.loadingTrips" />}
      </p>
      <ol className={style.rides} aria-label={intl.formatMessage({ id: 'parendar.box.rides' })}>
        {shown.map((ride) => (
          <li key={ride.id}>
            <RideCard ride={ride} box={box} trips={trips.read} />
          </li>
        ))}
      </ol>
    </>
  );
}
