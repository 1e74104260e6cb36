import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import type { CalendarState } from '../calendar/calendar-state.ts';
import { useConnect } from '../calendar/use-calendar.ts';
import style from './connect.module.css';
import { ConnectFailure } from './connect-failure.tsx';

/** Says that the grant is lost, or that the calendar is a demo, and offers to connect. */
export function ConnectNotice({ state }: { state: CalendarState & { status: 'ready' } }) {
  const { connect } = useConnect();
  const { isRevoked, isSwitchDue, isConnecting, connectFailure } = state;
  const isDemo = state.source === 'demo';
  if (isSwitchDue && !isRevoked) {
    // The new calendar waits until the open form is saved or closed.
    return (
      <div className={style.notice}>
        <Text role="status" text="parendar.connect.due" />
      </div>
    );
  }
  if (!isRevoked && !isDemo && connectFailure === null) return null;
  return (
    <div className={style.notice}>
      <div className={style.line}>
        {isRevoked && <Text role="alert" text="parendar.connect.lost" />}
        {isDemo && !isRevoked && <Text text="parendar.source.demoNote" />}
        {(isRevoked || isDemo) && (
          <Button
            variant={isRevoked ? 'primary' : 'plain'}
            busy={isConnecting}
            data-track="parendar-connect"
            onClick={connect}
            text={isRevoked ? 'parendar.connect.again' : 'parendar.connect.google'}
          />
        )}
      </div>
      <ConnectFailure state={state} />
    </div>
  );
}
