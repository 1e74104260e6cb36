import { type PlaceLink, placePath } from '@par-club/functions/shared/place-link';
import { memo, useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '#clock/server-clock.ts';
import { formatRelativeTime } from '#intl/relative-time.ts';
import type { LivePage } from '#link-page/live-page.data.ts';
import { formatMetres } from '#location/distance.ts';
import { type Fields, placeOf, type SharedPlace, SILENT_AFTER_MS } from '#location/shared-place.ts';
import { formatSpeed } from '#map/motion.ts';
import { PlaceMap } from '#map/place-map.tsx';
import { Text } from '#ui/text.tsx';
import { later, timeAfter } from '../shared/times.ts';
import type { Shown } from '../shared/trip-page.ts';
import { type Arrival, arrivalOf, hasPassed, NEAR, startAhead } from './arrival.ts';
import style from './van-place.module.css';

/** Age in milliseconds from which nobody can say any more when the van arrives. */
const STALE_AFTER_MS = 15 * 60_000;

interface VanPlaceProps {
  page: Shown['seat'];
  link: PlaceLink;
  LivePage: LivePage;
  /** In milliseconds since 1970 by the server's clock. */
  now: number;
  isOffline: boolean;
}

type Seen = SharedPlace & { pace: number | null; isUnderWay: boolean };

/** Where the van is now, live, and how far and how soon it is there. A part of its own for all that a map needs. */
export function VanPlace({ page, link, LivePage, now, isOffline }: VanPlaceProps) {
  const [place, setPlace] = useState<Seen | null>(null);
  const onNews = useCallback((fields: Fields | null) => setPlace(fields && seenIn(fields)), []);
  const onRefused = useCallback(() => setPlace(null), []);
  const isShown = place !== null && place.endsAt > now;
  return (
    <>
      {isShown ? (
        <Place page={page} place={place} now={now} isOffline={isOffline} />
      ) : (
        <Text role="status" className={style.waiting} text="trips.seat.van.looking" />
      )}
      <LivePage path={placePath(link)} onNews={onNews} onRefused={onRefused} />
    </>
  );
}

function seenIn(fields: Fields): Seen | null {
  const place = placeOf(fields, serverNow());
  return (
    place && {
      ...place,
      pace: typeof fields.pace === 'number' ? fields.pace : null,
      isUnderWay: fields.isUnderWay === true,
    }
  );
}

type PlaceProps = Pick<VanPlaceProps, 'page' | 'now' | 'isOffline'> & { place: Seen };

function Place({ page, place, now, isOffline }: PlaceProps) {
  const intl = useIntl();
  const age = Math.max(0, now - place.sharedAt);
  const isSilent = isOffline || age >= SILENT_AFTER_MS;
  const { towns, on, off } = page.way;
  const isAboard = page.ride === 'aboard';
  const target = isAboard ? off : on;
  const where = isAboard ? page.dropOff.place : page.pickUp.place;
  const startsAt = startAhead(Date.parse(later(page.start, page.lateMinutes)), now, place, towns);
  const isPassed = startsAt === null && hasPassed(place, towns, target);
  const arrival =
    age >= STALE_AFTER_MS || page.ride === 'absent' || isPassed
      ? null
      : arrivalOf(place, towns.slice(0, target + 1), startsAt);
  const ago = formatRelativeTime(place.sharedAt, now, intl.locale);
  return (
    <>
      {arrival && <HowSoon arrival={arrival} now={now} where={where} timeZone={page.timeZone} />}
      {isPassed && (
        <Text className={style.silent} text="trips.seat.van.passed" values={{ where: <bdi>{where}</bdi> }} />
      )}
      {!towns[target] && (
        <Text className={style.basis} text="trips.seat.van.unknown" values={{ where: <bdi>{where}</bdi> }} />
      )}
      <div className={style.map}>
        <MemoizedMap place={place} isNow={!isSilent} offersOwnPlace />
      </div>
      <Text className={isSilent ? style.silent : style.age} text="trips.seat.van.seen" values={{ ago }} />
      <p role="status" className={style.words}>
        {/* Who is without a connection cannot know. */}
        {isSilent && !isOffline && <FormattedMessage id="trips.seat.van.silent" />}
      </p>
    </>
  );
}

interface HowSoonProps {
  arrival: Arrival;
  now: number;
  /** The place that it is about. */
  where: string;
  timeZone: string;
}

/** How far and how soon the van is there, and what that is computed from. */
function HowSoon({ arrival, now, where, timeZone }: HowSoonProps) {
  const intl = useIntl();
  const { metres, pace, halts } = arrival;
  if (metres < NEAR) return <Text className={style.soon} text="trips.seat.van.near" />;
  const iso = (moment: number) => new Date(moment).toISOString();
  const clock = (moment: number) => timeAfter(iso(now), iso(moment), intl, timeZone);
  const distance = formatMetres(intl, metres);
  return (
    <div>
      {arrival.until > now && (
        <Text
          className={style.soon}
          text="trips.seat.van.when"
          values={{ from: clock(Math.max(now, arrival.from)), until: clock(arrival.until) }}
        />
      )}
      <Text text="trips.seat.van.far" values={{ distance, where: <bdi>{where}</bdi> }} />
      <Text
        className={style.basis}
        text={pace === null ? 'trips.seat.van.usualBasis' : 'trips.seat.van.basis'}
        values={{ speed: formatSpeed(intl, pace ?? 0), halts }}
      />
    </div>
  );
}

/** Does not render again each second. */
const MemoizedMap = memo(PlaceMap);
