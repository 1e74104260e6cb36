import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { TextBox } from '#ui/text-box.tsx';
import style from '../parts/form.module.css';
import { PasteButton } from './paste-button.tsx';
import type { ReadValues } from './request.ts';
import { mergeReadValues, type RequestDraft, saveReadValues, storedReadValues } from './request-draft.ts';
import { useRequestReading } from './use-request-reading.ts';

/** Id of the box. */
export const REQUEST_MESSAGE = 'parendar-request-message';

/** The passenger's message, and what reads it into the fields below. */
export function RequestMessage({ form }: { form: UseFormReturn<RequestDraft> }) {
  const intl = useIntl();
  const { control, getValues, setValue, setFocus, register } = form;
  const message = useWatch({ control, name: 'message' });
  /** What the message that was read last has filled in. */
  const [before, setBefore] = useState(storedReadValues);
  const fill = (values: ReadValues) => {
    for (const [field, value] of Object.entries(mergeReadValues(values, getValues(), before))) {
      setValue(field as keyof ReadValues, value, { shouldValidate: form.formState.isSubmitted });
    }
    setBefore(values);
    saveReadValues(values);
  };
  const { isReading, outcome, failure, offersDevice, read, readHere, forget } = useRequestReading(
    message,
    fill,
  );

  // The button that was pressed was locked, or is gone.
  useEffect(
    () => (isReading ? () => focusAgain(() => document.getElementById(REQUEST_MESSAGE)) : undefined),
    [isReading],
  );

  // A message that was pasted before the sign-in comes without its fields.
  const readWaiting = useEffectEvent(() => {
    const { message: waiting, ...fields } = getValues();
    const isAlone = Object.values(fields).every((value) => value === '');
    if (waiting.trim() !== '' && isAlone) readHere();
  });
  useEffect(() => readWaiting(), []);

  return (
    <div className={style.group}>
      <TextBox
        id={REQUEST_MESSAGE}
        label={intl.formatMessage({ id: 'parendar.request.message' })}
        placeholder={intl.formatMessage({ id: 'parendar.request.placeholder' })}
        error={failure}
        readOnly={isReading}
        {...register('message', { onChange: forget })}
      />
      <div className={style.actions}>
        <Button busy={isReading} data-track="parendar-parse" onClick={read}>
          <FormattedMessage id={isReading ? 'parendar.request.parsing' : 'parendar.request.parse'} />
        </Button>
        {offersDevice && (
          <Button onClick={readHere}>
            <FormattedMessage id="parendar.request.readOnDevice" />
          </Button>
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
        {outcome && <FormattedMessage id={`parendar.request.${outcome}`} />}
      </p>
    </div>
  );
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
