import { CircleStop, LocateFixed } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServerNow } from '#clock/use-now.ts';
import { formatRelativeTime } from '#intl/relative-time.ts';
import { lazyPart } from '#loading/lazy.tsx';
import { isAppleTouchDevice } from '#ui/apple-touch-device.ts';
import { Button } from '#ui/button.tsx';
import type { DriverDoc } from '../shared/driver-doc.data.ts';
import { driverViewOf } from '../shared/driver-view.ts';
import { LiveSharing } from './live-sharing.tsx';
import style from './share-panel.module.css';
import { useLiveSharing } from './use-live-sharing.ts';
import { type ShareState, useShare } from './use-share.ts';

const PlaceMap = lazyPart('map', async () => (await import('../map/place-map.tsx')).PlaceMap);

/**
 * The one button, how it goes, what clients see, and the ways to go on sharing and to stop.
 * @param needsResync whether the item may say less than the server knows
 */
export function SharePanel({ item, needsResync }: { item: DriverDoc; needsResync: boolean }) {
  const { state, share, ask, cancel, withdraw, failed } = useShare(item, needsResync);
  const live = useLiveSharing(item, needsResync, {
    onEnd: () => ask({ kind: 'endLive' }),
    onFailed: failed,
  });
  const place = driverViewOf(item.fields)?.place ?? null;

  const goLive = (minutes: number | null) => {
    // Its first place makes a single one useless.
    withdraw();
    live.start(minutes);
  };
  const stopShowing = () => {
    live.leave();
    ask({ kind: 'hide' });
  };

  const busy = state.name === 'locating' || state.name === 'sending' ? state.name : null;
  return (
    <section className={style.panel}>
      {live.state === 'off' && (
        <Button
          variant="primary"
          big
          busy={busy !== null}
          icon={<LocateFixed aria-hidden />}
          data-track="parloc-share"
          onClick={share}
        >
          <FormattedMessage id={busy ? `parloc.share.${busy}` : 'parloc.share.now'} />
        </Button>
      )}
      <ShareNotice state={state} onCancel={cancel} />
      <LiveSharing state={live.state} until={live.until} onStart={goLive} onStop={live.stop} />
      <LastShared item={item} />
      {place && (
        <>
          <div className={style.map}>
            <Suspense>
              <PlaceMap place={place} />
            </Suspense>
          </div>
          <Button icon={<CircleStop aria-hidden />} data-track="parloc-hide" onClick={stopShowing}>
            <FormattedMessage id="parloc.share.hide" />
          </Button>
        </>
      )}
    </section>
  );
}

/** What a share waits for, where that takes the driver's attention. */
function ShareNotice({ state, onCancel }: { state: ShareState; onCancel: () => void }) {
  const id = noticeOf(state);
  return (
    <div role="status" className={style.notice} hidden={id === null}>
      {id && <FormattedMessage id={id} />}
      {state.name === 'waiting' && state.kind === 'show' && (
        <Button data-track="parloc-cancel-waiting" onClick={onCancel}>
          <FormattedMessage id="parloc.share.cancel" />
        </Button>
      )}
    </div>
  );
}

function noticeOf(state: ShareState) {
  if (state.name === 'waiting') {
    return state.isStored ? (`parloc.share.waiting.${state.kind}` as const) : 'parloc.share.waitingOpen';
  }
  if (state.name === 'noPosition') return 'parloc.share.tryPhone';
  if (state.name !== 'refused') return null;
  return isAppleTouchDevice() ? 'parloc.share.allowOnApple' : 'parloc.share.allow';
}

function LastShared({ item: { fields } }: { item: DriverDoc }) {
  const { locale } = useIntl();
  const now = useServerNow();
  if (fields.lastSharedTime === '') {
    return (
      <p className={style.last}>
        <FormattedMessage id={'stoppedAt' in fields ? 'parloc.share.hidden' : 'parloc.share.never'} />
      </p>
    );
  }
  const shared = Math.min(Date.parse(fields.lastSharedTime), now);
  return (
    <p className={style.last}>
      <FormattedMessage
        id="parloc.share.last"
        values={{
          ago: <time dateTime={fields.lastSharedTime}>{formatRelativeTime(shared, now, locale)}</time>,
        }}
      />
    </p>
  );
}
