import type { Trip } from '@par-club/functions/contract/parendar';
import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { hasReason } from '../calendar/has-reason.ts';
import { selectedIn } from '../connection/calendar-state.ts';
import { calendarSession } from '../connection/use-calendar.ts';
import { addTrip } from '../form/add-trip.ts';
import style from '../form/form.module.css';
import { ChangedElsewhere, changeTrip } from '../trip/change-trip.ts';
import { FailureNote } from '../trip/failure-note.tsx';
import { focusAgain } from '../trip/focus-again.ts';
import { requestProblems, tripOfRequest } from './request.ts';
import {
  attemptFor,
  keepRequestAttempt,
  newRequestAttempt,
  type RequestAttempt,
  readRequestAttempt,
} from './request-attempt.ts';
import { RequestChanged } from './request-changed.tsx';
import {
  EMPTY_REQUEST_DRAFT,
  keepRequestDraft,
  type RequestDraft,
  readRequestDraft,
} from './request-draft.ts';
import { RequestFields } from './request-fields.tsx';
import { keepRead } from './request-filling.ts';
import { REQUEST_MESSAGE, RequestMessage } from './request-message.tsx';
import { RequestWarnings } from './request-warnings.tsx';

/** Milliseconds to take a reset back. */
const UNDO_STAYS = 8000;

/** A new request: from a message or by hand to a trip in the calendar that is shown. */
export function RequestForm({ onAdded }: { onAdded: (trip: Trip) => void }) {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(readRequestAttempt);
  const [failure, setFailure] = useState<unknown>(null);
  /** The message's part begins anew with it. */
  const [resets, setResets] = useState(0);
  const form = useForm<RequestDraft>({ defaultValues: readRequestDraft(), resolver });
  const { control, register, handleSubmit, reset, getValues, subscribe, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepRequestDraft(values) }),
    [subscribe],
  );

  const keep = (next: RequestAttempt) => {
    setAttempt(next);
    keepRequestAttempt(next);
  };
  const startAgain = (draft: RequestDraft, next: RequestAttempt) => {
    reset(draft);
    keepRequestDraft(draft);
    keep(next);
    setFailure(null);
    setResets((count) => count + 1);
  };
  const resetByHand = () => {
    const before = getValues();
    startAgain(EMPTY_REQUEST_DRAFT, newRequestAttempt());
    toast('success', intl.formatMessage({ id: 'parendar.request.wasReset' }), {
      duration: UNDO_STAYS,
      action: {
        label: intl.formatMessage({ id: 'parendar.request.undo' }),
        onClick: () => startAgain(before, attempt),
      },
    });
  };

  /** @param theirs the trip that did arrive, as somebody has changed it, where it is to be written over */
  const write = async (draft: RequestDraft, theirs: Trip | null) => {
    const focused = document.activeElement;
    const report = calendarSession.reporter();
    const release = calendarSession.hold('saving');
    try {
      const place = selectedIn(calendarSession.state());
      const input = tripOfRequest(draft, place.calendar.timeZone);
      const trip = theirs
        ? await changeTrip(place, theirs, input)
        : await addTrip(place, input, attemptFor(draft, attempt), (sent) =>
            keep({ ...sent, request: draft }),
          );
      toast(
        'success',
        intl.formatMessage({ id: theirs ? 'parendar.done.eventUpdated' : 'parendar.done.eventAdded' }),
      );
      keepRead({});
      startAgain(EMPTY_REQUEST_DRAFT, newRequestAttempt());
      onAdded(trip);
      focusAgain(() => document.getElementById(REQUEST_MESSAGE));
    } catch (error) {
      report(error);
      // The next press makes another trip.
      if (theirs && hasReason(error, 'not-found')) keep(newRequestAttempt());
      setFailure(error);
      focusAgain(() => focused);
    } finally {
      release();
    }
  };
  const add = (draft: RequestDraft) => {
    setFailure(null);
    return write(draft, null);
  };
  const take = (theirs: Trip) => {
    resetByHand();
    onAdded(theirs);
  };
  const refuse = () => void toast('error', intl.formatMessage({ id: 'parendar.form.fillRequired' }));

  return (
    <form
      className={style.form}
      data-track="parendar-request"
      noValidate
      onSubmit={(event) => void handleSubmit(add, refuse)(event)}
    >
      <fieldset className={style.group} disabled={isSubmitting}>
        <RequestMessage key={resets} form={form} />
        <RequestFields register={register} errors={errors} />
      </fieldset>
      <RequestWarnings control={control} />
      {failure instanceof ChangedElsewhere ? (
        <RequestChanged
          control={control}
          attempt={attempt}
          theirs={failure.theirs}
          isSaving={isSubmitting}
          onTake={() => take(failure.theirs)}
          onOverwrite={() => void handleSubmit((draft) => write(draft, failure.theirs), refuse)()}
        />
      ) : (
        failure !== null && <FailureNote what="save" error={failure} />
      )}
      <div className={style.actions}>
        <Button type="submit" look="go" busy={isSubmitting} data-track="parendar-request-add">
          <FormattedMessage id={isSubmitting ? 'parendar.request.adding' : 'parendar.request.add'} />
        </Button>
        <Button disabled={isSubmitting} data-track="parendar-request-reset" onClick={resetByHand}>
          <FormattedMessage id="parendar.request.reset" />
        </Button>
      </div>
    </form>
  );
}

const resolver: Resolver<RequestDraft> = (draft) => {
  const problems = Object.entries(requestProblems(draft));
  if (problems.length === 0) return { values: draft, errors: {} };
  return { values: {}, errors: Object.fromEntries(problems.map(([field, type]) => [field, { type }])) };
};
