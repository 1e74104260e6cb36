import type { Calendar } from '@par-club/functions/contract/parendar';
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
  onNewTrip: (draft: TripDraft) => void;
}

/** What a message asks for, one card each, with what can be done about it. */
export function RideList({ box, target, now, onNewTrip }: RideListProps) {
  const intl = useIntl();
  const ahead = useTripsAhead(target, box.rides, now);
  const shown = box.rides.filter(({ id }) => box.outcomes[id]?.what !== 'dismissed');
  return (
    <>
      <TripsFailure error={ahead.error} isFetching={ahead.isFetching} onRetry={ahead.retry} />
      <p className={style.status} role="status">
        {!ahead.trips && ahead.isFetching && <FormattedMessage id="parendar.box.loadingTrips" />}
      </p>
      <ol className={style.rides} aria-label={intl.formatMessage({ id: 'parendar.box.rides' })}>
        {shown.map((ride) => (
          <li key={ride.id}>
            <RideCard ride={ride} box={box} target={target} ahead={ahead} now={now} onNewTrip={onNewTrip} />
          </li>
        ))}
      </ol>
    </>
  );
}
