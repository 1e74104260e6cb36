import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import style from './share-panel.module.css';
import type { LiveState } from './use-live-sharing.ts';

/** How long sharing goes on by itself, in minutes; null until it is stopped. */
const DURATIONS = [
  ['quarter', 15],
  ['hour', 60],
  ['untilStopped', null],
] as const;

interface LiveSharingProps {
  state: LiveState;
  /** ISO moment at which it ends; '' until it is stopped. */
  until: string;
  /** @param minutes null until it is stopped */
  onStart: (minutes: number | null) => void;
  onStop: () => void;
}

/** Starts sharing that goes on by itself, or shows that it does. */
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
      <Button look="go" big data-track="parloc-live-stop" onClick={onStop}>
        <FormattedMessage id="parloc.live.stop" />
      </Button>
    </div>
  );
}
