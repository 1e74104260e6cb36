import { CircleStop, Clock, LocateFixed } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SharedPlace } from '#location/shared-place.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { momentWords } from '../shared/moment-words.ts';
import style from './share-panel.module.css';
import type { LiveState } from './use-live-sharing.ts';

interface LiveNowProps {
  state: Exclude<LiveState, 'off'>;
  /** Null until the first place is sent. */
  place: SharedPlace | null;
  /** The end for clients, in milliseconds since 1970; null where no link shows it. */
  until: number | null;
  onExtend: (() => void) | null;
  onStop: () => void;
  onKeep: () => void;
}

export function LiveNow({ state, place, until, onExtend, onStop, onKeep }: LiveNowProps) {
  const isOn = state === 'on' || state === 'elsewhere';
  // Driver or links fix the end; else each update moves it on.
  const isTimed = place !== null && (until !== place.endsAt || place.live?.until !== null);
  return (
    <div className={isOn ? `${style.going} ${style.isOn}` : style.going}>
      <p role="status">
        <Text as="strong" className={style.state} text={`parloc.live.${state}`} />
      </p>
      {isOn && place?.live && (
        <End until={until} text={isTimed ? 'parloc.live.until' : 'parloc.live.untilStop'} />
      )}
      <Text className={style.hint} text="parloc.live.hint" />
      <Button
        variant="primary"
        big
        icon={<CircleStop aria-hidden />}
        data-track="parloc-live-stop"
        onClick={onStop}
        text="parloc.live.stop"
      />
      {onExtend && (
        <Button icon={<Clock aria-hidden />} data-track="parloc-live-extend" onClick={onExtend}>
          <FormattedMessage id="parloc.live.extend" />
        </Button>
      )}
      {place?.live && <Button data-track="parloc-live-keep" onClick={onKeep} text="parloc.live.keep" />}
    </div>
  );
}

interface EndProps {
  until: number | null;
  text: 'parloc.live.until' | 'parloc.live.untilStop' | 'parloc.share.until';
}

function End({ until, text }: EndProps) {
  const intl = useIntl();
  if (until === null) return <Text text="parloc.share.unseen" />;
  return <Text text={text} values={{ time: momentWords(intl, until) }} />;
}

interface PlaceNowProps {
  until: number | null;
  /** Null while a place is being found or sent. */
  onExtend: (() => void) | null;
  onHide: () => void;
}

export function PlaceNow({ until, onExtend, onHide }: PlaceNowProps) {
  return (
    <div className={style.going}>
      <End until={until} text="parloc.share.until" />
      <Button big icon={<CircleStop aria-hidden />} data-track="parloc-hide" onClick={onHide}>
        <FormattedMessage id="parloc.share.hide" />
      </Button>
      <Button
        icon={<LocateFixed aria-hidden />}
        disabled={onExtend === null}
        data-track="parloc-extend"
        onClick={onExtend ?? undefined}
        text="parloc.share.extend"
      />
    </div>
  );
}
