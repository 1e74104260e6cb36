import { useIntl } from 'react-intl';
import { dismissToast, toast } from '#ui/toast.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { useUndo } from '../calendar/use-trip-write.ts';
import { calendarFailureText } from '../model/calendar-errors.ts';
import { type PlannedTrip, takeBack } from './make-trips.ts';
import { datesText } from './repeat.ts';

/** Time to read which trips somebody has changed. */
const CHANGED_DURATION_MS = 10_000;

/** @returns a function that says that trips are made, and offers to delete those that are still as they were made */
export function useRepeatUndo() {
  const intl = useIntl();
  const target = useOpenCalendar();
  const say = (id: 'undone' | 'left' | 'changed', of: readonly PlannedTrip[] = [], why = '') =>
    intl.formatMessage({ id: `parendar.repeat.${id}` }, { dates: datesText(of, intl.locale), why });
  const sayWhatIsLeft = (planned: readonly PlannedTrip[], error?: unknown) => {
    const changed = planned.filter(({ isChanged }) => isChanged);
    const left = planned.filter(({ made, isChanged }) => made !== null && !isChanged);
    if (error) undo.offer(say('left', left, calendarFailureText(intl, error)), planned, 'error');
    if (changed.length > 0) toast('error', say('changed', changed), { duration: CHANGED_DURATION_MS });
    if (!error && changed.length === 0) toast('success', say('undone'));
  };
  const undo = useUndo<readonly PlannedTrip[]>({
    label: 'parendar.repeat.undo',
    write(planned) {
      const waiting = toast('loading', intl.formatMessage({ id: 'parendar.repeat.undoing' }));
      return takeBack(target, planned).finally(() => dismissToast(waiting));
    },
    onDone: (_, planned) => sayWhatIsLeft(planned),
    onFailed: (error, planned) => sayWhatIsLeft(planned, error),
  });
  return (planned: readonly PlannedTrip[]) =>
    undo.offer(intl.formatMessage({ id: 'parendar.repeat.done' }, { count: planned.length }), planned);
}
