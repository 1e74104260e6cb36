import type { Trip } from '@par-club/functions/contract/parendar';
import { type Control, useWatch } from 'react-hook-form';
import { useCalendarState } from '../calendar/use-calendar.ts';
import { TripChanged } from '../parts/trip-changed.tsx';
import { DraftWarnings } from '../parts/trip-warnings.tsx';
import { draftOfRequest } from './request.ts';
import { attemptFor, type RequestAttempt } from './request-attempt.ts';
import { EMPTY_REQUEST_DRAFT, type RequestDraft } from './request-draft.ts';

interface RequestChangedProps {
  control: Control<RequestDraft>;
  attempt: RequestAttempt;
  theirs: Trip;
  isSaving: boolean;
  onTake: () => void;
  onOverwrite: () => void;
}

/** The trip of this request did arrive, and somebody has changed it: which of the two it shall be. */
export function RequestChanged({ control, attempt, theirs, ...choices }: RequestChangedProps) {
  const request = { ...EMPTY_REQUEST_DRAFT, ...useWatch({ control }) };
  const session = useCalendarState();
  const timeZone = session.status === 'ready' ? session.calendar?.timeZone : undefined;
  // For another passenger it is another trip, which nobody has changed.
  if (timeZone === undefined || attemptFor(request, attempt) !== attempt) return null;
  const mine = draftOfRequest(request);
  return <TripChanged about="arrived" theirs={theirs} mine={mine} timeZone={timeZone} {...choices} />;
}

/** What a dispatcher would not want to overlook in a request, as soon as it says when the trip is. */
export function RequestWarnings({ control }: { control: Control<RequestDraft> }) {
  const request = useWatch({ control });
  const session = useCalendarState();
  const calendar = session.status === 'ready' ? session.calendar : null;
  const draft = draftOfRequest({ ...EMPTY_REQUEST_DRAFT, ...request });
  if (!calendar || draft.date === '' || draft.time === '') return null;
  return <DraftWarnings draft={draft} seen={null} trips={[]} timeZone={calendar.timeZone} />;
}
