import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { ChunkLoadError } from '#loading/chunk.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import type { CalendarState } from '../calendar/calendar-state.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import { calendarFailureText, hasReason } from '../model/calendar-errors.ts';
import style from './connect.module.css';

export function StartFailed({ state }: { state: CalendarState & { status: 'failed' } }) {
  const intl = useIntl();
  return (
    <div className={style.page}>
      <Text as="h1" text="parendar.startFailed.title" />
      <p role="alert" className={style.notice}>
        {startFailureText(intl, state.failure)}
      </p>
      <Text className={style.lead} text="parendar.startFailed.hint" />
      <div className={style.line}>
        <Button variant="primary" data-track="parendar-retry" onClick={() => void calendarSession.retry()}>
          <FormattedMessage id="parendar.retry" />
        </Button>
        {state.source === 'google' && (
          <Button variant="quiet" data-track="parendar-demo" onClick={() => void calendarSession.use('demo')}>
            <FormattedMessage id="parendar.connect.demo" />
          </Button>
        )}
      </div>
    </div>
  );
}

/** General words, unless the failure's own words say what to do. */
function startFailureText(intl: IntlShape, error: unknown): string {
  const why = calendarFailureText(intl, error);
  const explained = (what: 'script' | 'google') =>
    `${intl.formatMessage({ id: `parendar.startFailed.${what}` })}. ${why}`;
  if (error instanceof ChunkLoadError) return error.chunk === 'call' ? explained('script') : why;
  if (hasReason(error, 'no-google-client', 'bad-google-client')) return why;
  if (hasReason(error, 'forbidden')) return explained('google');
  return intl.formatMessage({ id: 'parendar.failed.calendars' });
}
