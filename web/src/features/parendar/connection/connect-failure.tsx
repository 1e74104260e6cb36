import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import type { CalendarState } from './calendar-state.ts';
import style from './connect.module.css';
import { ConsentError } from './consent.ts';
import { connectFailureText } from './session-failures.ts';

interface ConnectFailureProps {
  state: CalendarState;
  /** Whether the calendar was connected before. */
  isRenewal: boolean;
  onThisTab: () => void;
}

/** That a consent is awaited, or why there is none; where the browser blocks windows, the way without one. */
export function ConnectFailure({ state, isRenewal, onThisTab }: ConnectFailureProps) {
  const intl = useIntl();
  const { connectFailure, isConnecting } = state;
  const isBlocked = connectFailure instanceof ConsentError && connectFailure.reason === 'blocked';
  return (
    <>
      <p role="status" className={style.waiting}>
        {isConnecting && <FormattedMessage id="parendar.connect.waiting" />}
      </p>
      {connectFailure !== null && !isConnecting && (
        <div role="alert" className={style.failure}>
          <p>{connectFailureText(intl, connectFailure, isRenewal)}</p>
          {isBlocked && (
            <Button look="go" data-track="parendar-connect-this-tab" onClick={onThisTab}>
              <FormattedMessage id="parendar.connect.sameTab" />
            </Button>
          )}
        </div>
      )}
    </>
  );
}
