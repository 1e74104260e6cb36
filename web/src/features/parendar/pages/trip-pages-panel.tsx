import type { KeptMarks, Trip } from '@par-club/functions/contract/parendar';
import type { Marks, TripPages } from '@par-club/functions/contract/trips';
import { rideOf, tripSums } from '@par-club/functions/shared/trip-marks';
import { TRIP_PATHS } from '@par-club/functions/shared/trip-paths';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { priceText } from '#intl/price-text.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { publishTrip } from '../calendar/trip-pages.data.ts';
import { bookingsWithKeys } from '../model/trip-bookings.ts';
import { nameOrPhone, phoneText, wayText } from '../model/trip-words.ts';
import { WithDriverPhone } from '../parts/driver-phone.tsx';
import { WithTripPages } from '../parts/trip-pages.tsx';
import { CashSums } from './cash-sums.tsx';
import { LinkRow } from './link-row.tsx';
import { liveWords } from './live-words.ts';
import style from './trip-pages-panel.module.css';

interface TripPagesPanelProps {
  trip: Trip;
  calendarId: string;
  timeZone: string;
  /** Whether the calendar is Google's: from one in the browser nobody else is shown anything. */
  isShared: boolean;
}

/** The trip's own pages: their links, and what is marked there. */
export function TripPagesPanel({ trip, calendarId, timeZone, isShared }: TripPagesPanelProps) {
  return (
    <section className={style.panel} aria-labelledby="trip-pages">
      <h3 id="trip-pages">
        <FormattedMessage id="pages.title" />
      </h3>
      {isShared ? (
        <WithTripPages trip={trip}>
          {(pages) =>
            pages ? (
              <Pages trip={trip} pages={pages} timeZone={timeZone} />
            ) : trip.marks ? (
              <Kept trip={trip} marks={trip.marks} />
            ) : (
              <MakePages trip={trip} calendarId={calendarId} timeZone={timeZone} />
            )
          }
        </WithTripPages>
      ) : (
        <p className={style.hint}>
          <FormattedMessage id="pages.demo" />
        </p>
      )}
    </section>
  );
}

/** How a trip of some days ago went, as the calendar has it. */
function Kept({ trip, marks: { rides, paid, handedOver, lateMinutes } }: { trip: Trip; marks: KeptMarks }) {
  const intl = useIntl();
  const at = trip.end ?? '';
  const named = <Value, Mark>(values: readonly (Value | null)[], mark: (value: Value) => Mark) =>
    Object.fromEntries(
      values.flatMap((value, index) => (value === null ? [] : [[String(index), mark(value)] as const])),
    );
  const marks: Marks = {
    rides: named(rides, (ride) => ({ ...ride, at })),
    paid: named(paid, (price) => ({ price, at })),
    handedOver: Object.fromEntries(handedOver.map((price) => [price.currency, { price, at }])),
    ...(lateMinutes > 0 && { late: { minutes: lateMinutes, at } }),
  };
  const bookings = trip.passengers.map((passenger, index) => ({ ...passenger, key: String(index) }));
  const sums = tripSums(bookings, marks);
  return (
    <>
      <p className={style.live}>{liveWords(marks, sums, intl)}</p>
      {sums.cash.map(({ currency, collected, handedOver: given }) => (
        <p key={currency}>
          <FormattedMessage
            id="pages.collected"
            values={{ sum: priceText({ amount: collected, currency }, intl.locale) }}
          />
          {' · '}
          <FormattedMessage
            id="pages.difference"
            values={{ sum: priceText({ amount: collected - given, currency }, intl.locale) }}
          />
        </p>
      ))}
    </>
  );
}

function MakePages({ trip, calendarId, timeZone }: Omit<TripPagesPanelProps, 'isShared'>) {
  const make = useMutation({
    mutationFn: () => publishTrip({ calendarId, tripId: trip.id }, timeZone),
  });
  return (
    <>
      <p className={style.hint}>
        <FormattedMessage id="pages.hint" />
      </p>
      <Button
        icon={<Link aria-hidden />}
        // The live read shows the links in a moment.
        busy={make.isPending || make.isSuccess}
        data-track="parendar-pages-make"
        onClick={() => make.mutate()}
      >
        <FormattedMessage id="pages.make" />
      </Button>
      {make.isError && (
        <p role="alert" className={style.failed}>
          <FormattedMessage id="pages.failed" />
        </p>
      )}
    </>
  );
}

function Pages({ trip, pages, timeZone }: { trip: Trip; pages: TripPages; timeZone: string }) {
  const intl = useIntl();
  const ids = { calendarId: pages.calendarId, tripId: pages.tripId };
  const bookings = bookingsWithKeys(trip, pages);
  const sums = tripSums(bookings, pages.marks);
  const live = liveWords(pages.marks, sums, intl);
  const way = wayText(trip, intl);
  const links = bookings.flatMap((booking) =>
    booking.seat === null
      ? []
      : [`${nameOrPhone(booking)}: ${location.origin}${TRIP_PATHS.seat}${booking.seat}`],
  );
  return (
    <>
      {live !== '' && <p className={style.live}>{live}</p>}
      <CashSums ids={ids} sums={sums} />
      <WithDriverPhone name={trip.driverName}>
        {(phone) => (
          <LinkRow
            ids={ids}
            timeZone={timeZone}
            link="van"
            secret={pages.van}
            name={intl.formatMessage({ id: 'pages.van' })}
            phone={phone}
            message={intl.formatMessage({ id: 'pages.vanMessage' }, { way })}
            hasCode
          />
        )}
      </WithDriverPhone>
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
            >
              <FormattedMessage id="pages.copyAll" />
            </CopyButton>
          )}
          <ul>
            {bookings.map((booking) => {
              const state = rideOf(pages.marks, booking.key);
              return (
                <li key={booking.key}>
                  <LinkRow
                    ids={ids}
                    timeZone={timeZone}
                    link={booking.key}
                    secret={booking.seat}
                    name={nameOrPhone(booking)}
                    detail={[
                      booking.name === '' ? '' : phoneText(booking.phone),
                      intl.formatMessage({ id: `pages.state.${state}` }),
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
