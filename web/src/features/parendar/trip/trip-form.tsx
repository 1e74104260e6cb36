import type { Trip } from '@par-club/functions/contract/parendar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Field } from '#ui/field.tsx';
import { NOTES_LIMIT, PASSENGER_LIMIT, TEXT_LIMIT } from '../model/limits.ts';
import type { DraftProblems, TripDraft } from '../model/trip-draft.ts';
import { DriverField } from '../parts/driver-field.tsx';
import form from '../parts/form.module.css';
import { DraftWarnings } from '../parts/trip-warnings.tsx';
import { PassengerRows } from './passenger-rows.tsx';
import style from './trip-form.module.css';

export const TRIP_FORM = 'parendar-trip';
/** Id of the field that a person fills in first. */
export const FIRST_FIELD = 'trip-from';

interface TripFormProps {
  draft: TripDraft;
  problems: DraftProblems;
  /** The trip that is edited; null for a new one. */
  seen: Trip | null;
  trips: readonly Trip[];
  timeZone: string;
  isSaving: boolean;
  onChange: (change: Partial<TripDraft>) => void;
  onSave: () => void;
}

/** A trip as it is filled in. */
export function TripForm({
  draft,
  problems,
  seen,
  trips,
  timeZone,
  isSaving,
  onChange,
  onSave,
}: TripFormProps) {
  const intl = useIntl();
  const field = (name: 'from' | 'to' | 'date' | 'time' | 'seats') => {
    const problem = problems[name];
    return {
      id: `trip-${name}`,
      name,
      label: intl.formatMessage({ id: `parendar.panel.${name}` }),
      value: draft[name],
      error: problem && intl.formatMessage({ id: `parendar.form.${problem}` }, { most: PASSENGER_LIMIT }),
      onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
    };
  };
  return (
    <form
      id={TRIP_FORM}
      data-track={TRIP_FORM}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        onSave();
        // As soon as it is marked: it may be out of sight, above the passengers.
        setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      }}
    >
      <fieldset className={`${form.group} ${style.fields}`} disabled={isSaving}>
        <div className={style.way}>
          <Field {...field('from')} maxLength={TEXT_LIMIT} autoComplete="off" />
          <Field {...field('to')} maxLength={TEXT_LIMIT} autoComplete="off" />
        </div>
        <div className={form.pair}>
          <Field {...field('date')} type="date" />
          <Field {...field('time')} type="time" />
        </div>
        {(draft.date === '' || draft.time === '') && (
          <p className={style.hint}>
            <FormattedMessage id="parendar.panel.nowHint" />
          </p>
        )}
        <div className={style.crew}>
          <DriverField
            value={draft.driverName}
            onChange={({ target }) => onChange({ driverName: target.value })}
          />
          <Field {...field('seats')} inputMode="numeric" maxLength={3} autoComplete="off" />
        </div>
        <DraftWarnings draft={draft} seen={seen} trips={trips} timeZone={timeZone} />
        <PassengerRows passengers={draft.passengers} onChange={(passengers) => onChange({ passengers })} />
        <NotesField value={draft.notes} onChange={(notes) => onChange({ notes })} />
      </fieldset>
    </form>
  );
}

/** Anything else about a trip, in as many lines as it takes. */
function NotesField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className={style.notes}>
      <label htmlFor="trip-notes">
        <FormattedMessage id="parendar.panel.notes" />
      </label>
      <textarea
        id="trip-notes"
        rows={2}
        maxLength={NOTES_LIMIT}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
