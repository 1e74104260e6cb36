import type { Trip } from '@par-club/functions/contract/parendar';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.ts';
import { toastWithButton } from '#ui/toast-with-button.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { addTrip, changeTrip } from '../calendar/save-trip.ts';
import { calendarSession } from '../calendar/use-calendar.ts';
import { hasReason } from '../model/calendar-errors.ts';
import style from '../parts/form.module.css';
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
import { RequestNotices } from './request-notices.tsx';
import { tripOfRequest } from './request-trip.ts';

interface RequestFormProps {
  onAdded: (trip: Trip) => void;
  /** The passenger is to ride in a trip that exists. */
  onTrip: (request: Request) => void;
}

export function RequestForm({ onAdded, onTrip }: RequestFormProps) {
  const intl = useIntl();
  const target = useOpenCalendar();
  const [attempt, setAttempt] = useState(() => storedAttempt.read() ?? newRequestAttempt());
  const [failure, setFailure] = useState<unknown>(null);
  /** A new number resets the message's part of the form. */
  const [resets, setResets] = useState(0);
  const form = useForm<Request>({ defaultValues: storedRequest.read() });
  const { control, register, handleSubmit, reset, getValues, subscribe, formState } = form;
  const { errors, isSubmitting } = formState;

  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => void storedRequest.save(values) }),
    [subscribe],
  );

  const keep = (next: RequestAttempt) => {
    setAttempt(next);
    storedAttempt.save(next);
  };
  const startAgain = (draft: Request, next: RequestAttempt) => {
    reset(draft);
    storedRequest.save(draft);
    keep(next);
    setFailure(null);
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

  /** @param theirs the trip of an earlier try, changed by somebody else, that is to be overwritten */
  const write = async (draft: Request, theirs: Trip | null) => {
    const focused = document.activeElement;
    try {
      const trip = await calendarSession.save(async () => {
        const input = tripOfRequest(draft, target.timeZone);
        if (theirs) return changeTrip(target, theirs, input);
        return addTrip(target, input, attemptFor(draft, attempt), (sent) =>
          keep({ ...sent, request: draft }),
        );
      });
      toast(
        'success',
        intl.formatMessage({ id: theirs ? 'parendar.done.eventUpdated' : 'parendar.done.eventAdded' }),
      );
      storedReading.clear();
      startAgain(EMPTY_REQUEST, newRequestAttempt());
      onAdded(trip);
      focusAgain(() => document.getElementById(REQUEST_MESSAGE));
    } catch (error) {
      // The next press makes another trip.
      if (theirs && hasReason(error, 'not-found')) keep(newRequestAttempt());
      setFailure(error);
      focusAgain(() => focused);
    }
  };
  const add = (draft: Request) => {
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
      <RequestNotices
        control={control}
        attempt={attempt}
        failure={failure}
        isSaving={isSubmitting}
        onTake={take}
        onOverwrite={(theirs) => void handleSubmit((draft) => write(draft, theirs), refuse)()}
      />
      <div className={style.actions}>
        <Button type="submit" variant="primary" busy={isSubmitting} data-track="parendar-request-add">
          <FormattedMessage id={isSubmitting ? 'parendar.request.adding' : 'parendar.request.add'} />
        </Button>
        <Button
          disabled={isSubmitting}
          data-track="parendar-request-to-trip"
          onClick={() => onTrip(getValues())}
          text="parendar.request.toTrip"
        />
        <Button disabled={isSubmitting} data-track="parendar-request-reset" onClick={resetByHand}>
          <FormattedMessage id="parendar.request.reset" />
        </Button>
      </div>
    </form>
  );
}
