import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Sharing } from '../age.ts';
import { Ago } from '../client/place-age.tsx';
import style from './sharing-state.module.css';

export interface SharingState {
  sharing: Sharing;
  /** Whether the place is too old to be relied on. */
  isOld: boolean;
  /** Whether nothing new can arrive now. */
  isLost: boolean;
}

/** The state in a word. Nothing is called live that may no longer be so. */
export function SharingBadge({ sharing, isOld, isLost }: SharingState) {
  const word = isLost ? 'lost' : isOld ? 'stale' : sharing;
  if (word !== 'lost' && word !== 'paused' && word !== 'stale' && word !== 'live') return null;
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
  isLost,
  stoppedAt,
  now,
}: SharingState & { stoppedAt: number | null; now: number }) {
  return (
    <>
      <div role="status" className={style.words}>
        {isLost && <Warning id="lostSaid" />}
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
