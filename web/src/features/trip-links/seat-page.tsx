import { leftToPay } from '@par-club/functions/shared/trip-marks';
import { CalendarPlus, MapPin, Phone } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServerNow } from '#clock/use-now.ts';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { usePageTitle } from '#intl/page-title.ts';
import { priceText } from '#intl/price-text.ts';
import type { LivePage } from '#link-page/live-page.data.ts';
import { unbrokenPhone } from '#phone/unbroken-phone.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { NewTabLink } from '#ui/new-tab.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Text } from '#ui/text.tsx';
import { icsOf } from './seat/ics.ts';
import { TellDispatcher } from './seat/tell-dispatcher.tsx';
import { WhereIsTheVan } from './seat/where-is-the-van.tsx';
import seatStyle from './seat-page.module.css';
import { FreeTexts } from './shared/free-texts.tsx';
import { callLink, mapLink } from './shared/names.ts';
import { Placeholder } from './shared/placeholder.tsx';
import { clockTime, dayWords, isLongOver, later, onlyDay, timeAfter } from './shared/times.ts';
import style from './shared/trip-page.module.css';
import { documentOf, type Shown } from './shared/trip-page.ts';
import { useIsAlive } from './shared/use-is-alive.ts';
import { type TripPageProps, useTripPage } from './shared/use-trip-page.ts';

/** The page of a passenger's link: when, where to stand, who drives, and what was agreed. It needs no sign-in. */
export function SeatPage(props: TripPageProps) {
  const { id: secret, view } = props;
  const trip = useTripPage('seat', props);
  const { found, isOffline, LivePage } = trip;
  return (
    <main className={style.page}>
      {found.page ? (
        <Seat page={found.page} secret={secret} now={view?.now} isOffline={isOffline} LivePage={LivePage} />
      ) : (
        <Placeholder why={found.state} onRetry={trip.retry} />
      )}
      {LivePage && (
        <LivePage path={documentOf('seat', secret)} onNews={trip.onNews} onRefused={trip.onRefused} />
      )}
    </main>
  );
}

interface SeatProps {
  page: Shown['seat'];
  secret: string;
  now: number | undefined;
  isOffline: boolean;
  LivePage: LivePage | null;
}

function Seat({ page, secret, now: drawnAt, isOffline, LivePage }: SeatProps) {
  const intl = useIntl();
  const { from, to, kind, timeZone, pickUp, dropOff, lateMinutes, isCancelled, isStruckOut, ride, border } =
    page;
  const way = `${isolateBidi(from)} → ${isolateBidi(to)}`;
  // The history of a phone that somebody else may take up names no places.
  usePageTitle(intl.formatMessage({ id: 'trips.seat.title' }));
  const isAlive = useIsAlive();
  const now = useServerNow(drawnAt);
  const isOver = ride === 'off' || (ride !== 'aboard' && isLongOver(page, now));
  const isOn = !isCancelled && !isStruckOut && !isOver;
  const delay = isOn ? lateMinutes : 0;
  const { at: pickedUpAt } = pickUp;
  const start = pickedUpAt && later(pickedUpAt, delay);
  const day = start ? dayWords(start, intl, timeZone) : onlyDay(page, intl, timeZone);
  // A passenger whom nobody has marked has got off by now.
  const state = isOver || ride === 'waiting' ? 'off' : ride;
  return (
    <>
      <header className={style.head}>
        <h1>{way}</h1>
        {page.name !== '' && (
          <p>
            <bdi>{page.name}</bdi>
          </p>
        )}
      </header>
      <div role="status" className={seatStyle.states}>
        {isOffline && <Text className={style.state} text="trips.offline" />}
        {isCancelled && <Text className={style.alarm} text="trips.cancelled" />}
        {!isCancelled && isStruckOut && <Text className={style.alarm} text="trips.seat.struckOut" />}
        {isOn && lateMinutes > 0 && (
          <Text className={style.alarm} text="trips.late" values={{ minutes: lateMinutes }} />
        )}
        {isOn && border !== 'none' && <Text className={style.state} text={`trips.border.${border}`} />}
        {!isCancelled && (isOver || ride !== 'waiting') && (
          <Text className={style.state} text={`trips.seat.is.${state}`} values={{ kind }} />
        )}
      </div>
      <section className={style.box}>
        <Text as="h2" text="trips.seat.pickUp" values={{ kind }} />
        {day && <p className={seatStyle.day}>{day}</p>}
        <Time at={pickedUpAt} lateMinutes={delay} timeZone={timeZone} />
        <p className={seatStyle.place}>
          <bdi>{pickUp.place}</bdi>
        </p>
        <div className={seatStyle.ways}>
          <NewTabLink className={seatStyle.link} href={mapLink(pickUp.place)} data-track="seat-map">
            <MapPin aria-hidden />
            <FormattedMessage id="trips.seat.map" />
          </NewTabLink>
          {isOn && pickedUpAt !== null && (
            <Button
              icon={<CalendarPlus aria-hidden />}
              disabled={!isAlive}
              data-track="seat-ics"
              onClick={() =>
                saveFile(
                  new Blob([icsOf(page, pickedUpAt, secret, way, new Date())], { type: 'text/calendar' }),
                  'trip.ics',
                )
              }
              text="trips.seat.calendar"
            />
          )}
        </div>
      </section>
      {isOn && <WhereIsTheVan seat={page} LivePage={LivePage} now={now} isOffline={isOffline} />}
      <Driver page={page} />
      <section className={style.box}>
        <Text as="h2" text="trips.seat.dropOff" values={{ kind }} />
        <p>
          {dropOff.at && `${timeAfter(start || page.start, later(dropOff.at, delay), intl, timeZone)} · `}
          <bdi>{dropOff.place}</bdi>
        </p>
        <Text as="h2" text="trips.seat.agreed" />
        <p>
          <FormattedMessage id="trips.seats" values={{ seats: kind ? 0 : page.seats }} />
          <Paid page={page} />
        </p>
        <FreeTexts of={page.texts ?? {}} />
      </section>
      {isOn && ride !== 'aboard' && (
        <TellDispatcher kind={kind} secret={secret} told={page.told} hasPhone={page.hasPhone ?? true} />
      )}
    </>
  );
}

function Time({ at, lateMinutes, timeZone }: { at: string | null; lateMinutes: number; timeZone: string }) {
  const intl = useIntl();
  if (at === null) return <Text text="trips.seat.noTime" />;
  const time = clockTime(at, intl, timeZone);
  return (
    <p className={seatStyle.time}>
      {lateMinutes > 0 ? (
        <>
          <s>{time}</s> {clockTime(later(at, lateMinutes), intl, timeZone)}
        </>
      ) : (
        time
      )}
    </p>
  );
}

/** The sum that is still to be paid. */
function Paid({ page: { price, isPaid, paid } }: { page: Shown['seat'] }) {
  const { locale } = useIntl();
  const left = leftToPay({ price, isPaid, paid });
  if (!isPaid && !price) return null;
  return (
    <>
      {' · '}
      {left ? (
        <FormattedMessage id="trips.seat.price" values={{ price: priceText(left, locale) }} />
      ) : (
        <FormattedMessage id="trips.seat.paid" />
      )}
    </>
  );
}

function Driver({ page }: { page: Shown['seat'] }) {
  const intl = useIntl();
  const { driverName, driverPhone, carName } = page;
  const call = driverPhone === null ? null : callLink(driverPhone);
  return (
    <section className={style.box}>
      <Text as="h2" text="trips.seat.driver" />
      <p>
        {driverName === '' ? <FormattedMessage id="trips.seat.noDriver" /> : <bdi>{driverName}</bdi>}
        {carName !== '' && (
          <>
            {' · '}
            <bdi>{carName}</bdi>
          </>
        )}
      </p>
      {call && (
        <ButtonLink
          href={call}
          variant="primary"
          icon={<Phone aria-hidden />}
          aria-label={`${intl.formatMessage({ id: 'trips.seat.callDriver' })}: ${unbrokenPhone(driverPhone ?? '')}`}
          data-track="seat-call"
        >
          <span className={seatStyle.phone}>{unbrokenPhone(driverPhone ?? '')}</span>
        </ButtonLink>
      )}
    </section>
  );
}
