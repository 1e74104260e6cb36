import { Button } from '#ui/button.tsx';
import type { TripsState } from '../calendar/trips-store.ts';
import style from './failure-note.module.css';
import { FailureNote } from './failure-note.tsx';

export function TripsFailure({ trips: { failure, isFetching, retry } }: { trips: TripsState }) {
  if (failure === null) return null;
  return (
    <div className={style.failure}>
      <FailureNote what="events" error={failure} />
      <Button busy={isFetching} onClick={retry} text="parendar.retry" />
    </div>
  );
}
