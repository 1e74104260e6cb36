import { NAME_LIMIT } from '@par-club/functions/contract/parloc.values';
import { normalisePhone } from '@par-club/functions/shared/phone';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { formDraft } from '#storage/form-draft.ts';
import { driverDraft } from '#storage/registry.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useKeptForm } from '#ui/use-kept-form.ts';
import type { DriverEntry } from '../calendar/drivers.data.ts';
import style from './drivers-dialog.module.css';

const EMPTY: DriverEntry = { name: '', phone: '', carName: '' };

interface DriverFormProps {
  /** Id and entry of the driver who is edited; without them, a new one is added. */
  id?: string;
  initial?: DriverEntry;
  onSave: (entry: DriverEntry) => void;
  onCancel: () => void;
}

export function DriverForm({ id, initial = EMPTY, onSave, onCancel }: DriverFormProps) {
  const intl = useIntl();
  const [draft] = useState(() => formDraft(driverDraft, initial, id));
  const { register, handleSubmit, setFocus, subscribe, formState } = useForm<DriverEntry>({
    defaultValues: draft.read(),
  });
  const { errors } = formState;
  useEffect(() => setFocus('name'), [setFocus]);
  const end = useKeptForm(subscribe, draft);

  const save = ({ name, phone, carName = '' }: DriverEntry) => {
    end();
    onSave({ name: name.trim(), phone: normalisePhone(phone) ?? '', carName: carName.trim() });
  };
  const cancel = () => {
    end();
    onCancel();
  };
  /** Ends the editing, not the dialog. */
  const field = {
    maxLength: NAME_LIMIT,
    autoComplete: 'off',
    'data-own-escape': true,
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && cancel(),
  };
  return (
    <form
      className={style.form}
      data-track="parendar-driver"
      noValidate
      onSubmit={(event) => void handleSubmit(save)(event)}
    >
      <Field
        label={intl.formatMessage({ id: 'parendar.drivers.name' })}
        error={errors.name?.message}
        required
        {...field}
        {...register('name', {
          validate: (name) => name.trim() !== '' || intl.formatMessage({ id: 'parendar.form.required' }),
        })}
      />
      <Field
        label={intl.formatMessage({ id: 'parendar.drivers.phone' })}
        hint={<FormattedMessage id="parendar.drivers.phoneHint" />}
        error={errors.phone?.message}
        type="tel"
        {...field}
        {...register('phone', {
          validate: (phone) =>
            phone.trim() === '' ||
            normalisePhone(phone) !== null ||
            intl.formatMessage({ id: 'parendar.drivers.phoneWrong' }),
        })}
      />
      <Field
        label={intl.formatMessage({ id: 'parendar.drivers.car' })}
        hint={<FormattedMessage id="parendar.drivers.carHint" />}
        {...field}
        {...register('carName')}
      />
      <div className={style.actions}>
        <Button onClick={cancel} text="parendar.drivers.cancel" />
        <Button type="submit" variant="primary" data-track="parendar-driver-save">
          <FormattedMessage id="parendar.drivers.save" />
        </Button>
      </div>
    </form>
  );
}
