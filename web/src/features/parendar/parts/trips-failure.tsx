import { FormattedMessage } from 'react-intl';
import { Button } from '#ui/button.tsx';
import style from './failure-note.module.css';
import { FailureNote } from './failure-note.tsx';

interface TripsFailureProps {
  /** Why the trips were not read; null where they were. */
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

/** That trips could not be read, with the press that reads them again. */
export function TripsFailure({ error, isFetching, onRetry }: TripsFailureProps) {
  if (error === null) return null;
  return (
    <div className={style.failure}>
      <FailureNote what="events" error={error} />
      <Button busy={isFetching} onClick={onRetry}>
        <FormattedMessage id="parendar.retry" />
      </Button>
    </div>
  );
}
