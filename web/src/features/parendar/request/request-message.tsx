import { MESSAGE_LIMIT } from '@par-club/functions/contract/parex.values';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { CallError, failureText } from '#failures/call-error.ts';
import { askModelOrDevice } from '#reading/ask-model.data.ts';
import { type Reading, readOneRow } from '#reading/reading.data.ts';
import { useReading } from '#reading/use-reading.ts';
import { Button } from '#ui/button.tsx';
import { TextBox } from '#ui/field.tsx';
import { READ_COLUMNS, type ReadValues, readValues } from '../model/read-values.ts';
import style from '../parts/form.module.css';
import { PasteButton } from '../parts/paste-button.tsx';
import { mergeReadValues, type Request, storedReading } from './request-draft.ts';

export const REQUEST_MESSAGE = 'parendar-request-message';

/** The model reads the message; without a key this device does, and it is offered where the model is slow or fails. */
export function RequestMessage({ form }: { form: UseFormReturn<Request> }) {
  const intl = useIntl();
  const { control, getValues, setValue, setFocus, register } = form;
  const message = useWatch({ control, name: 'message' });
  const isBlank = message.trim() === '';
  /** The values that the last reading put into the fields. */
  const [before, setBefore] = useState(() => storedReading.read() ?? {});
  const { status, isReading, reading, error, start, fail, reset: forget } = useReading();

  const readBy = async (reader: typeof readOneRow) => {
    const read = await start(() => reader(message, READ_COLUMNS));
    if (!read) return;
    const values = valuesOf(read);
    for (const [field, value] of Object.entries(mergeReadValues(values, getValues(), before))) {
      setValue(field as keyof ReadValues, value, { shouldValidate: form.formState.isSubmitted });
    }
    setBefore(values);
    storedReading.save(values);
  };
  const read = () => {
    if (isBlank) fail(new CallError({ reason: 'no-message' }));
    else if (message.length > MESSAGE_LIMIT) fail(new TooLongError());
    else void readBy((text, columns) => askModelOrDevice(text, columns, readOneRow));
  };
  const failureWords = () => {
    if (!(error instanceof TooLongError)) return failureText(intl, error);
    const lengths = { count: message.length, limit: MESSAGE_LIMIT };
    return intl.formatMessage({ id: 'parendar.request.tooLong' }, lengths);
  };

  // The button that was pressed was locked, or is gone.
  useEffect(
    () => (isReading ? () => focusAgain(() => document.getElementById(REQUEST_MESSAGE)) : undefined),
    [isReading],
  );

  return (
    <div className={style.group}>
      <TextBox
        id={REQUEST_MESSAGE}
        label={intl.formatMessage({ id: 'parendar.request.message' })}
        placeholder={intl.formatMessage({ id: 'parendar.request.placeholder' })}
        error={status === 'failed' && failureWords()}
        readOnly={isReading}
        {...register('message', { onChange: forget })}
      />
      <div className={style.actions}>
        <Button busy={isReading} data-track="parendar-parse" onClick={read}>
          <FormattedMessage id={isReading ? 'parendar.request.parsing' : 'parendar.request.parse'} />
        </Button>
        {!isBlank && (status === 'slow' || status === 'failed') && (
          <Button onClick={() => void readBy(readOneRow)} text="parendar.request.readOnDevice" />
        )}
        {message === '' && (
          <PasteButton
            onPaste={(text) => {
              forget();
              setValue('message', text);
              setFocus('message');
            }}
          />
        )}
      </div>
      <p className={style.status} role="status">
        {status === 'read' && reading && <FormattedMessage id={`parendar.request.${outcomeOf(reading)}`} />}
      </p>
    </div>
  );
}

/** The model takes no message of this length; the reader on this device does. */
class TooLongError extends Error {}

function valuesOf({ rows }: Reading): ReadValues {
  return readValues((rows[0] ?? []).map(({ value }) => value));
}

function outcomeOf(reading: Reading): 'byModel' | 'byDevice' | 'nothingRead' {
  if (Object.keys(valuesOf(reading)).length === 0) return 'nothingRead';
  return reading.readBy === 'model' ? 'byModel' : 'byDevice';
}

/**
 * Gives the focus to an element where it was lost, because what had it was locked or is gone; not where the person has
 * gone on elsewhere.
 * @param find called as soon as everything is in its place again
 */
export function focusAgain(find: () => Element | null): void {
  setTimeout(() => {
    const element = find();
    if (document.activeElement === document.body && element instanceof HTMLElement) element.focus();
  });
}
