import { placesTold } from '@par-club/functions/shared/booking-fields';
import { FormattedMessage, useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { seatsOf } from '../model/conflicts.ts';
import type { FittingTrip } from '../model/fitting-trips.ts';
import { dayOfTrip, timesText, wayText, weekdayText } from '../model/trip-words.ts';
import type { Day } from '../model/week.ts';
import style from './rides.module.css';

interface FittingTripLineProps {
  fit: FittingTrip;
  /** The wanted day; '' for none. */
  date: Day;
  press: 'put' | 'move';
  /** The passenger who gets the seat. */
  name: string;
  /** 'parcel' where it is about one. */
  kind: string | undefined;
  isBusy: boolean;
  onPress: () => void;
}

export function FittingTripLine({ fit, date, press, name, kind, isBusy, onPress }: FittingTripLineProps) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const { trip, hasSeats } = fit;
  const { pickUp, dropOff } = placesTold(fit.places);
  const { free } = seatsOf(trip);
  const day = dayOfTrip(trip, timeZone);
  const time = timesText(trip, intl, timeZone);
  const way = wayText(trip, intl);
  const otherDay = day !== null && day !== date ? weekdayText(day, intl.locale) : '';
  // Two trips may differ by their day alone.
  const when = [otherDay, time].filter(Boolean).join(' ');
  return (
    <li className={style.fit}>
      <div>
        <p className={style.trip}>
          <time dateTime={trip.start ?? undefined}>{time}</time>
          <span>{way}</span>
        </p>
        <p className={style.quiet}>
          {otherDay !== '' && <span className={style.missing}>{otherDay}</span>}
          <span>
            {isolateBidi(trip.driverName.trim()) || <FormattedMessage id="parendar.trip.noDriver" />}
          </span>
          {free !== null && (
            <Text
              as="span"
              className={hasSeats ? undefined : style.missing}
              text="parendar.ride.free"
              values={{ free }}
            />
          )}
          {pickUp && (
            <Text as="span" text="parendar.ride.onTheWay" values={{ kind, place: isolateBidi(pickUp) }} />
          )}
          {dropOff && (
            <Text as="span" text="parendar.ride.offTheWay" values={{ kind, place: isolateBidi(dropOff) }} />
          )}
        </p>
      </div>
      <Button
        disabled={isBusy}
        aria-label={intl.formatMessage({ id: `parendar.ride.${press}Into` }, { kind, name, when, way })}
        data-track={`parendar-ride-${press}`}
        onClick={onPress}
        text={`parendar.ride.${press}`}
        values={{ kind }}
      />
    </li>
  );
}
