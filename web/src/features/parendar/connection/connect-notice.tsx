import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import type { CalendarState } from './calendar-state.ts';
import style from './connect.module.css';
import { ConnectFailure } from './connect-failure.tsx';

interface ConnectNoticeProps {
  state: CalendarState & { status: 'ready' };
  onConnect: () => void;
  onThisTab: () => void;
}

/** Above a calendar that is in use: that its grant is lost, or that it is only a demo, and the way to connect. */
export function ConnectNotice({ state, onConnect, onThisTab }: ConnectNoticeProps) {
  const { isLost, isSwitchDue, isConnecting, connectFailure } = state;
  const isDemo = state.source === 'demo';
  if (isSwitchDue && !isLost) return <SwitchDue />;
  if (!isLost && !isDemo && connectFailure === null) return null;
  return (
    <div className={style.notice}>
      <div className={style.line}>
        {isLost && (
          <p role="alert">
            <FormattedMessage id="parendar.connect.lost" />
          </p>
        )}
        {isDemo && !isLost && (
          <p>
            <FormattedMessage id="parendar.source.demoNote" />
          </p>
        )}
        {(isLost || isDemo) && (
          <Button
            look={isLost ? 'go' : 'plain'}
            busy={isConnecting}
            data-track="parendar-connect"
            onClick={onConnect}
          >
            <FormattedMessage id={isLost ? 'parendar.connect.again' : 'parendar.connect.google'} />
          </Button>
        )}
      </div>
      <ConnectFailure state={state} isRenewal={isLost} onThisTab={onThisTab} />
    </div>
  );
}

/** What was connected is not shown yet, so that nothing that is being written is lost. */
function SwitchDue() {
  return (
    <div className={style.notice}>
      <p role="status">
        <FormattedMessage id="parendar.connect.due" />
      </p>
    </div>
  );
}
