import type { Trip } from '@par-club/functions/contract/parendar';
import { FormattedMessage, useIntl } from 'react-intl';
import { RouteLine } from '#ui/route-line.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { arrivalText, stopTime } from '../model/trip-words.ts';
import { wallTimeOf } from '../model/zoned-time.ts';
import { TripRoute } from '../parts/trip-route.tsx';
import style from './trip-view.module.css';

/** The way of a trip with its stops, and when it is at each place. */
export function TripWay({ trip }: { trip: Trip }) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const { from, to, start, stops = [] } = trip;
  // What others wrote has only a title.
  if (start === null || trip.isAllDay || (from === '' && to === '')) return <TripRoute trip={trip} />;
  const places = [
    { place: from, time: wallTimeOf(new Date(start), timeZone).time },
    ...stops.map(({ place, minutes }) => ({ place, time: stopTime(trip, minutes, intl.locale, timeZone) })),
    { place: to, time: arrivalText(trip, intl.locale, timeZone) ?? '' },
  ];
  return (
    <div className={style.way}>
      <RouteLine
        stops={places.map(({ place, time }, index) => ({
          key: String(index),
          content: (
            <span className={style.place}>
              <span>{place || <FormattedMessage id="parendar.trip.noPlace" />}</span>
              {time !== '' && <span className={style.at}>{time}</span>}
            </span>
          ),
        }))}
      />
    </div>
  );
}
