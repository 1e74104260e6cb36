import type { Trip } from '@par-club/functions/contract/parendar';
import { FormattedMessage, useIntl } from 'react-intl';
import { CallLink } from '../parts/call-link.tsx';
import style from './passenger-list.module.css';

/** Who comes along; a press calls them. */
export function PassengerList({ passengers }: Pick<Trip, 'passengers'>) {
  const intl = useIntl();
  const nameless = intl.formatMessage({ id: 'parendar.panel.noName' });
  return (
    <section className={style.passengers} aria-labelledby="trip-passengers">
      <h3 id="trip-passengers">
        <FormattedMessage id="parendar.panel.passengers" />
        {passengers.length > 0 && <span className={style.count}>{passengers.length}</span>}
      </h3>
      {passengers.length === 0 && (
        <p className={style.none}>
          <FormattedMessage id="parendar.panel.noPassengers" />
        </p>
      )}
      <ol className={style.list}>
        {passengers.map(({ name, phone }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two passengers may be alike, and their order is theirs
          <li key={index} className={style.passenger}>
            <span className={style.number}>{index + 1}</span>
            <span className={style.who}>
              <span className={name === '' ? style.none : style.name}>{name || nameless}</span>
              {phone !== '' && <span className={style.phone}>{phone}</span>}
            </span>
            <CallLink
              phone={phone}
              label={intl.formatMessage({ id: 'parendar.trip.call' }, { name: name || phone })}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
