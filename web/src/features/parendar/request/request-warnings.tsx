import { type Control, useWatch } from 'react-hook-form';
import { useCalendarState } from '../connection/use-calendar.ts';
import { DraftWarnings } from '../form/draft-warnings.tsx';
import { draftOfRequest } from './request.ts';
import { EMPTY_REQUEST_DRAFT, type RequestDraft } from './request-draft.ts';

/** What a dispatcher would not want to overlook in a request, as soon as it says when the trip is. */
export function RequestWarnings({ control }: { control: Control<RequestDraft> }) {
  const request = useWatch({ control });
  const session = useCalendarState();
  const calendar = session.status === 'ready' ? session.calendar : null;
  const draft = draftOfRequest({ ...EMPTY_REQUEST_DRAFT, ...request });
  if (!calendar || draft.date === '' || draft.time === '') return null;
  return <DraftWarnings draft={draft} seen={null} trips={[]} timeZone={calendar.timeZone} />;
}
