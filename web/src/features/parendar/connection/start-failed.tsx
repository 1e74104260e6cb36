import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { ChunkLoadError } from '#loading/chunk.ts';
import { Button } from '#ui/button.tsx';
import { calendarFailureText, hasReason } from '../model/calendar-errors.ts';
import style from './connect.module.css';

interface StartFailedProps {
  failure: unknown;
  onRetry: () => void;
  onDemo: (() => void) | null;
}

/** The calendar did not start: why, and what to do about it. */
export function StartFailed({ failure, onRetry, onDemo }: StartFailedProps) {
  const intl = useIntl();
  return (
    <div className={style.page}>
      <h1>
        <FormattedMessage id="parendar.startFailed.title" />
      </h1>
      <p role="alert" className={style.notice}>
        {startFailureText(intl, failure)}
      </p>
      <p className={style.lead}>
        <FormattedMessage id="parendar.startFailed.hint" />
      </p>
      <div className={style.line}>
        <Button look="go" data-track="parendar-retry" onClick={onRetry}>
          <FormattedMessage id="parendar.retry" />
        </Button>
        {onDemo && (
          <Button look="quiet" data-track="parendar-demo" onClick={onDemo}>
            <FormattedMessage id="parendar.connect.demo" />
          </Button>
        )}
      </div>
    </div>
  );
}

/** What to tell a person whose calendar did not start. */
function startFailureText(intl: IntlShape, error: unknown): string {
  const why = calendarFailureText(intl, error);
  if (error instanceof ChunkLoadError) {
    return error.chunk === 'call'
      ? `${intl.formatMessage({ id: 'parendar.startFailed.script' })}. ${why}`
      : why;
  }
  if (hasReason(error, 'no-google-client') || hasReason(error, 'bad-google-client')) return why;
  if (hasReason(error, 'forbidden'))
    return `${intl.formatMessage({ id: 'parendar.startFailed.google' })}. ${why}`;
  return intl.formatMessage({ id: 'parendar.failed.calendars' });
}
