import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatRelativeTime } from '#intl/relative-time.ts';
import type { SharedPlace } from '../shared/driver-view.ts';
import { ageOf, type Sharing } from './age.ts';
import style from './sharing-state.module.css';

interface SharingState {
  sharing: Sharing;
  /** Whether the place is too old to be relied on. */
  isOld: boolean;
  /** Whether nothing new can arrive now. */
  isOffline: boolean;
}

/** The state in a word. Nothing is called live that may no longer be so. @param until ms since 1970; null for no end */
export function SharingBadge({ until, ...state }: SharingState & { until: number | null }) {
  const word = wordOf(state);
  if (word === 'once' || word === 'ended') return null;
  const isLive = word === 'live';
  return (
    <span className={isLive ? `${style.badge} ${style.live}` : style.badge}>
      {isLive && until !== null ? (
        <AtTime id="liveUntil" moment={until} />
      ) : (
        <FormattedMessage id={`parloc.client.${word}`} />
      )}
    </span>
  );
}

function wordOf({ sharing, isOld, isOffline }: SharingState) {
  return isOffline ? 'lost' : isOld ? 'stale' : sharing;
}

/**
 * The state in a sentence, which a screen reader says when it changes. When all is well, the badge is enough to see.
 * @param endedAt when sharing ended, in milliseconds since 1970
 */
export function SharingWords({
  sharing,
  isOld,
  isOffline,
  endedAt,
}: SharingState & { endedAt: number | null }) {
  return (
    <>
      <div role="status" className={style.words}>
        {isOffline && <Warning id="lostSaid" />}
        {sharing === 'ended' ? <NoPlace endedAt={endedAt} /> : saying(sharing, isOld)}
      </div>
      {sharing === 'ended' && (
        <p className={style.hint}>
          <FormattedMessage id="parloc.client.waitHint" />
        </p>
      )}
    </>
  );
}

/** @param endedAt null for a place that makes no sense, as the rules let nobody write it */
function NoPlace({ endedAt }: { endedAt: number | null }) {
  return (
    <p className={style.noPlace}>
      {endedAt === null ? (
        <FormattedMessage id="parloc.client.missing" />
      ) : (
        <AtTime id="ended" moment={endedAt} />
      )}
    </p>
  );
}

function AtTime({ id, moment }: { id: 'liveUntil' | 'until' | 'ended'; moment: number }) {
  const time = useIntl().formatTime(moment, { format: 'time' });
  return <FormattedMessage id={`parloc.client.${id}`} values={{ time }} />;
}

function saying(sharing: Sharing, isOld: boolean): ReactNode {
  if (sharing === 'paused') return <Warning id="pausedSaid" />;
  if (isOld) return <Warning id={sharing === 'once' ? 'staleOnceSaid' : 'staleLiveSaid'} />;
  if (sharing === 'silent') return <Warning id="silentSaid" />;
  return (
    <p className="visually-hidden">
      <FormattedMessage id={sharing === 'live' ? 'parloc.client.liveSaid' : 'parloc.client.onceSaid'} />
    </p>
  );
}

function Warning({
  id,
}: {
  id: 'lostSaid' | 'pausedSaid' | 'silentSaid' | 'staleLiveSaid' | 'staleOnceSaid';
}) {
  return (
    <p className={style.warning}>
      <FormattedMessage id={`parloc.client.${id}`} />
    </p>
  );
}

/** How old a place is, how certain, and until when it is shown: '12 секунд тому · точність 8 м · видно до 07:59'. */
export function PlaceAge({ place, now, ...state }: SharingState & { place: SharedPlace; now: number }) {
  const intl = useIntl();
  const isFar = place.accuracy >= 1000;
  const distance = intl.formatNumber(isFar ? place.accuracy / 1000 : place.accuracy, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: isFar ? 1 : 0,
  });
  return (
    <p className={style.line}>
      <strong className={state.isOld ? style.old : style.age}>
        <Ago moment={place.sharedAt} now={now} />
      </strong>
      <span className={style.detail}>
        <FormattedMessage id="parloc.client.accuracy" values={{ distance }} />
      </span>
      {!(wordOf(state) === 'live' && place.live?.until) && (
        <span className={style.detail}>
          <AtTime id="until" moment={place.endsAt} />
        </span>
      )}
    </p>
  );
}

/** A moment by how long ago it was; the exact one is there for machines, and for whoever points at it. */
export function Ago({ moment, now }: { moment: number; now: number }) {
  const intl = useIntl();
  const exact = intl.formatDate(moment, { dateStyle: 'long', timeStyle: 'medium' });
  return (
    <time dateTime={new Date(moment).toISOString()} title={exact}>
      {formatRelativeTime(now - ageOf(moment, now), now, intl.locale)}
    </time>
  );
}
