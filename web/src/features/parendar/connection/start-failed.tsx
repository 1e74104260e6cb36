import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import style from './connect.module.css';
import { startFailureText } from './session-failures.ts';

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
