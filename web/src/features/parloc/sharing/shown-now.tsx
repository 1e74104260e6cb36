import { CircleStop } from 'lucide-react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { serverNow } from '#clock/server-clock.ts';
import { calendarDate } from '#intl/date-formats.ts';
import { Button } from '#ui/button.tsx';
import type { SharedPlace } from '../shared/driver-view.ts';
import style from './share-panel.module.css';
import type { LiveState } from './use-live-sharing.ts';

interface LiveNowProps {
  state: Exclude<LiveState, 'off'>;
  /** Null until the first place is sent. */
  place: SharedPlace | null;
  /** Until when clients see it, in milliseconds since 1970; null where no link shows it. */
  until: number | null;
  onStop: () => void;
  onKeep: () => void;
}

/** How live sharing goes, until when clients see it, and the ways to end it. */
export function LiveNow({ state, place, until, onStop, onKeep }: LiveNowProps) {
  const isOn = state === 'on' || state === 'elsewhere';
  return (
    <div className={isOn ? `${style.going} ${style.isOn}` : style.going}>
      <p role="status">
        <strong className={style.state}>
          <FormattedMessage id={`parloc.live.${state}`} />
        </strong>
      </p>
      {isOn && place?.live && <LiveEnd until={until} isTimed={place.live.until !== null} />}
      <p className={style.hint}>
        <FormattedMessage id="parloc.live.hint" />
      </p>
      <Button
        variant="primary"
        big
        icon={<CircleStop aria-hidden />}
        data-track="parloc-live-stop"
        onClick={onStop}
      >
        <FormattedMessage id="parloc.live.stop" />
      </Button>
      {place?.live && (
        <Button data-track="parloc-live-keep" onClick={onKeep}>
          <FormattedMessage id="parloc.live.keep" />
        </Button>
      )}
    </div>
  );
}

/** @param isTimed whether the driver has chosen an end; without one it moves on with each update */
function LiveEnd({ until, isTimed }: { until: number | null; isTimed: boolean }) {
  const intl = useIntl();
  return (
    <p>
      {until === null ? (
        <FormattedMessage id="parloc.share.unseen" />
      ) : isTimed ? (
        <FormattedMessage id="parloc.live.until" values={{ time: momentWords(intl, until) }} />
      ) : (
        <FormattedMessage id="parloc.live.untilStop" />
      )}
    </p>
  );
}

/** Until when clients see a single place, and the way to take it away. */
export function PlaceNow({ until, onHide }: { until: number | null; onHide: () => void }) {
  const intl = useIntl();
  return (
    <div className={style.going}>
      <p>
        {until === null ? (
          <FormattedMessage id="parloc.share.unseen" />
        ) : (
          <FormattedMessage id="parloc.share.until" values={{ time: momentWords(intl, until) }} />
        )}
      </p>
      <Button big icon={<CircleStop aria-hidden />} data-track="parloc-hide" onClick={onHide}>
        <FormattedMessage id="parloc.share.hide" />
      </Button>
    </div>
  );
}

/** The time of a moment, with its day where that is not today. */
export function momentWords(intl: IntlShape, moment: number): string {
  const time = intl.formatTime(moment, { format: 'time' });
  if (calendarDate(new Date(moment)) === calendarDate(new Date(serverNow()))) return time;
  const day = intl.formatDate(moment, { format: 'month-day' });
  return intl.formatMessage({ id: 'parloc.share.dayAndTime' }, { time, day });
}
