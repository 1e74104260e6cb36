import { FormattedMessage, useIntl } from 'react-intl';
import { useOpenCalendar, useToday } from '../calendar/open-calendar.ts';
import { useTripsBetween } from '../calendar/use-trips.ts';
import { type Day, moveDay, rangeOfDay } from '../model/week.ts';
import { TripsFailure } from '../parts/failure-note.tsx';
import { RideCard } from './ride-card.tsx';
import style from './rides.module.css';
import type { Ride } from './rides.ts';
import type { MessageBox } from './use-message-box.ts';

/** Days ahead in which a booking is looked for; a day that a message names is read with those beside it. */
const DAYS_AHEAD = 31;

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

/** The trips that the rides may be about: from yesterday on, read once for all rides. */
function useTripsAhead(rides: readonly Ride[]) {
  const { timeZone } = useOpenCalendar();
  const today = useToday();
  const named = rides.map(({ date }): Day => (date === '' ? today : moveDay(date, 1)));
  // Days sort as texts.
  const last = [moveDay(today, DAYS_AHEAD), ...named].sort().at(-1) ?? today;
  const { from } = rangeOfDay(moveDay(today, -1), timeZone);
  return useTripsBetween({ from, to: rangeOfDay(last, timeZone).to });
}
