import { FREE_TEXTS } from '@par-club/functions/contract/free-texts.values';
import { PASSENGER_LIMIT, TRIP_TEXT_LIMIT } from '@par-club/functions/contract/parendar.values';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { typedPrice } from '../model/money.ts';
import { type PassengerDraftProblems, passengerDraftProblems } from '../model/passenger-draft.ts';
import style from '../parts/form.module.css';
import { RIDE_FIELDS, type Ride, type RideField, type RideValues, rideValues } from './rides.ts';

const INPUTS: Partial<Record<RideField, ComponentProps<'input'>>> = {
  name: { autoFocus: true },
  phone: { type: 'tel' },
  date: { type: 'date', max: '2099-12-31' },
  time: { type: 'time' },
  seats: { inputMode: 'numeric', maxLength: 3 },
  note: { maxLength: FREE_TEXTS.note.limit },
};

/** Fields that need the whole width. */
const WHO: readonly RideField[] = ['name', 'phone'];

interface RideFormProps {
  ride: Ride;
  onSave: (values: RideValues) => void;
  onClose: () => void;
}

/** Corrects what was read: Enter saves, Escape leaves. */
export function RideForm({ ride, onSave, onClose }: RideFormProps) {
  const intl = useIntl();
  const [problems, setProblems] = useState<PassengerDraftProblems>({});
  const initial: { [field in RideField]?: string | undefined } = {
    ...ride,
    seats: String(ride.seats ?? ''),
    price: ride.price ? typedPrice(ride.price) : '',
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const said = (field: RideField) => String(typed.get(field) ?? '');
    const found = passengerDraftProblems({ seats: said('seats'), price: said('price') });
    const [wrong] = Object.keys(found);
    setProblems(found);
    if (wrong === undefined) onSave(rideValues(said));
    else form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const errorOf = (field: RideField) => {
    const problem = field === 'seats' || field === 'price' ? problems[field] : undefined;
    return problem && intl.formatMessage({ id: `parendar.form.${problem}` }, { most: PASSENGER_LIMIT });
  };
  const fieldOf = (field: RideField) => (
    <Field
      key={field}
      name={field}
      label={intl.formatMessage({ id: `parendar.rideField.${field}` })}
      error={errorOf(field)}
      defaultValue={initial[field] ?? ''}
      maxLength={TRIP_TEXT_LIMIT}
      autoComplete="off"
      enterKeyHint="done"
      {...INPUTS[field]}
    />
  );
  return (
    <form
      className={style.form}
      data-track="parendar-ride-form"
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
      }}
    >
      {WHO.map(fieldOf)}
      <div className={style.pair}>{RIDE_FIELDS.filter((field) => !WHO.includes(field)).map(fieldOf)}</div>
      <div className={style.actions}>
        <Button type="submit" variant="primary" text="parendar.ride.save" />
        <Button onClick={onClose} text="parendar.ride.leave" />
      </div>
    </form>
  );
}
