import { CircleStop, LocateFixed } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { languageTag } from '#intl/language.ts';
import { useLanguage } from '#intl/language-provider.tsx';
import { formatRelativeTime } from '#intl/relative-time.ts';
import { Button } from '#ui/button.tsx';
import { driverOf } from './driver.ts';
import { LiveSharing } from './live-sharing.tsx';
import type { OwnItem } from './parloc.data.ts';
import style from './share-panel.module.css';
import { useLiveSharing } from './use-live-sharing.ts';
import { useNow } from './use-now.ts';
import { type ShareState, useShare } from './use-share.ts';

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }));

/** The one button, how it goes, what clients see, and the ways to go on sharing and to stop. */
export function SharePanel({ item }: { item: OwnItem }) {
  const { state, share, hide } = useShare(item.id);
  const live = useLiveSharing(item.id, 'live' in item.fields);
  const place = driverOf(item.fields)?.place ?? null;

  const stopShowing = () => {
    live.leave();
    hide();
  };

  const busy = state === 'locating' || state === 'sending';
  return (
    <section className={style.panel}>
      {live.state === 'off' && (
        <Button
          look="go"
          big
          busy={busy}
          icon={<LocateFixed aria-hidden />}
          data-track="parloc-share"
          onClick={share}
        >
          <FormattedMessage id={busy ? `parloc.share.${state}` : 'parloc.share.now'} />
        </Button>
      )}
      <ShareNotice state={state} />
      <LiveSharing live={live} />
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

const NOTICES = {
  waiting: 'parloc.share.waiting',
  waitingToHide: 'parloc.share.waitingToHide',
  noPosition: 'parloc.share.tryPhone',
  refused: isAppleTouchDevice() ? 'parloc.share.allowOnApple' : 'parloc.share.allow',
} as const;

/** What a share waits for, where that takes the driver's attention. */
function ShareNotice({ state }: { state: ShareState }) {
  return (
    <p role="status" className={style.notice} hidden={!(state in NOTICES)}>
      {state in NOTICES && <FormattedMessage id={NOTICES[state as keyof typeof NOTICES]} />}
    </p>
  );
}

/** An iPhone or an iPad, which keeps its permissions in another place than every other device. */
function isAppleTouchDevice(): boolean {
  // An iPad calls itself a Macintosh, which has no touch screen.
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

function LastShared({ item: { fields } }: { item: OwnItem }) {
  const { language } = useLanguage();
  const now = useNow();
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
          ago: (
            <time dateTime={fields.lastSharedTime}>
              {formatRelativeTime(shared, now, languageTag[language])}
            </time>
          ),
        }}
      />
    </p>
  );
}
