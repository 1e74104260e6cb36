import type { Trip } from '@par-club/functions/contract/parendar';
import { type Control, useWatch } from 'react-hook-form';
import { ChangedElsewhere } from '../calendar/save-trip.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import { ChangedActions, ChangedNotice } from '../parts/trip-changed.tsx';
import { DraftWarnings } from '../parts/trip-warnings.tsx';
import { attemptFor, EMPTY_REQUEST, type Request, type RequestAttempt } from './request-draft.ts';
import { draftOfRequest } from './request-trip.ts';

interface RequestNoticesProps {
  control: Control<Request>;
  attempt: RequestAttempt;
  failure: unknown;
  isSaving: boolean;
  onTake: (theirs: Trip) => void;
  onOverwrite: (theirs: Trip) => void;
}

export function RequestNotices(props: RequestNoticesProps) {
  const { control, attempt, failure, isSaving, onTake, onOverwrite } = props;
  const request = { ...EMPTY_REQUEST, ...useWatch({ control }) };
  const draft = draftOfRequest(request);
  const theirs = failure instanceof ChangedElsewhere ? failure.theirs : null;
  // For another passenger it is another trip, which nobody has changed.
  const isSame = attemptFor(request, attempt) === attempt;
  return (
    <>
      {draft.date !== '' && draft.time !== '' && <DraftWarnings draft={draft} seen={null} trips={[]} />}
      {theirs && isSame && (
        <ChangedNotice about="arrived" theirs={theirs} mine={draft}>
          <ChangedActions
            isSaving={isSaving}
            onTake={() => onTake(theirs)}
            onOverwrite={() => onOverwrite(theirs)}
          />
        </ChangedNotice>
      )}
      {failure !== null && !theirs && <FailureNote what="save" error={failure} />}
    </>
  );
}
