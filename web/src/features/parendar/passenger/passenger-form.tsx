import type { Trip } from '@par-club/functions/contract/parendar';
import { TRIP_TEXT_LIMIT } from '@par-club/functions/contract/parendar.values';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { formDraft } from '#storage/form-draft.ts';
import { passengerDraft } from '#storage/registry.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';
import type { Day } from '../model/week.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import style from '../parts/form.module.css';
import {
  emptyRequest,
  PASSENGER_NAME,
  type PassengerProblem,
  type PassengerRequest,
  passengerProblems,
} from './passenger-request.ts';
import { PassengerTrips } from './passenger-trips.tsx';
import { usePassengerSearch } from './use-passenger-search.ts';

export function PassengerForm({ day, onAdded }: { day: Day; onAdded: (trip: Trip) => void }) {
  const intl = useIntl();
  const [initial] = useState(() => emptyRequest(day));
  const { register, handleSubmit, setValue, setFocus, getValues, subscribe, formState } =
    useForm<PassengerRequest>({ defaultValues: formDraft(passengerDraft, initial).read() });
  const { errors } = formState;
  const search = usePassengerSearch();
  const { clear } = search;
  const isAdding = search.adding !== null;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          const isBlank = values.name === '' && values.phone === '';
          formDraft(passengerDraft, isBlank ? values : initial).save(values);
          // The found trips belong to another day or time.
          if (name === 'date' || name === 'time') clear();
        },
      }),
    [subscribe, initial, clear],
  );

  // The date follows the shown day until it is changed by hand.
  const proposed = useRef(day);
  useEffect(() => {
    if (day !== proposed.current && getValues('date') === proposed.current) setValue('date', day);
    proposed.current = day;
  }, [day, getValues, setValue]);

  const choose = async (trip: Trip) => {
    const added = await search.add(trip, getValues());
    if (!added) return;
    toast('success', intl.formatMessage({ id: 'parendar.done.passengerAdded' }));
    // The next passenger often rides on the same day.
    setValue('name', '');
    setValue('phone', '');
    clear();
    onAdded(added);
    // As soon as the field takes it again.
    setTimeout(() => setFocus('name'));
  };
  const refuse = () => void toast('error', intl.formatMessage({ id: 'parendar.form.fillRequired' }));
  const field = (name: keyof PassengerRequest) => ({
    label: intl.formatMessage({ id: `parendar.passenger.${name}` }),
    error: errors[name]?.message && (
      <FormattedMessage id={`parendar.form.${errors[name].message as PassengerProblem}`} />
    ),
    required: true,
    ...register(name, { validate: (_, request) => passengerProblems(request)[name] }),
  });

  return (
    <div className={style.form}>
      <form
        className={style.form}
        data-track="parendar-passenger"
        noValidate
        onSubmit={(event) => void handleSubmit(search.find, refuse)(event)}
      >
        <fieldset className={style.group} disabled={isAdding}>
          <Field {...field('name')} id={PASSENGER_NAME} maxLength={TRIP_TEXT_LIMIT} autoComplete="off" />
          <Field {...field('phone')} type="tel" maxLength={TRIP_TEXT_LIMIT} autoComplete="off" />
          <div className={`${style.pair} ${style.long}`}>
            <Field {...field('date')} type="date" />
            <Field {...field('time')} type="time" />
          </div>
          <Button
            type="submit"
            variant="primary"
            busy={search.isSearching}
            data-track="parendar-passenger-search"
            text={search.isSearching ? 'parendar.passenger.searching' : 'parendar.passenger.search'}
          />
        </fieldset>
      </form>
      {search.saveError && <FailureNote what="save" error={search.saveError} />}
      {search.searchError && <FailureNote what="events" error={search.searchError} />}
      <PassengerTrips
        trips={search.trips}
        adding={search.adding}
        onChoose={(trip) => void handleSubmit(() => choose(trip), refuse)()}
      />
    </div>
  );
}
