import { placeHours } from '@par-club/functions/shared/place-hours';
import { linkIdOf } from '@par-club/functions/shared/place-link';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LivePage } from '#link-page/live-page.data.ts';
import { useLoaded } from '#loading/use-connection.ts';
import { paths } from '#paths';
import { Text } from '#ui/text.tsx';
import { clockTime } from '../shared/times.ts';
import page from '../shared/trip-page.module.css';
import type { Shown } from '../shared/trip-page.ts';
import style from './where-is-the-van.module.css';

const loadVanPlace = async () => (await import('./van-place.tsx')).VanPlace;

interface WhereIsTheVanProps {
  seat: Shown['seat'];
  /** The live connection; null until it has loaded. */
  LivePage: LivePage | null;
  /** In milliseconds since 1970 by the server's clock. */
  now: number;
  isOffline: boolean;
}

/** The van's place, from an hour before the start until the arrival, or the beginning of that time. */
export function WhereIsTheVan({ seat, LivePage, now, isOffline }: WhereIsTheVanProps) {
  const intl = useIntl();
  const { place, timeZone } = seat;
  const { from, until } = placeHours(seat);
  const { part: VanPlace } = useLoaded(loadVanPlace, place !== null && LivePage !== null);
  if (now >= until) return null;
  return (
    <section className={page.box}>
      <Text as="h2" text="trips.seat.van" />
      {place && VanPlace && LivePage ? (
        // Another id is another place.
        <VanPlace
          key={place.placeId}
          page={seat}
          link={place}
          LivePage={LivePage}
          now={now}
          isOffline={isOffline}
        />
      ) : place ? (
        <p className={style.coming}>
          <Text as="span" className="with-scripts" text="trips.seat.van.looking" />
          {seat.driverPhone !== null && (
            <a className="without-scripts" href={`${paths.drivers}${linkIdOf(place)}`}>
              <FormattedMessage id="trips.seat.map" />
            </a>
          )}
        </p>
      ) : (
        <p>
          {now < from ? (
            <FormattedMessage
              id="trips.seat.van.early"
              values={{ time: clockTime(new Date(from).toISOString(), intl, timeZone) }}
            />
          ) : (
            <FormattedMessage id="trips.seat.van.notShared" />
          )}
        </p>
      )}
    </section>
  );
}
