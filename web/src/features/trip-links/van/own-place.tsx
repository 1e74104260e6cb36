import { placeHours } from '@par-club/functions/shared/place-hours';
import { MapPin } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaded } from '#loading/use-connection.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { clockTime, isLongOver } from '../shared/times.ts';
import page from '../shared/trip-page.module.css';
import type { Shown } from '../shared/trip-page.ts';
import style from './share-place.module.css';

const loadSharePlace = async () => (await import('./share-place.tsx')).SharePlace;

interface OwnPlaceProps {
  secret: string;
  trip: Shown['van'];
  lateMinutes: number;
  /** Whether the main content has loaded. */
  isSettled: boolean;
  /** In milliseconds since 1970 by the server's clock. */
  now: number;
}

/** Shares the van's place during the trip; a driver who has not arrived by the end marks the delay. */
export function OwnPlace({ secret, trip, lateMinutes, isSettled, now }: OwnPlaceProps) {
  const intl = useIntl();
  const { from, until } = placeHours({ ...trip, lateMinutes });
  const isShown = now >= from && now < until;
  const { part: SharePlace } = useLoaded(loadSharePlace, isSettled && isShown);
  if (isLongOver({ ...trip, lateMinutes }, now)) return null;
  return (
    <section className={`${page.box} ${style.box}`}>
      <Text as="h2" text="trips.van.place" />
      {SharePlace && isShown ? (
        <SharePlace secret={secret} />
      ) : (
        <>
          <Button icon={<MapPin aria-hidden />} disabled text="trips.van.place.share" />
          <p className={style.state}>
            <FormattedMessage
              id={`trips.van.place.${isShown ? 'off' : now < from ? 'early' : 'late'}`}
              values={{ time: clockTime(new Date(from).toISOString(), intl, trip.timeZone) }}
            />
          </p>
        </>
      )}
    </section>
  );
}
