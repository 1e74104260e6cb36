import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate } from '#intl/date-formats.ts';
import { languageTag } from '#intl/language.ts';
import { useLanguage } from '#intl/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import style from './share-panel.module.css';
import type { useLiveSharing } from './use-live-sharing.ts';

/** How long sharing goes on by itself, in minutes; null until it is stopped. */
const DURATIONS = [
  ['quarter', 15],
  ['hour', 60],
  ['untilStopped', null],
] as const;

/** Starts sharing that goes on by itself, or shows that it does. */
export function LiveSharing({ live }: { live: ReturnType<typeof useLiveSharing> }) {
  const intl = useIntl();
  if (live.state === 'off') {
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
            <Button key={name} data-track={`parloc-live-${name}`} onClick={() => live.start(minutes)}>
              <FormattedMessage id={`parloc.live.${name}`} />
            </Button>
          ))}
        </div>
      </fieldset>
    );
  }

  const stop = async () => {
    try {
      await live.stop();
    } catch {
      toast('error', intl.formatMessage({ id: 'parloc.live.stopFailed' }));
    }
  };
  return (
    <div className={style.going}>
      <p role="status">
        <strong className={style.on}>
          <FormattedMessage id="parloc.live.on" />
        </strong>{' '}
        {live.until !== '' && <Until moment={live.until} />}
        {live.state === 'lost' && <FormattedMessage id="parloc.live.lost" />}
      </p>
      <p className={style.hint}>
        <FormattedMessage id="parloc.live.hint" />
      </p>
      <Button look="go" big data-track="parloc-live-stop" onClick={() => void stop()}>
        <FormattedMessage id="parloc.live.stop" />
      </Button>
    </div>
  );
}

/** @param moment ISO */
function Until({ moment }: { moment: string }) {
  const { language } = useLanguage();
  return (
    <FormattedMessage
      id="parloc.live.until"
      values={{ time: formatDate(new Date(moment), 'time', languageTag[language]) }}
    />
  );
}
