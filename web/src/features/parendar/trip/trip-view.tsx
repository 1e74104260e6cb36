import type { Booking, Trip } from '@par-club/functions/contract/parendar';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNow } from '#clock/use-now.ts';
import { isolateBidi } from '#intl/isolate-bidi.ts';
import { ButtonLink } from '#ui/button.tsx';
import { newTab } from '#ui/new-tab.tsx';
import { RouteLine } from '#ui/route-line.tsx';
import { Text } from '#ui/text.tsx';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { overlapsOf } from '../model/conflicts.ts';
import { statusOf } from '../model/trip-status.ts';
import { arrivalText, stopTime } from '../model/trip-words.ts';
import { wallTimeOf } from '../model/zoned-time.ts';
import { DriverCall } from '../parts/driver-phone.tsx';
import { StatusTag } from '../parts/status-tag.tsx';
import { TripLoad } from '../parts/trip-load.tsx';
import { TripRoute } from '../parts/trip-route.tsx';
import { TripWarnings } from '../parts/trip-warnings.tsx';
import { PassengerList } from './passenger-list.tsx';
import style from './trip-view.module.css';
import type { PassengerActions } from './use-passenger-actions.ts';

interface TripViewProps {
  trip: Trip;
  trips: readonly Trip[];
  sheet: ReactNode;
  /** Null where the trip cannot be changed. */
  passengers: PassengerActions | null;
  onMove: (passenger: Booking) => void;
}

/** A trip to look at: the way, the driver, the passengers with their phones. */
export function TripView({ trip, trips, sheet, passengers, onMove }: TripViewProps) {
  const intl = useIntl();
  const now = useNow();
  const isOther = trip.origin === 'other';
  return (
    <div className={style.view}>
      <div className={style.head}>
        <TripWay trip={trip} />
        <StatusTag status={statusOf(trip, now)} />
      </div>
      <TripWarnings trip={trip} overlaps={overlapsOf(trip, trips)} />
      {trip.origin !== 'product' && (
        <p className={style.quiet}>
          {trip.sender === undefined ? (
            <FormattedMessage id="parendar.panel.readOnly" />
          ) : (
            <FormattedMessage id="parendar.panel.invitation" values={{ sender: isolateBidi(trip.sender) }} />
          )}
        </p>
      )}
      {!isOther && (
        <dl className={style.facts}>
          <Fact label={<FormattedMessage id="parendar.panel.driver" />}>
            {trip.driverName.trim() || <FormattedMessage id="parendar.trip.noDriver" />}
            <DriverCall name={trip.driverName} />
          </Fact>
          {trip.seats !== null && (
            <Fact label={<FormattedMessage id="parendar.panel.seats" />}>
              <TripLoad trip={trip} />
            </Fact>
          )}
        </dl>
      )}
      {!isOther && <PassengerList trip={trip} actions={passengers} onMove={onMove} />}
      {trip.notes !== '' && (
        <div className={style.notes}>
          <Text as="h3" text="parendar.panel.notes" />
          <p>{trip.notes}</p>
        </div>
      )}
      {!isOther && sheet}
      {trip.link !== '' && (
        <ButtonLink
          variant="quiet"
          href={trip.link}
          {...newTab}
          icon={<ExternalLink aria-hidden />}
          data-track="parendar-google"
          aria-label={`${intl.formatMessage({ id: 'parendar.panel.google' })} ${intl.formatMessage({ id: 'ui.newTab' })}`}
        >
          <FormattedMessage id="parendar.panel.google" />
        </ButtonLink>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={style.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The way of a trip with its stops, and when it is at each place. */
function TripWay({ trip }: { trip: Trip }) {
  const intl = useIntl();
  const { timeZone } = useOpenCalendar();
  const { from, to, start, stops = [] } = trip;
  // What others wrote has only a title.
  if (start === null || trip.isAllDay || (from === '' && to === '')) return <TripRoute trip={trip} />;
  const places = [
    { place: from, time: wallTimeOf(new Date(start), timeZone).time },
    ...stops.map(({ place, minutes }) => ({ place, time: stopTime(trip, minutes, intl.locale, timeZone) })),
    { place: to, time: arrivalText(trip, intl.locale, timeZone) ?? '' },
  ];
  return (
    <div className={style.way}>
      <RouteLine
        stops={places.map(({ place, time }, index) => ({
          key: String(index),
          content: (
            <span className={style.place}>
              <span>{place || <FormattedMessage id="parendar.trip.noPlace" />}</span>
              {time !== '' && <span className={style.at}>{time}</span>}
            </span>
          ),
        }))}
      />
    </div>
  );
}
