import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatRelativeTime } from '#intl/relative-time.ts';
import { formatMetres } from '#location/distance.ts';
import type { SharedPlace } from '#location/shared-place.ts';
import { formatSpeed, motionOf } from '#map/motion.ts';
import { Text } from '#ui/text.tsx';
import { momentWords } from '../shared/moment-words.ts';
import { ageOf, type Sharing } from './age.ts';
import style from './sharing-state.module.css';

interface SharingState {
  sharing: Sharing;
  isOld: boolean;
  isOffline: boolean;
  /** Whether the place is from this browser's storage, while the server is asked. */
  isKept: boolean;
}

/** Never calls a place live that may no longer be. @param until ms since 1970; null for no end */
export function SharingBadge({ until, ...state }: SharingState & { until: number | null }) {
  const word = wordOf(state);
  if (word === 'once' || word === 'ended') return null;
  const isLive = word === 'live';
  return (
    // Without scripts the page does not change, so it cannot call a place live.
    <span className={isLive ? `${style.badge} ${style.live} with-scripts` : style.badge}>
      {isLive && until !== null ? (
        <AtTime id="liveUntil" moment={until} />
      ) : (
        <FormattedMessage id={`parloc.client.${word}`} />
      )}
    </span>
  );
}

function wordOf({ sharing, isOld, isOffline, isKept }: SharingState) {
  return isOffline ? 'lost' : isKept ? 'kept' : isOld ? 'stale' : sharing;
}

/** @param endedAt in milliseconds since 1970; null for an impossible place, which the rules let nobody write */
export function SharingWords({ endedAt, ...state }: SharingState & { endedAt: number | null }) {
  const hasEnded = state.sharing === 'ended';
  return (
    <>
      <div role="status" className={style.words}>
        {hasEnded ? (
          <p className={style.noPlace}>
            {endedAt === null ? (
              <FormattedMessage id="parloc.client.missing" />
            ) : (
              <AtTime id="ended" moment={endedAt} />
            )}
          </p>
        ) : (
          saying(state)
        )}
      </div>
      {hasEnded && <Text className={`${style.hint} with-scripts`} text="parloc.client.waitHint" />}
    </>
  );
}

function AtTime({ id, moment }: { id: 'liveUntil' | 'until' | 'ended'; moment: number }) {
  const time = momentWords(useIntl(), moment);
  return <Text as="span" suppressHydrationWarning text={`parloc.client.${id}`} values={{ time }} />;
}

function saying({ sharing, isOld, isOffline, isKept }: SharingState): ReactNode {
  if (isOffline) return <Warning id="lostSaid" />;
  if (isKept) return <Text text="parloc.client.keptSaid" />;
  if (sharing === 'paused') return <Warning id="pausedSaid" />;
  if (isOld) return <Warning id={sharing === 'once' ? 'staleOnceSaid' : 'staleLiveSaid'} />;
  if (sharing === 'silent') return <Warning id="silentSaid" />;
  return (
    <Text
      className="visually-hidden with-scripts"
      text={sharing === 'live' ? 'parloc.client.liveSaid' : 'parloc.client.onceSaid'}
    />
  );
}

function Warning({
  id,
}: {
  id: 'lostSaid' | 'pausedSaid' | 'silentSaid' | 'staleLiveSaid' | 'staleOnceSaid';
}) {
  return <Text className={style.warning} text={`parloc.client.${id}`} />;
}

/** Age, accuracy and end of a place: '12 секунд тому', 'точність 8 м', 'видно до 07:59'. */
export function PlaceAge({ place, now, ...state }: SharingState & { place: SharedPlace; now: number }) {
  const intl = useIntl();
  const isLive = wordOf(state) === 'live';
  const motion = isLive ? motionOf(place) : null;
  return (
    <p className={style.line}>
      <strong className={state.isOld ? style.old : style.age}>
        <Ago moment={place.sharedAt} now={now} />
        <span className="without-scripts" suppressHydrationWarning>
          {momentWords(intl, place.sharedAt)}
        </span>
      </strong>
      <Text
        as="span"
        className={style.detail}
        suppressHydrationWarning
        text={place.accuracy < 1000 ? 'parloc.client.accuracy' : 'parloc.client.about'}
        values={{ distance: formatMetres(intl, place.accuracy) }}
      />
      {!(isLive && place.live?.until) && (
        <span className={style.detail}>
          <AtTime id="until" moment={place.endsAt} />
        </span>
      )}
      {motion && (
        // The eye sees it at the map's mark.
        <Text
          as="span"
          className="visually-hidden"
          suppressHydrationWarning
          text="parloc.client.motion"
          values={{ speed: formatSpeed(intl, motion.speed), point: motion.point ?? 'other' }}
        />
      )}
    </p>
  );
}

/** A moment as its distance from now; the exact one is for machines, and shows under the pointer. */
export function Ago({ moment, now }: { moment: number; now: number }) {
  const intl = useIntl();
  const exact = intl.formatDate(moment, { dateStyle: 'long', timeStyle: 'medium' });
  return (
    <time
      className="with-scripts"
      dateTime={new Date(moment).toISOString()}
      title={exact}
      suppressHydrationWarning
    >
      {formatRelativeTime(now - ageOf(moment, now), now, intl.locale)}
    </time>
  );
}
