import type { Trip } from '@par-club/functions/contract/parendar';
import { TRIP_TEXT_LIMIT } from '@par-club/functions/contract/parendar.values';
import { newBookingId } from '@par-club/functions/shared/booking';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { formDraft } from '#storage/form-draft.ts';
import { passengerDraft } from '#storage/registry.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { toast } from '#ui/toast.ts';
import { useOpenCalendar } from '../calendar/open-calendar.ts';
import { addPassenger } from '../calendar/save-trip.ts';
import { useTripWrite } from '../calendar/use-trip-write.ts';
import { useTripsBetween, WANTED_ONCE } from '../calendar/use-trips.ts';
import { passengerOfDraft } from '../model/passenger-draft.ts';
import { type Day, rangeOfDay } from '../model/week.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import style from '../parts/form.module.css';
import {
  emptyRequest,
  matchingTrips,
  PASSENGER_NAME,
  type PassengerProblem,
  type PassengerRequest,
  passengerProblems,
} from './passenger-request.ts';
import { PassengerTrips } from './passenger-trips.tsx';

export function PassengerForm({ day, onAdded }: { day: Day; onAdded: (trip: Trip) => void }) {
  const intl = useIntl();
  const [initial] = useState(() => emptyRequest(day));
  const { register, handleSubmit, setValue, setFocus, getValues, subscribe, formState } =
    useForm<PassengerRequest>({ defaultValues: formDraft(passengerDraft, initial).read() });
  const { errors } = formState;
  const search = usePassengerSearch();
  const { clear } = search;
  const isAdding = search.adding !== null;

  const typed = useEffectEvent(({ values, name }: { values: PassengerRequest; name?: string }) => {
    const isBlank = values.name === '' && values.phone === '';
    formDraft(passengerDraft, isBlank ? values : initial).save(values);
    // The found trips belong to another day or time.
    if (name === 'date' || name === 'time') clear();
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: typed }), [subscribe]);

  // The date follows the shown day until it is changed by hand.
  const proposed = useRef(day);
  useEffect(() => {
    if (day !== proposed.current && getValues('date') === proposed.current) setValue('date', day);
    proposed.current = day;
  }, [day, getValues, setValue]);

  const choose = async (trip: Trip) => {
    const added = await search.add({ trip, request: getValues() });
    if (!added) return;
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

interface Adding {
  trip: Trip;
  request: PassengerRequest;
}

function usePassengerSearch() {
  const intl = useIntl();
  const target = useOpenCalendar();
  const { timeZone } = target;
  /** The request of the last press; null before. */
  const [asked, setAsked] = useState<PassengerRequest | null>(null);
  const day = asked && rangeOfDay(asked.date, timeZone);
  const { read, isFetching, failure, retry } = useTripsBetween(day, WANTED_ONCE);
  // Each press reads anew, be it for the same day.
  const readAgain = useEffectEvent(retry);
  useEffect(() => {
    if (asked) void readAgain();
  }, [asked]);
  /** The same in each try, so that none adds a second booking. */
  const [bookingId, setBookingId] = useState(newBookingId);
  const {
    write,
    isWriting,
    asked: added,
    error,
    forget,
  } = useTripWrite<Adding, Trip>({
    write: ({ trip, request }) => addPassenger(target, trip, { ...passengerOfDraft(request), id: bookingId }),
    said: () => intl.formatMessage({ id: 'parendar.done.passengerAdded' }),
    onDone: () => setBookingId(newBookingId()),
  });
  const clear = () => {
    setAsked(null);
    forget();
  };

  return {
    /** Null before the search. */
    trips: asked && read && matchingTrips(read, asked, timeZone),
    isSearching: isFetching,
    /** Id of the trip that is taking the passenger. */
    adding: isWriting && added ? added.trip.id : null,
    saveError: error,
    searchError: failure,
    find(request: PassengerRequest): void {
      clear();
      setAsked(request);
    },
    /** @returns the trip with the passenger; null where that failed, which shows */
    add: write,
    clear,
  };
}
