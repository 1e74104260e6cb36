import type { Trip } from '@par-club/functions/contract/parendar';
import { PASSENGER_LIMIT } from '@par-club/functions/contract/parendar.values';
import type { TripPages } from '@par-club/functions/contract/trips';
import { rideOf } from '@par-club/functions/shared/trip-marks';
import { TRIP_PATHS } from '@par-club/functions/shared/trip-paths';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '#ui/copy-button.tsx';
import { Text } from '#ui/text.tsx';
import { type bookingsWithKeys, namesOfBookings } from '../model/trip-bookings.ts';
import { phoneText, wayText } from '../model/trip-words.ts';
import { WithDriverPhone } from '../parts/driver-phone.tsx';
import { LinkRow } from './link-row.tsx';
import style from './trip-pages-panel.module.css';

export interface LinksProps {
  trip: Trip;
  pages: TripPages;
  bookings: ReturnType<typeof bookingsWithKeys>;
}

export function TripLinks({ trip, pages, bookings }: LinksProps) {
  const intl = useIntl();
  const way = wayText(trip, intl);
  const names = namesOfBookings(trip);
  const links = bookings.flatMap((booking) =>
    booking.seat === null
      ? []
      : [`${names.get(booking.id)}: ${location.origin}${TRIP_PATHS.seat}${booking.seat}`],
  );
  return (
    <>
      <WithDriverPhone name={trip.driverName}>
        {(phone) => (
          <LinkRow
            pages={pages}
            link="van"
            secret={pages.van}
            name={intl.formatMessage({ id: 'pages.van' })}
            phone={phone}
            message={intl.formatMessage({ id: 'pages.vanMessage' }, { way })}
          />
        )}
      </WithDriverPhone>
      {trip.passengers.length > PASSENGER_LIMIT && (
        <Text className={style.hint} text="pages.passengersLimit" values={{ most: PASSENGER_LIMIT }} />
      )}
      {bookings.length > 0 && (
        <details className={style.seats}>
          <summary data-track="parendar-pages-seats">
            <FormattedMessage id="pages.seats" />
          </summary>
          {links.length > 0 && (
            <CopyButton
              copy={() => navigator.clipboard.writeText(links.join('\n'))}
              said={intl.formatMessage({ id: 'pages.allCopied' })}
              data-track="parendar-pages-copy-all"
              text="pages.copyAll"
            />
          )}
          <ul>
            {bookings.map((booking) => {
              const state = rideOf(pages.marks, booking.key);
              return (
                <li key={booking.key}>
                  <LinkRow
                    pages={pages}
                    link={booking.key}
                    secret={booking.seat}
                    name={names.get(booking.id) ?? ''}
                    detail={[
                      booking.name === '' ? '' : phoneText(booking.phone),
                      intl.formatMessage({ id: `pages.state.${state}` }, { kind: booking.kind }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  />
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}
