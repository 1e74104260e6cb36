import { FormattedMessage, useIntl } from 'react-intl';
import { formatRelativeTime } from '#intl/relative-time.ts';
import { ageOf } from '../age.ts';
import type { SharedPlace } from '../driver.ts';
import style from './place-age.module.css';

const KILOMETRE = 1000;

/** How old a place is, and how certain: '12 секунд тому · точність 8 м'. */
export function PlaceAge({ place, isOld, now }: { place: SharedPlace; isOld: boolean; now: number }) {
  const intl = useIntl();
  return (
    <p className={style.line}>
      <strong className={isOld ? style.old : style.age}>
        <Ago moment={place.sharedAt} now={now} />
      </strong>
      <span className={style.accuracy}>
        <FormattedMessage
          id="parloc.client.accuracy"
          values={{ distance: formatMetres(place.accuracy, intl.locale) }}
        />
      </span>
    </p>
  );
}

/** A moment by how long ago it was; the exact one is there for machines, and for whoever points at it. */
export function Ago({ moment, now }: { moment: number; now: number }) {
  const intl = useIntl();
  const exact = intl.formatDate(moment, { dateStyle: 'long', timeStyle: 'medium' });
  return (
    <time dateTime={new Date(moment).toISOString()} title={exact}>
      {formatRelativeTime(now - ageOf(moment, now), now, intl.locale)}
    </time>
  );
}

function formatMetres(metres: number, locale: string): string {
  const isFar = metres >= KILOMETRE;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: isFar ? 1 : 0,
  }).format(isFar ? metres / KILOMETRE : metres);
}
