import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import style from './share-panel.module.css';
import type { LiveState } from './use-live-sharing.ts';

/** Durations of live sharing, in minutes; null until the driver stops it. */
const DURATIONS = [
  ['quarter', 15],
  ['hour', 60],
  ['untilStopped', null],
] as const;

interface LiveSharingProps {
  state: LiveState;
  /** ISO moment at which live sharing ends; '' when it lasts until the driver stops it. */
  until: string;
  /** @param minutes null for live sharing until the driver stops it */
  onStart: (minutes: number | null) => void;
  onStop: () => void;
}

/** Starts live sharing, or shows that it is on. */
export function LiveSharing({ state, until, onStart, onStop }: LiveSharingProps) {
  const intl = useIntl();
  if (state === 'off') {
    return (
      <fieldset className={style.live}>
        <legend>
          <FormattedMessage id="parloc.live.title" />
        </legend>
        <p className={style.hint}>
          <FormattedMessage id="parloc.live.hint" />
        </p>
        <div className={style.durations}>
          {DURATIONS.map(([name, minutes]) => (
            <Button key={name} data-track={`parloc-live-${name}`} onClick={() => onStart(minutes)}>
              <FormattedMessage id={`parloc.live.${name}`} />
            </Button>
          ))}
        </div>
      </fieldset>
    );
  }
  const isOn = state === 'on' || state === 'elsewhere';
  return (
    <div className={isOn ? `${style.going} ${style.isOn}` : style.going}>
      <p role="status">
        <strong className={style.state}>
          <FormattedMessage id={`parloc.live.${state}`} />
        </strong>{' '}
        {isOn && until !== '' && (
          <FormattedMessage
            id="parloc.live.until"
            values={{ time: intl.formatTime(until, { format: 'time' }) }}
          />
        )}
      </p>
      <p className={style.hint}>
        <FormattedMessage id="parloc.live.hint" />
      </p>
      <Button variant="primary" big data-track="parloc-live-stop" onClick={onStop}>
        <FormattedMessage id="parloc.live.stop" />
      </Button>
    </div>
  );
}
