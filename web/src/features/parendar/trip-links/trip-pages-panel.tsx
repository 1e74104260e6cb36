import type { Marks } from '@par-club/functions/contract/marks';
import type { KeptMarks, Trip } from '@par-club/functions/contract/parendar';
import type { TripPages } from '@par-club/functions/contract/trips';
import { PAGES_HOURS } from '@par-club/functions/contract/trips.values';
import { hasPageTimes } from '@par-club/functions/shared/page-times';
import { linkIdOf } from '@par-club/functions/shared/place-link';
import { seatsTaken } from '@par-club/functions/shared/seats-taken';
import { cashSums } from '@par-club/functions/shared/trip-marks';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '#clock/use-now.ts';
import { priceText } from '#intl/price-text.ts';
import { paths } from '#paths';
import { Button } from '#ui/button.tsx';
import { NewTabLink } from '#ui/new-tab.tsx';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { answerSeat, publishTrip } from '../calendar/trip-pages.data.ts';
import { bookingsWithKeys, namesOfBookings, toldOf } from '../model/trip-bookings.ts';
import { nameOrPhone } from '../model/trip-words.ts';
import { CallLink } from '../parts/call-link.tsx';
import { WithTripPages } from '../parts/trip-pages.tsx';
import { CashSums } from './cash-sums.tsx';
import { Failed } from './failed.tsx';
import { liveWords, toldWords } from './live-words.ts';
import { type LinksProps, TripLinks } from './trip-links.tsx';
import style from './trip-pages-panel.module.css';
import { UnkeptMarks } from './unkept-marks.tsx';

const HOUR_MS = 60 * 60 * 1000;
const HEADING_ID = 'trip-pages';
const focusHeading = () => document.getElementById(HEADING_ID)?.focus();

/** Strikes out the passenger of a key; null where the calendar cannot be changed. Rejects where the trip cannot be read. */
export type Freeing = ((pages: TripPages, key: string) => Promise<void>) | null;

interface TripPagesPanelProps {
  trip: Trip;
  /** Whether the calendar is Google's: from one in the browser nobody else is shown anything. */
  isShared: boolean;
  onFree: Freeing;
}

export function TripPagesPanel({ trip, isShared, onFree }: TripPagesPanelProps) {
  const now = useNow();
  // Links that would be dead at once are not offered; what was marked stays.
  const isOver = trip.end !== null && Date.parse(trip.end) + PAGES_HOURS * HOUR_MS <= now;
  const whyNone = !hasPageTimes(trip) ? 'pages.noTimes' : isOver ? 'pages.over' : null;
  return (
    <section className={style.panel} aria-labelledby={HEADING_ID}>
      <Text as="h3" id={HEADING_ID} tabIndex={-1} text="pages.title" />
      {isShared ? (
        <WithTripPages trip={trip}>
          {(pages) =>
            pages ? (
              <Pages trip={trip} pages={pages} whyNone={whyNone} onFree={onFree} />
            ) : trip.marks ? (
              <Kept trip={trip} marks={trip.marks} />
            ) : whyNone ? (
              <Text className={style.hint} text={whyNone} />
            ) : (
              <MakePages trip={trip} />
            )
          }
        </WithTripPages>
      ) : (
        <Text className={style.hint} text="pages.demo" />
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
  return (
    <>
      <p className={style.live}>{liveWords(bookings, marks, intl)}</p>
      {cashSums(bookings, marks).map(({ currency, collected, handedOver: given }) => (
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

function MakePages({ trip }: { trip: Trip }) {
  const { calendar, timeZone } = useOpenCalendar();
  const make = useMutation({
    mutationFn: () => publishTrip({ calendarId: calendar.id, tripId: trip.id }, timeZone),
  });
  return (
    <>
      <Text className={style.hint} text="pages.hint" />
      <Button
        icon={<Link aria-hidden />}
        // The live read shows the links in a moment.
        busy={make.isPending || make.isSuccess}
        data-track="parendar-pages-make"
        onClick={() => make.mutate()}
        text="pages.make"
      />
      <Failed error={make.error} />
    </>
  );
}

interface PagesProps extends Omit<LinksProps, 'bookings'> {
  whyNone: 'pages.noTimes' | 'pages.over' | null;
  onFree: Freeing;
}

function Pages({ trip, pages, whyNone, onFree }: PagesProps) {
  const intl = useIntl();
  const bookings = bookingsWithKeys(trip, pages);
  const live = liveWords(bookings, pages.marks, intl);
  return (
    <>
      {live !== '' && <p className={style.live}>{live}</p>}
      <UnkeptMarks all={[pages]} />
      <ToldList trip={trip} pages={pages} bookings={bookings} onFree={onFree} />
      <CashSums pages={pages} sums={cashSums(bookings, pages.marks)} />
      {/* Without a phone the page of a place has nobody to call, and shows none. */}
      {pages.place && pages.driver.phone !== null && (
        <NewTabLink
          className={style.place}
          href={`${paths.drivers}${linkIdOf(pages.place)}`}
          data-track="parendar-van-place"
        >
          <FormattedMessage id="pages.place" />
        </NewTabLink>
      )}
      {whyNone ? (
        <Text className={style.hint} text={whyNone} />
      ) : (
        <TripLinks trip={trip} pages={pages} bookings={bookings} />
      )}
    </>
  );
}

/** The passengers' messages of a trip, as long as they matter. The dispatcher can dismiss each, or free the seats. */
function ToldList({ trip, pages, bookings, onFree }: LinksProps & { onFree: Freeing }) {
  const intl = useIntl();
  const free = useMutation({
    mutationFn: async ({ passenger }: { passenger: string }) => onFree?.(pages, passenger),
    onSuccess: focusHeading,
  });
  const dismiss = useMutation({
    mutationFn: ({ passenger, at }: { passenger: string; at: string }) =>
      answerSeat(pages, passenger, at, 'dismiss'),
    // The pressed button goes away: the keyboard goes on from the heading.
    onSuccess: focusHeading,
  });
  const names = namesOfBookings(trip);
  const all = bookings.flatMap((booking) =>
    toldOf(pages, booking.key).map((told) => ({
      booking,
      told,
      words: toldWords(names.get(booking.id) ?? '', booking.kind, told, intl),
    })),
  );
  if (all.length === 0) return null;
  return (
    <>
      <ul className={style.told}>
        {all.map(({ booking, told: { says, at, phone = '' }, words }) => (
          <li key={`${booking.key}.${says}`}>
            <span>{words}</span>
            <span className={style.ways}>
              <CallLink
                phone={phone}
                label={`${intl.formatMessage({ id: 'pages.call' })}: ${nameOrPhone(booking)}`}
              />
              {says === 'not-coming' && onFree && (
                <Button
                  variant="primary"
                  about={words}
                  busy={free.isPending && free.variables.passenger === booking.key}
                  data-track="parendar-told-free"
                  onClick={() => free.mutate({ passenger: booking.key })}
                  text="pages.free"
                  values={{ seats: seatsTaken(booking) }}
                />
              )}
              <Button
                variant="quiet"
                about={words}
                busy={dismiss.isPending && dismiss.variables.at === at}
                data-track="parendar-told-dismiss"
                onClick={() => dismiss.mutate({ passenger: booking.key, at })}
                text="pages.dismiss"
              />
            </span>
          </li>
        ))}
      </ul>
      <Failed error={free.error ?? dismiss.error} />
    </>
  );
}
