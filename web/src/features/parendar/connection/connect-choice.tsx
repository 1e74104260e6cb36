import { CalendarPlus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import type { CalendarState } from '../calendar/calendar-state.ts';
import { calendarSession, useConnect } from '../calendar/use-calendar.ts';
import style from './connect.module.css';
import { ConnectFailure } from './connect-failure.tsx';

/** Where the trips are to be kept: in the person's own calendar, or, to try, in this browser. */
export function ConnectChoice({ state }: { state: CalendarState & { status: 'not-connected' } }) {
  const { connect } = useConnect();
  const { isRevoked, isConnecting } = state;
  return (
    <div className={style.page}>
      <h1>
        <FormattedMessage id="parendar.connect.title" />
      </h1>
      <p className={style.lead}>
        <FormattedMessage id="parendar.connect.lead" />
      </p>
      {isRevoked && (
        <p role="alert" className={style.notice}>
          <FormattedMessage id="parendar.connect.lostStart" />
        </p>
      )}
      <div className={style.ticket}>
        <div className={style.half}>
          <Button
            variant="primary"
            big
            icon={<CalendarPlus aria-hidden />}
            busy={isConnecting}
            data-track="parendar-connect"
            onClick={connect}
          >
            <FormattedMessage id="parendar.connect.google" />
          </Button>
          <p>
            <FormattedMessage id="parendar.connect.googleHint" />
          </p>
          <ConnectFailure state={state} />
        </div>
        <p className={style.tear}>
          <FormattedMessage id="parendar.connect.or" />
        </p>
        <div className={style.half}>
          <Button big data-track="parendar-demo" onClick={() => void calendarSession.use('demo')}>
            <FormattedMessage id="parendar.connect.demo" />
          </Button>
          <p>
            <FormattedMessage id="parendar.connect.demoHint" />
          </p>
        </div>
      </div>
    </div>
  );
}
