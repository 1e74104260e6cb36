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

/** The state in a word. Nothing is called live that may no longer be so. */
export function SharingBadge({ sharing, isOld, isOffline }: SharingState) {
  const word = isOffline ? 'lost' : isOld ? 'stale' : sharing;
  if (word === 'once' || word === 'stopped' || word === 'never') return null;
  return (
    <span className={word === 'live' ? `${style.badge} ${style.live}` : style.badge}>
      <FormattedMessage id={`parloc.client.${word}`} />
    </span>
  );
}

/** The state in a sentence, which a screen reader says when it changes. When all is well, the badge is enough to see. */
export function SharingWords({
  sharing,
  isOld,
  isOffline,
  stoppedAt,
  now,
}: SharingState & { stoppedAt: number | null; now: number }) {
  return (
    <>
      <div role="status" className={style.words}>
        {isOffline && <Warning id="lostSaid" />}
        {saying(sharing, isOld)}
      </div>
      {(sharing === 'stopped' || sharing === 'never') && (
        <p className={style.hint}>
          {stoppedAt !== null && (
            <>
              <FormattedMessage
                id="parloc.client.stoppedAt"
                values={{ ago: <Ago moment={stoppedAt} now={now} /> }}
              />
              {'. '}
            </>
          )}
          <FormattedMessage id="parloc.client.waitHint" />
        </p>
      )}
    </>
  );
}

function saying(sharing: Sharing, isOld: boolean): ReactNode {
  if (sharing === 'stopped' || sharing === 'never') {
    return (
      <p className={style.noPlace}>
        <FormattedMessage id={`parloc.client.${sharing}`} />
      </p>
    );
  }
  if (sharing === 'paused') return <Warning id="pausedSaid" />;
  if (isOld) return <Warning id={sharing === 'live' ? 'staleLiveSaid' : 'staleOnceSaid'} />;
  return (
    <p className="visually-hidden">
      <FormattedMessage id={`parloc.client.${sharing}Said`} />
    </p>
  );
}

function Warning({ id }: { id: 'lostSaid' | 'pausedSaid' | 'staleLiveSaid' | 'staleOnceSaid' }) {
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
