import type { Calendar, Trip } from '@par-club/functions/contract/parendar';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Target } from '../calendar/save-trip.ts';
import type { TripDraft } from '../model/trip-draft.ts';
import { TripsFailure } from '../parts/trips-failure.tsx';
import { RideCard } from './ride-card.tsx';
import style from './rides.module.css';
import type { MessageBox } from './use-message-box.ts';
import { useTripsAhead } from './use-trips-ahead.ts';

interface RideListProps {
  box: MessageBox;
  target: Target & { calendar: Calendar };
  now: number;
  onTrip: (trip: Trip) => void;
  onNewTrip: (draft: TripDraft) => void;
}

/** What a message asks for, one card each, with what can be done about it. */
export function RideList({ box, target, now, onTrip, onNewTrip }: RideListProps) {
  const intl = useIntl();
  const { trips, error, isFetching, retry, put } = useTripsAhead(target, box.rides, now);
  const shown = box.rides.filter(({ id }) => box.outcomes[id]?.what !== 'dismissed');
  return (
    <>
      <TripsFailure error={error} isFetching={isFetching} onRetry={retry} />
      <p className={style.status} role="status">
        {!trips && isFetching && <FormattedMessage id="parendar.box.loadingTrips" />}
      </p>
      <ol className={style.rides} aria-label={intl.formatMessage({ id: 'parendar.box.rides' })}>
        {shown.map((ride) => (
          <li key={ride.id}>
            <RideCard
              ride={ride}
              box={box}
              target={target}
              trips={trips}
              now={now}
              put={put}
              onTrip={onTrip}
              onNewTrip={onNewTrip}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
