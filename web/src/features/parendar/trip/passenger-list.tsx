import type { Booking, Passenger, Trip } from '@par-club/functions/contract/parendar';
import { placesTold, TOLD_TEXTS } from '@par-club/functions/shared/booking-fields';
import { countsOf, seatsTaken } from '@par-club/functions/shared/seats-taken';
import { ArrowRightLeft, Ellipsis, UserMinus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { priceText } from '#intl/price-text.ts';
import { Button } from '#ui/button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { Text } from '#ui/text.tsx';
import { sumsOf } from '../model/money.ts';
import { isComing } from '../model/trip-bookings.ts';
import { nameOrPhone, phoneText } from '../model/trip-words.ts';
import { CallLink } from '../parts/call-link.tsx';
import { WithTripPages } from '../parts/trip-pages.tsx';
import style from './passenger-list.module.css';
import type { PassengerActions } from './use-passenger-actions.ts';

interface PassengerListProps {
  trip: Trip;
  /** Null where the trip cannot be changed. */
  actions: PassengerActions | null;
  onMove: (passenger: Booking) => void;
}

/** The passengers, with the actions for each: call, move, strike out. */
export function PassengerList({ trip, actions, onMove }: PassengerListProps) {
  const intl = useIntl();
  const { passengers } = trip;
  const gone = actions?.gone?.trip.id === trip.id ? actions.gone : null;
  return (
    <section className={style.passengers} aria-labelledby="trip-passengers">
      <h3 id="trip-passengers">
        <FormattedMessage id="parendar.panel.passengers" />
        {passengers.length > 0 && (
          <Text as="span" className={style.count} text="parendar.panel.count" values={countsOf(passengers)} />
        )}
      </h3>
      {passengers.length === 0 && <Text className={style.none} text="parendar.panel.noPassengers" />}
      <ol className={style.list}>
        {passengers.map((passenger, index) => (
          <li key={passenger.id} className={style.passenger}>
            <span className={style.number}>{index + 1}</span>
            <BookingWords trip={trip} passenger={passenger} />
            <CallLink
              phone={passenger.phone}
              label={intl.formatMessage({ id: 'parendar.trip.call' }, { name: nameOrPhone(passenger) })}
            />
            {actions && (
              <PassengerMenu
                passenger={passenger}
                number={index + 1}
                onMove={() => onMove(passenger)}
                onStrike={() => void actions.strike(trip, passenger)}
              />
            )}
          </li>
        ))}
      </ol>
      {gone && actions && (
        <p className={style.gone} role="status">
          <Text
            as="span"
            text={gone.to ? 'parendar.passengers.isMoved' : 'parendar.passengers.struck'}
            values={{ kind: gone.passenger.kind, name: nameOrPhone(gone.passenger) }}
          />
          {/* The press was on what has gone with the passenger. */}
          <Button autoFocus onClick={() => actions.takeBack(gone)} text="parendar.passengers.undo" />
        </p>
      )}
      <Sums passengers={passengers} />
    </section>
  );
}

function BookingWords({ trip, passenger }: { trip: Trip; passenger: Booking }) {
  const intl = useIntl();
  const { name, phone, kind, price, isPaid = false, ...texts } = placesTold(passenger);
  const seats = seatsTaken(passenger);
  const nameless = intl.formatMessage({ id: 'parendar.panel.noName' });
  return (
    <span className={style.who}>
      <span className={name === '' ? style.none : style.name}>{name || nameless}</span>
      <WithTripPages trip={trip}>
        {(pages) =>
          pages &&
          !isComing(trip, passenger, pages) && (
            <Text
              as="span"
              className={style.notComing}
              text="parendar.passengers.notComing"
              values={{ kind }}
            />
          )
        }
      </WithTripPages>
      {phone !== '' && <span className={style.phone}>{phoneText(phone)}</span>}
      {(kind || seats > 1 || price || isPaid) && (
        <span className={style.tags}>
          {kind && <Text as="span" text="parendar.passengers.parcel" />}
          {seats > 1 && <Text as="span" text="parendar.passengers.seats" values={{ seats }} />}
          {price && <span>{priceText(price, intl.locale)}</span>}
          {isPaid && <Text as="span" className={style.paid} text="parendar.passengers.isPaid" />}
        </span>
      )}
      {TOLD_TEXTS.map((field) => {
        const { [field]: value = '' } = texts;
        return (
          value !== '' && (
            <Text
              key={field}
              as="span"
              className={style.more}
              text={`parendar.passengers.${field}`}
              values={{ kind, value }}
            />
          )
        );
      })}
    </span>
  );
}

interface PassengerMenuProps {
  passenger: Passenger;
  number: number;
  onMove: () => void;
  onStrike: () => void;
}

function PassengerMenu({ passenger, number, onMove, onStrike }: PassengerMenuProps) {
  const intl = useIntl();
  const label = intl.formatMessage(
    { id: 'parendar.passengers.menu' },
    { kind: passenger.kind, name: nameOrPhone(passenger) || number },
  );
  return (
    <Menu trigger={<Button variant="quiet" aria-label={label} icon={<Ellipsis aria-hidden />} />}>
      <MenuItem icon={<ArrowRightLeft aria-hidden />} track="parendar-passenger-move" onSelect={onMove}>
        <FormattedMessage id="parendar.passengers.move" values={{ kind: passenger.kind }} />
      </MenuItem>
      <MenuItem icon={<UserMinus aria-hidden />} track="parendar-passenger-strike" onSelect={onStrike}>
        <FormattedMessage id="parendar.passengers.strike" />
      </MenuItem>
    </Menu>
  );
}

/** Unpaid and paid sums, in each currency. */
function Sums({ passengers }: Pick<Trip, 'passengers'>) {
  const { locale } = useIntl();
  const sums = sumsOf(passengers);
  return (['toPay', 'paid'] as const).map((which) => {
    const sum = sums[which].map((price) => priceText(price, locale)).join(' + ');
    return (
      sum && <Text key={which} className={style.sum} text={`parendar.passengers.${which}`} values={{ sum }} />
    );
  });
}
