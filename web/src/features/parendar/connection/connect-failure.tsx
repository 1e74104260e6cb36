import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import type { CalendarState } from '../calendar/calendar-state.ts';
import { useConnect } from '../calendar/use-calendar.ts';
import { ConsentError, calendarFailureText } from '../model/calendar-errors.ts';
import style from './connect.module.css';

/** Shows that a consent is awaited, or why it failed; offers this tab where the browser blocks windows. */
export function ConnectFailure({ state }: { state: CalendarState & { status: 'not-connected' | 'ready' } }) {
  const intl = useIntl();
  const { connectInThisTab } = useConnect();
  const { connectFailure, isConnecting, isRevoked } = state;
  const isBlocked = connectFailure instanceof ConsentError && connectFailure.reason === 'blocked';
  return (
    <>
      <p role="status" className={style.waiting}>
        {isConnecting && <FormattedMessage id="parendar.connect.waiting" />}
      </p>
      {connectFailure !== null && !isConnecting && (
        <div role="alert" className={style.failure}>
          <p>{connectFailureText(intl, connectFailure, isRevoked)}</p>
          {isBlocked && (
            <Button variant="primary" data-track="parendar-connect-this-tab" onClick={connectInThisTab}>
              <FormattedMessage id="parendar.connect.sameTab" />
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** @param isRenewal whether the calendar was connected before */
function connectFailureText(intl: IntlShape, error: unknown, isRenewal: boolean): string {
  const why =
    error instanceof ConsentError
      ? intl.formatMessage({ id: `parendar.consent.${error.reason}` })
      : calendarFailureText(intl, error);
  return isRenewal ? `${intl.formatMessage({ id: 'parendar.failed.refresh' })}. ${why}` : why;
}
