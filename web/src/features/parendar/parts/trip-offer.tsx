import { placesTold } from '@par-club/functions/shared/booking-fields';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { seatsOf } from '../model/conflicts.ts';
import type { FittingTrip } from '../model/fitting-trips.ts';
import { dayOfTrip, timesText, wayText, weekdayText } from '../model/trip-words.ts';
import type { Day } from '../model/week.ts';
import { TripLoad } from './trip-load.tsx';
import style from './trip-offer.module.css';

export interface TripOfferProps {
  fit: FittingTrip;
  /** The wanted day; '' for none. */
  date: Day;
  /** 'parcel' where it is about one. */
  kind?: string | undefined;
  /** The button that takes the trip. Two trips may differ by the day in `when` alone. */
  children: (words: { when: string; way: string }) => ReactNode;
}

/** A trip in a list of those that could take somebody. */
export function TripOffer({ fit, date, kind, children }: TripOfferProps) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const { trip, hasSeats } = fit;
  const { pickUp, dropOff } = placesTold(fit.places);
  const { free } = seatsOf(trip);
  const day = dayOfTrip(trip, timeZone);
  const time = timesText(trip, intl, timeZone);
  const way = wayText(trip, intl);
  const otherDay = day !== null && day !== date ? weekdayText(day, intl.locale) : '';
  return (
    <li className={style.offer}>
      <div>
        <p className={style.trip}>
          <time dateTime={trip.start ?? undefined}>{time}</time>
          <span>{way}</span>
        </p>
        <p className={style.details}>
          {otherDay !== '' && <span className={style.missing}>{otherDay}</span>}
          <span>
            {isolateBidi(trip.driverName.trim()) || <FormattedMessage id="parendar.trip.noDriver" />}
          </span>
          <span className={hasSeats ? undefined : style.missing}>
            {free === null ? (
              <TripLoad trip={trip} />
            ) : (
              <FormattedMessage id="parendar.passenger.seatsLeft" values={{ free }} />
            )}
          </span>
          {pickUp && (
            <Text as="span" text="parendar.ride.onTheWay" values={{ kind, place: isolateBidi(pickUp) }} />
          )}
          {dropOff && (
            <Text as="span" text="parendar.ride.offTheWay" values={{ kind, place: isolateBidi(dropOff) }} />
          )}
        </p>
      </div>
      {children({ when: [otherDay, time].filter(Boolean).join(' '), way })}
    </li>
  );
}
