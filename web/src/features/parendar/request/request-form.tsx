import type { Trip } from '@par-club/functions/contract/parendar';
import { useState } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { toastWithButton } from '#ui/toast-with-button.ts';
import { useKeptForm } from '#ui/use-kept-form.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { addTrip, changeTrip } from '../calendar/save-trip.ts';
import { useTripWrite } from '../calendar/use-trip-write.ts';
import { hasReason } from '../model/calendar-errors.ts';
import { inputOf } from '../model/trip-draft.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import style from '../parts/form.module.css';
import { ChangedActions, ChangedNotice } from '../parts/trip-changed.tsx';
import { DraftWarnings } from '../parts/trip-warnings.tsx';
import {
  attemptFor,
  EMPTY_REQUEST,
  newRequestAttempt,
  type Request,
  type RequestAttempt,
  storedAttempt,
  storedReading,
  storedRequest,
} from './request-draft.ts';
import { RequestFields } from './request-fields.tsx';
import { focusAgain, REQUEST_MESSAGE, RequestMessage } from './request-message.tsx';
import { draftOfRequest } from './request-trip.ts';

interface Sent {
  draft: Request;
  /** The trip of an earlier try, changed by somebody else, that is to be overwritten. */
  theirs: Trip | null;
}

interface RequestFormProps {
  onAdded: (trip: Trip) => void;
  /** The passenger is to ride in a trip that exists. */
  onTrip: (request: Request) => void;
}

export function RequestForm({ onAdded, onTrip }: RequestFormProps) {
  const intl = useIntl();
  const target = useOpenCalendar();
  const [attempt, setAttempt] = useState(() => storedAttempt.read() ?? newRequestAttempt());
  /** A new number resets the message's part of the form. */
  const [resets, setResets] = useState(0);
  const form = useForm<Request>({ defaultValues: storedRequest.read() });
  const { control, register, handleSubmit, reset, getValues, subscribe, formState } = form;
  const { errors } = formState;

  useKeptForm(subscribe, storedRequest);

  const keep = (next: RequestAttempt) => {
    setAttempt(next);
    storedAttempt.save(next);
  };
  const startAgain = (draft: Request, next: RequestAttempt) => {
    reset(draft);
    storedRequest.save(draft);
    keep(next);
    writing.forget();
    setResets((count) => count + 1);
  };
  const resetByHand = () => {
    const before = getValues();
    startAgain(EMPTY_REQUEST, newRequestAttempt());
    const undo = intl.formatMessage({ id: 'parendar.request.undo' });
    toastWithButton(intl.formatMessage({ id: 'parendar.request.wasReset' }), undo, () =>
      startAgain(before, attempt),
    );
  };

  const writing = useTripWrite<Sent, Trip>({
    write({ draft, theirs }) {
      const input = inputOf(draftOfRequest(draft), target.timeZone);
      if (theirs) return changeTrip(target, theirs, input);
      return addTrip(target, input, attemptFor(draft, attempt), (sent) => keep({ ...sent, request: draft }));
    },
    said: (_, { theirs }) =>
      intl.formatMessage({ id: theirs ? 'parendar.done.eventUpdated' : 'parendar.done.eventAdded' }),
    onDone(trip) {
      storedReading.clear();
      startAgain(EMPTY_REQUEST, newRequestAttempt());
      onAdded(trip);
    },
    onFailed(failure, { theirs }) {
      // The next press makes another trip.
      if (theirs && hasReason(failure, 'not-found')) keep(newRequestAttempt());
    },
  });
  const save = async (draft: Request, theirs: Trip | null) => {
    const focused = document.activeElement;
    const trip = await writing.write({ draft, theirs });
    focusAgain(() => (trip ? document.getElementById(REQUEST_MESSAGE) : focused));
  };
  const refuse = () => void toast('error', intl.formatMessage({ id: 'parendar.form.fillRequired' }));

  const { isWriting } = writing;
  return (
    <form
      className={style.form}
      data-track="parendar-request"
      noValidate
      onSubmit={(event) => void handleSubmit((draft) => save(draft, null), refuse)(event)}
    >
      <fieldset className={style.group} disabled={isWriting}>
        <RequestMessage key={resets} form={form} />
        <RequestFields register={register} errors={errors} />
      </fieldset>
      <RequestNotices
        control={control}
        attempt={attempt}
        writing={writing}
        onTake={(theirs) => {
          resetByHand();
          onAdded(theirs);
        }}
        onOverwrite={(theirs) => void handleSubmit((draft) => save(draft, theirs), refuse)()}
      />
      <div className={style.actions}>
        <Button type="submit" variant="primary" busy={isWriting} data-track="parendar-request-add">
          <FormattedMessage id={isWriting ? 'parendar.request.adding' : 'parendar.request.add'} />
        </Button>
        <Button
          disabled={isWriting}
          data-track="parendar-request-to-trip"
          onClick={() => onTrip(getValues())}
          text="parendar.request.toTrip"
        />
        <Button disabled={isWriting} data-track="parendar-request-reset" onClick={resetByHand}>
          <FormattedMessage id="parendar.request.reset" />
        </Button>
      </div>
    </form>
  );
}

interface RequestNoticesProps {
  control: Control<Request>;
  attempt: RequestAttempt;
  writing: ReturnType<typeof useTripWrite<Sent, Trip>>;
  onTake: (theirs: Trip) => void;
  onOverwrite: (theirs: Trip) => void;
}

function RequestNotices({ control, attempt, writing, onTake, onOverwrite }: RequestNoticesProps) {
  const { changed, error, isWriting } = writing;
  const theirs = changed?.theirs;
  const request = { ...EMPTY_REQUEST, ...useWatch({ control }) };
  const draft = draftOfRequest(request);
  // For another passenger it is another trip, which nobody has changed.
  const isSame = attemptFor(request, attempt) === attempt;
  return (
    <>
      {draft.date !== '' && draft.time !== '' && <DraftWarnings draft={draft} seen={null} trips={[]} />}
      {theirs && isSame && (
        <ChangedNotice about="arrived" theirs={theirs} mine={draft}>
          <ChangedActions
            isSaving={isWriting}
            onTake={() => onTake(theirs)}
            onOverwrite={() => onOverwrite(theirs)}
          />
        </ChangedNotice>
      )}
      {error !== null && !theirs && <FailureNote what="save" error={error} />}
    </>
  );
}
