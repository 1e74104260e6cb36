import { CalendarPlus } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import type { CalendarState } from '../calendar/calendar-state.ts';
import { calendarSession, useConnect } from '../calendar/use-calendar.ts';
import style from './connect.module.css';
import { ConnectFailure } from './connect-failure.tsx';

export function ConnectChoice({ state }: { state: CalendarState & { status: 'not-connected' } }) {
  const { connect } = useConnect();
  const { isRevoked, isConnecting } = state;
  return (
    <div className={style.page}>
      <Text as="h1" text="parendar.connect.title" />
      <Text className={style.lead} text="parendar.connect.lead" />
      {isRevoked && <Text role="alert" className={style.notice} text="parendar.connect.lostStart" />}
      <div className={style.ticket}>
        <div className={style.half}>
          <Button
            variant="primary"
            big
            icon={<CalendarPlus aria-hidden />}
            busy={isConnecting}
            data-track="parendar-connect"
            onClick={connect}
            text="parendar.connect.google"
          />
          <Text text="parendar.connect.googleHint" />
          <ConnectFailure state={state} />
        </div>
        <Text className={style.tear} text="parendar.connect.or" />
        <div className={style.half}>
          <Button big data-track="parendar-demo" onClick={() => void calendarSession.use('demo')}>
            <FormattedMessage id="parendar.connect.demo" />
          </Button>
          <Text text="parendar.connect.demoHint" />
        </div>
      </div>
    </div>
  );
}
