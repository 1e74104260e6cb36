import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import type { TripsState } from '../calendar/trips-store.ts';
import { calendarFailureText } from '../model/calendar-errors.ts';
import style from './failure-note.module.css';

export function FailureNote({ what, error }: { what: 'events' | 'save' | 'delete'; error: unknown }) {
  const intl = useIntl();
  return (
    <div className={style.note} role="alert">
      <Text className={style.what} text={`parendar.failed.${what}`} />
      <p>{calendarFailureText(intl, error)}</p>
    </div>
  );
}

export function TripsFailure({ trips: { failure, isFetching, retry } }: { trips: TripsState }) {
  if (failure === null) return null;
  return (
    <div className={style.failure}>
      <FailureNote what="events" error={failure} />
      <Button busy={isFetching} onClick={retry} text="parendar.retry" />
    </div>
  );
}
