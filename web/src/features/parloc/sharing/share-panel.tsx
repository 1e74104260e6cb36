import { LocateFixed } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServerNow } from '#clock/use-now.ts';
import { formatRelativeTime } from '#intl/relative-time.ts';
import { PlaceMap } from '#map/place-map.tsx';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { isAppleTouchDevice, isTouchDevice } from '#ui/touch-device.ts';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import { driverViewOf } from '../shared/driver-view.ts';
import { momentWords } from '../shared/moment-words.ts';
import { hidePlace } from './outbox.data.ts';
import { shownUntil } from './place-writes.ts';
import style from './share-panel.module.css';
import { LiveNow, PlaceNow } from './shown-now.tsx';
import { useLiveSharing } from './use-live-sharing.ts';
import { type ShareProblem, type ShareState, useShare } from './use-share.ts';

/** In minutes; null until the driver stops it. */
const DURATIONS = [
  ['quarter', 15],
  ['hour', 60],
  ['untilStopped', null],
] as const;

interface SharePanelProps {
  item: DriverDoc;
  /** Whether the item may be older than the server's. */
  needsResync: boolean;
  children: ReactNode;
}

export function SharePanel({ item, needsResync, children }: SharePanelProps) {
  const { state, problem, isStopped, share, ask, cancel, withdraw, failed } = useShare(item, needsResync);
  // A waiting stop goes first: live sharing begins after it.
  const isDelivering = state.name === 'waiting' || state.name === 'sending';
  const live = useLiveSharing(item, needsResync || isDelivering, {
    onEnd: (kind, at) => ask({ kind }, at),
    onFailed: failed,
  });
  const now = useServerNow();
  const stored = useMemo(() => driverViewOf(item.fields)?.place ?? null, [item.fields]);
  const endedAt = stored && stored.endsAt <= now ? stored.endsAt : null;
  const place = endedAt === null && !isStopped ? stored : null;
  const until = place && shownUntil(item, place.endsAt, now);
  // Another device that has been silent for a day shares no longer.
  const liveState = live.state === 'elsewhere' && !place ? 'off' : live.state;
  const isIdle = state.name === 'idle' && liveState === 'off';
  // Refused where another place was shared meanwhile.
  const empty = useEffectEvent((moment: number) => {
    hidePlace(item, new Date(moment).toISOString()).catch(() => {});
  });
  const mayEmpty = isIdle && !needsResync;
  useEffect(() => {
    if (endedAt !== null && mayEmpty) empty(endedAt);
  }, [endedAt, mayEmpty]);

  const goLive = (minutes: number | null) => {
    // Its first place replaces a single one; a stop stays until that place has come.
    withdraw();
    live.start(minutes);
  };

  const busy = state.name === 'locating' || state.name === 'sending' ? state.name : null;
  return (
    <section className={style.panel}>
      {liveState === 'off' ? (
        <Button
          variant="primary"
          big
          busy={busy !== null}
          icon={<LocateFixed aria-hidden />}
          data-track="parloc-share"
          onClick={share}
          text={busy ? `parloc.share.${busy}` : 'parloc.share.now'}
        />
      ) : (
        <LiveNow
          state={liveState}
          place={place}
          until={until}
          onExtend={live.extend}
          onStop={live.stop}
          onKeep={live.keep}
        />
      )}
      <ShareNotice state={state} problem={problem} onCancel={cancel} />
      {liveState === 'off' && place && (
        <PlaceNow until={until} onExtend={busy ? null : share} onHide={() => ask({ kind: 'hide' })} />
      )}
      <LastShared item={item} endedAt={endedAt} now={now} />
      {children}
      {liveState === 'off' && <LiveSharing onStart={goLive} />}
      {place && (
        <div className={style.map}>
          <PlaceMap place={place} />
        </div>
      )}
    </section>
  );
}

/** @param onStart gets the minutes, null for live sharing until the driver stops it */
function LiveSharing({ onStart }: { onStart: (minutes: number | null) => void }) {
  return (
    <fieldset className={style.live}>
      <Text as="legend" text="parloc.live.title" />
      <Text className={style.hint} text="parloc.live.hint" />
      <div className={style.durations}>
        {DURATIONS.map(([name, minutes]) => (
          <Button key={name} data-track={`parloc-live-${name}`} onClick={() => onStart(minutes)}>
            <FormattedMessage id={`parloc.live.${name}`} />
          </Button>
        ))}
      </div>
      <Text className={style.hint} text="parloc.live.limit" />
    </fieldset>
  );
}

interface ShareNoticeProps {
  state: ShareState;
  problem: ShareProblem | null;
  onCancel: () => void;
}

function ShareNotice({ state, problem, onCancel }: ShareNoticeProps) {
  const intl = useIntl();
  const isWaiting = state.name === 'waiting';
  return (
    <div role="status" className={style.notice} hidden={!isWaiting && problem === null}>
      {problem && <Text text={problemId(problem)} />}
      {isWaiting && (
        <Text text={state.isStored ? `parloc.share.waiting.${state.kind}` : 'parloc.share.waitingOpen'} />
      )}
      {isWaiting && state.until !== null && (
        <Text text="parloc.share.waitsUntil" values={{ time: momentWords(intl, state.until) }} />
      )}
      {isWaiting && state.kind === 'show' && (
        <Button data-track="parloc-cancel-waiting" onClick={onCancel} text="parloc.share.cancel" />
      )}
    </div>
  );
}

function problemId(problem: ShareProblem) {
  if (problem === 'tooLate') return 'parloc.share.tooLate';
  if (problem === 'noPosition') return 'parloc.share.tryPhone';
  if (isAppleTouchDevice()) return 'parloc.share.allowOnApple';
  return isTouchDevice() ? 'parloc.share.allowOnPhone' : 'parloc.share.allow';
}

interface LastSharedProps {
  item: DriverDoc;
  /** When the place has ended by itself, unless the item says it already. */
  endedAt: number | null;
  now: number;
}

function LastShared({ item: { fields }, endedAt, now }: LastSharedProps) {
  const intl = useIntl();
  const stoppedAt = fields.url === '' ? fields.stoppedAt : undefined;
  const ended = endedAt ?? (stoppedAt ? Date.parse(stoppedAt) : null);
  if (ended !== null) {
    return (
      <div className={style.last}>
        <Text text="parloc.share.hidden" />
        <Text text="parloc.client.ended" values={{ time: momentWords(intl, Math.min(ended, now)) }} />
      </div>
    );
  }
  if (fields.lastSharedTime === '') {
    return <Text className={style.last} text="parloc.share.never" />;
  }
  const shared = Math.min(Date.parse(fields.lastSharedTime), now);
  return (
    <Text
      className={style.last}
      text="parloc.share.last"
      values={{
        ago: <time dateTime={fields.lastSharedTime}>{formatRelativeTime(shared, now, intl.locale)}</time>,
      }}
    />
  );
}
