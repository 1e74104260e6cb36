import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { dismissToast, type ToastOptions, toast } from '#ui/toast.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import { calendarFailureText } from '../model/calendar-errors.ts';
import { type PlannedTrip, takeBack } from './make-trips.ts';
import { datesText } from './repeat.ts';

const UNDO_DURATION_MS = 10_000;

export function useUndo() {
  const intl = useIntl();
  const target = useOpenCalendar();
  const offered = useRef('');
  const isGone = useRef(false);
  // The button belongs to this calendar and this person, and goes with the board.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      dismissToast(offered.current);
    };
  }, []);

  const offer = (words: string, planned: readonly PlannedTrip[], kind: 'success' | 'error' = 'success') => {
    dismissToast(offered.current);
    const action = {
      label: intl.formatMessage({ id: 'parendar.repeat.undo' }),
      onClick: () => void undo(planned),
    };
    const options: ToastOptions = { duration: UNDO_DURATION_MS, ...(!isGone.current && { action }) };
    offered.current = toast(kind, words, options);
  };
  const undo = async (planned: readonly PlannedTrip[]) => {
    const waiting = toast('loading', intl.formatMessage({ id: 'parendar.repeat.undoing' }));
    const failure = await calendarSession
      .save(() => takeBack(target, planned))
      .then(
        () => null,
        (error: unknown) => ({ why: calendarFailureText(intl, error) }),
      );
    dismissToast(waiting);
    const remaining = planned.filter(({ made }) => made !== null);
    const changed = remaining.filter(({ isChanged }) => isChanged);
    const say = (id: 'undone' | 'left' | 'changed', of: readonly PlannedTrip[] = []) =>
      intl.formatMessage({ id: `parendar.repeat.${id}` }, { dates: datesText(of, intl.locale), ...failure });
    const left = remaining.filter(({ isChanged }) => !isChanged);
    if (failure) offer(say('left', left), planned, 'error');
    if (changed.length > 0) toast('error', say('changed', changed), { duration: UNDO_DURATION_MS });
    if (!failure && changed.length === 0) toast('success', say('undone'));
  };
  return (planned: readonly PlannedTrip[]) =>
    offer(intl.formatMessage({ id: 'parendar.repeat.done' }, { count: planned.length }), planned);
}
