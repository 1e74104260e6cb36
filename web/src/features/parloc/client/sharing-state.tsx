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
export function SharingBadge({ sharing, isOld, isOffline, until }: SharingState & { until: number | null }) {
  const intl = useIntl();
  const word = isOffline ? 'lost' : isOld ? 'stale' : sharing;
  if (word === 'once' || word === 'ended' || word === 'stopped' || word === 'never') return null;
  const isLive = word === 'live';
  return (
    <span className={isLive ? `${style.badge} ${style.live}` : style.badge}>
      {isLive && until !== null ? (
        <FormattedMessage
          id="parloc.client.liveUntil"
          values={{ time: intl.formatTime(until, { format: 'time' }) }}
        />
      ) : (
        <FormattedMessage id={`parloc.client.${word}`} />
      )}
    </span>
  );
}

/**
 * The state in a sentence, which a screen reader says when it changes. When all is well, the badge is enough to see.
 * @param endedAt when sharing ended, in milliseconds since 1970; null while it has not, or never began
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
        {hasNone(sharing) ? <NoPlace endedAt={endedAt} /> : saying(sharing, isOld)}
      </div>
      {hasNone(sharing) && (
        <p className={style.hint}>
          <FormattedMessage id="parloc.client.waitHint" />
        </p>
      )}
    </>
  );
}

function hasNone(sharing: Sharing): boolean {
  return sharing === 'ended' || sharing === 'stopped' || sharing === 'never';
}

function NoPlace({ endedAt }: { endedAt: number | null }) {
  const intl = useIntl();
  return (
    <p className={style.noPlace}>
      {endedAt === null ? (
        <FormattedMessage id="parloc.client.never" />
      ) : (
        <FormattedMessage
          id="parloc.client.ended"
          values={{ time: intl.formatTime(endedAt, { format: 'time' }) }}
        />
      )}
    </p>
  );
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

/** How old a place is, and how certain: '12 секунд тому · точність 8 м'. */
export function PlaceAge({ place, isOld, now }: { place: SharedPlace; isOld: boolean; now: number }) {
  const intl = useIntl();
  const isFar = place.accuracy >= 1000;
  const distance = intl.formatNumber(isFar ? place.accuracy / 1000 : place.accuracy, {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: isFar ? 1 : 0,
  });
  return (
    <p className={style.line}>
      <strong className={isOld ? style.old : style.age}>
        <Ago moment={place.sharedAt} now={now} />
      </strong>
      <span className={style.accuracy}>
        <FormattedMessage id="parloc.client.accuracy" values={{ distance }} />
      </span>
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
