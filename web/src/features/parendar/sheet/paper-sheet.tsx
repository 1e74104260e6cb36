import type { Trip } from '@par-club/functions/contract/parendar';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate } from '#intl/date-formats.ts';
import { isolated } from '#intl/isolated.ts';
import { startText, wayText } from '../model/trip-words.ts';
import style from './paper-sheet.module.css';

/** A trip for its driver: when, where, who drives, who comes along with which phone, the notes. */
export function PaperSheet({ trip, timeZone }: { trip: Trip; timeZone: string }) {
  const intl = useIntl();
  const { start, driverName, seats, passengers, notes } = trip;
  return (
    <article className={style.sheet}>
      <h3 className={style.way}>{wayText(trip, intl)}</h3>
      <p className={style.when}>
        {start !== null && `${formatDate(new Date(start), 'full', intl.locale, timeZone)}, `}
        {startText(trip, intl, timeZone)}
      </p>
      <p>
        {driverName === '' ? (
          <FormattedMessage id="parendar.sheet.noDriver" />
        ) : (
          <FormattedMessage id="parendar.sheet.driver" values={{ name: isolated(driverName) }} />
        )}
      </p>
      {seats !== null && (
        <p>
          <FormattedMessage id="parendar.sheet.seats" values={{ taken: passengers.length, seats }} />
        </p>
      )}
      <p className={style.caption}>
        <FormattedMessage
          id={passengers.length === 0 ? 'parendar.sheet.noPassengers' : 'parendar.sheet.passengers'}
        />
      </p>
      {passengers.length > 0 && (
        <ol className={style.passengers}>
          {passengers.map(({ name, phone }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two passengers may have the same name and no phone
            <li key={index} className={style.passenger}>
              <bdi>{name}</bdi>
              <bdi className={style.phone}>{phone}</bdi>
            </li>
          ))}
        </ol>
      )}
      {notes !== '' && (
        <p className={style.notes}>
          <FormattedMessage id="parendar.sheet.notes" values={{ notes: isolated(notes) }} />
        </p>
      )}
    </article>
  );
}
