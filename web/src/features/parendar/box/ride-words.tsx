import { KINDS, type Kind } from '@par-club/functions/contract/kinds.values';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { priceText } from '#intl/price-text.ts';
import { Text } from '#ui/text.tsx';
import { useToday } from '../calendar/open-calendar.ts';
import { freeTexts } from '../model/booking-words.ts';
import { phoneText, weekdayText } from '../model/trip-words.ts';
import style from './rides.module.css';
import type { Ride } from './rides.ts';

/** Labels of the wishes on a card; null where a value needs none. */
const LABELS = {
  booking: null,
  parcel: 'parendar.ride.kind.parcel',
  change: 'parendar.ride.kind.change',
  cancel: 'parendar.ride.kind.cancel',
  question: 'parendar.ride.kind.question',
  none: 'parendar.ride.kind.none',
} as const satisfies Record<Kind, string | null>;

/** What a ride says, or the words that led to none. */
export function RideWords({ ride }: { ride: Ride }) {
  const intl = useIntl();
  const today = useToday();
  const { kind, words, isSure } = ride;
  const isBooked = KINDS[kind].earlier !== null;
  const name = isSure && LABELS[kind];
  const label = name && <Text as="span" className={style.kind} text={name} />;
  if (words !== undefined) {
    return (
      <div>
        <p className={style.who}>{label}</p>
        <p className={style.words}>{words}</p>
      </div>
    );
  }
  return (
    <div>
      <p className={style.who}>
        {label}
        <span>{isolateBidi(ride.name) || intl.formatMessage({ id: 'parendar.ride.nobody' })}</span>
        {ride.phone === '' ? (
          <Text as="span" className={style.missing} text="parendar.ride.noPhone" />
        ) : (
          <a href={`tel:${ride.phone}`}>{phoneText(ride.phone)}</a>
        )}
      </p>
      <p className={style.what}>
        <Words>
          {routeWords(ride) || (!isBooked && <FormattedMessage id="parendar.ride.noRoute" />)}
          {ride.date !== '' && weekdayText(ride.date, intl.locale)}
          {ride.date === '' && !isBooked && <FormattedMessage id="parendar.ride.noDate" />}
          {ride.time}
          {ride.seats !== null && (
            <FormattedMessage id="parendar.ride.seats" values={{ kind, count: ride.seats }} />
          )}
          {ride.price && priceText(ride.price, intl.locale)}
          {freeTexts(ride, intl).join(', ')}
        </Words>
      </p>
      {ride.date !== '' && ride.date < today && <Text className={style.missing} text="parendar.ride.past" />}
    </div>
  );
}

function Words({ children }: { children: ReactNode[] }) {
  return children.map((words, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: each has its place
    words ? <span key={index}>{words}</span> : null,
  );
}

function routeWords({ from, pickUpPlace, to, dropOffPlace }: Ride): string {
  return [
    [from, pickUpPlace],
    [to, dropOffPlace],
  ]
    .map((words) => isolateBidi(words.filter(Boolean).join(', ')))
    .filter(Boolean)
    .join(' → ');
}
