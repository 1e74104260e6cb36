import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import style from './share-panel.module.css';

/** In minutes; null until the driver stops it. */
const DURATIONS = [
  ['quarter', 15],
  ['hour', 60],
  ['untilStopped', null],
] as const;

/** @param onStart gets the minutes, null for live sharing until the driver stops it */
export function LiveSharing({ onStart }: { onStart: (minutes: number | null) => void }) {
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
