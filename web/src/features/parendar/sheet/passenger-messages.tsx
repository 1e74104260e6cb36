import type { Booking, Trip } from '@par-club/functions/contract/parendar';
import type { TripPages } from '@par-club/functions/contract/trips';
import { phoneIn } from '@par-club/functions/shared/phone-in';
import { TRIP_PATHS } from '@par-club/functions/shared/trip-paths';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#paths';
import { messengersOf } from '#phone/messengers.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { bookingsWithKeys } from '../model/trip-bookings.ts';
import { phoneText, wayText } from '../model/trip-words.ts';
import { WithDriverPhone } from '../parts/driver-phone.tsx';
import { WithTripPages } from '../parts/trip-pages.tsx';
import { haltsOf } from './driver-list.ts';
import { type DriverContact, passengerMessage } from './passenger-message.ts';
import style from './passenger-messages.module.css';

interface PassengerMessagesProps {
  trip: Trip;
  onClose: () => void;
}

/** For each passenger a message that is copied, or opened in a messenger, by one press. */
export function PassengerMessages({ trip, onClose }: PassengerMessagesProps) {
  const intl = useIntl();
  return (
    <Dialog
      name="parendar-messages"
      title={<FormattedMessage id="parendar.message.title" />}
      description={wayText(trip, intl)}
      onClose={onClose}
    >
      <WithDriverPhone name={trip.driverName}>
        {(phone) => (
          <WithTripPages trip={trip}>
            {(pages) => (
              <Messages
                trip={trip}
                driver={phone === null ? null : { phone, link: `${location.origin}${paths.driver(phone)}` }}
                pages={pages}
              />
            )}
          </WithTripPages>
        )}
      </WithDriverPhone>
    </Dialog>
  );
}

interface MessagesProps extends Omit<PassengerMessagesProps, 'onClose'> {
  driver: DriverContact | null;
  /** The record of the trip's own pages; null for none. */
  pages: TripPages | null;
}

function Messages({ trip, driver, pages }: MessagesProps) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const seats = pages ? bookingsWithKeys(trip, pages) : [];
  const seatOf = ({ id }: Booking) => {
    const { seat = null } = seats.find((each) => each.id === id) ?? {};
    return seat === null ? null : `${location.origin}${TRIP_PATHS.seat}${seat}`;
  };
  const halts = haltsOf(trip, timeZone);
  return (
    <ol className={style.list}>
      {trip.passengers.map((passenger, index) => {
        const number = index + 1;
        const text = passengerMessage(trip, halts, number, driver, {
          intl,
          timeZone,
          seat: seatOf(passenger),
        });
        const phone = phoneIn(passenger.phone);
        const name = passenger.name || phoneText(passenger.phone);
        return (
          <li key={number}>
            <h3>
              <bdi>{name}</bdi>
              {passenger.name !== '' && <bdi className={style.phone}>{phoneText(passenger.phone)}</bdi>}
            </h3>
            <p className={style.text}>{text}</p>
            <div className={style.ways}>
              <CopyButton
                copy={() => navigator.clipboard.writeText(text)}
                said={intl.formatMessage({ id: 'parendar.message.copied' })}
                aria-label={intl.formatMessage({ id: 'parendar.message.copyFor' }, { name })}
                data-track="parendar-message-copy"
                text="parendar.message.copy"
              />
              {phone !== null &&
                messengersOf(phone, text).map(({ name: messenger, href }) => (
                  <ButtonLink
                    key={messenger}
                    href={href}
                    aria-label={intl.formatMessage({ id: 'parendar.message.by' }, { name, messenger })}
                    data-track={`parendar-message-${messenger.toLowerCase()}`}
                  >
                    {messenger}
                  </ButtonLink>
                ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
