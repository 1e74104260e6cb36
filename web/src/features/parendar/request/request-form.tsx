import type { Trip } from '@par-club/functions/contract/parendar';
import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { selectedIn } from '../calendar/calendar-state.ts';
import { addTrip, ChangedElsewhere, changeTrip } from '../calendar/save-trip.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import { hasReason } from '../model/calendar-errors.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import style from '../parts/form.module.css';
import { type Request, requestProblems, tripOfRequest } from './request.ts';
import {
  attemptFor,
  newRequestAttempt,
  type RequestAttempt,
  readRequestAttempt,
  saveRequestAttempt,
} from './request-attempt.ts';
import {
  EMPTY_REQUEST_DRAFT,
  type RequestDraft,
  readRequestDraft,
  saveReadValues,
  saveRequestDraft,
} from './request-draft.ts';
import { RequestFields } from './request-fields.tsx';
import { focusAgain, REQUEST_MESSAGE, RequestMessage } from './request-message.tsx';
import { RequestChanged, RequestWarnings } from './request-notices.tsx';

/** Milliseconds to take a reset back. */
const UNDO_DURATION_MS = 8000;

interface RequestFormProps {
  onAdded: (trip: Trip) => void;
  /** The passenger is to ride in a trip that exists. */
  onTrip: (request: Request) => void;
}

/** A new request: from a message or by hand to a trip in the calendar that is shown. */
export function RequestForm({ onAdded, onTrip }: RequestFormProps) {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(readRequestAttempt);
  const [failure, setFailure] = useState<unknown>(null);
  /** The message's part begins anew with it. */
  const [resets, setResets] = useState(0);
  const form = useForm<RequestDraft>({ defaultValues: readRequestDraft(), resolver });
  const { control, register, handleSubmit, reset, getValues, subscribe, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveRequestDraft(values) }),
    [subscribe],
  );

  const keep = (next: RequestAttempt) => {
    setAttempt(next);
    saveRequestAttempt(next);
  };
  const startAgain = (draft: RequestDraft, next: RequestAttempt) => {
    reset(draft);
    saveRequestDraft(draft);
    keep(next);
    setFailure(null);
    setResets((count) => count + 1);
  };
  const resetByHand = () => {
    const before = getValues();
    startAgain(EMPTY_REQUEST_DRAFT, newRequestAttempt());
    toast('success', intl.formatMessage({ id: 'parendar.request.wasReset' }), {
      duration: UNDO_DURATION_MS,
      action: {
        label: intl.formatMessage({ id: 'parendar.request.undo' }),
        onClick: () => startAgain(before, attempt),
      },
    });
  };

  /** @param theirs the trip that did arrive, as somebody has changed it, where it is to be written over */
  const write = async (draft: RequestDraft, theirs: Trip | null) => {
    const focused = document.activeElement;
    try {
      const trip = await calendarSession.save(async () => {
        const target = selectedIn(calendarSession.state());
        const input = tripOfRequest(draft, target.calendar.timeZone);
        if (theirs) return changeTrip(target, theirs, input);
        return addTrip(target, input, attemptFor(draft, attempt), (sent) =>
          keep({ ...sent, request: draft }),
        );
      });
      toast(
        'success',
        intl.formatMessage({ id: theirs ? 'parendar.done.eventUpdated' : 'parendar.done.eventAdded' }),
      );
      saveReadValues({});
      startAgain(EMPTY_REQUEST_DRAFT, newRequestAttempt());
      onAdded(trip);
      focusAgain(() => document.getElementById(REQUEST_MESSAGE));
    } catch (error) {
      // The next press makes another trip.
      if (theirs && hasReason(error, 'not-found')) keep(newRequestAttempt());
      setFailure(error);
      focusAgain(() => focused);
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
        <Button
          disabled={isSubmitting}
          data-track="parendar-request-to-trip"
          onClick={() => onTrip(getValues())}
        >
          <FormattedMessage id="parendar.request.toTrip" />
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
