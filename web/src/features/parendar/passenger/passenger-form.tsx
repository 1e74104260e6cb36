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
import { rankedTrips } from '../model/fitting-trips.ts';
import { passengerOfDraft } from '../model/passenger-draft.ts';
import { type Day, rangeOfDay } from '../model/week.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import style from '../parts/form.module.css';
import {
  emptyRequest,
  PASSENGER_NAME,
  type PassengerProblem,
  type PassengerRequest,
  passengerProblems,
  wishOf,
} from './passenger-request.ts';
import { PassengerTrips } from './passenger-trips.tsx';

export function PassengerForm({ day, onAdded }: { day: Day; onAdded: (trip: Trip) => void }) {
  const intl = useIntl();
  const [initial] = useState(() => emptyRequest(day));
  const { register, handleSubmit, setValue, setFocus, getValues, subscribe, formState } =
    useForm<PassengerRequest>({ defaultValues: formDraft(passengerDraft, initial).read() });
  const { errors } = formState;
  /** The request of the last press on the search; null before. */
  const [asked, setAsked] = useState<PassengerRequest | null>(null);
  const target = useOpenCalendar();
  const { timeZone } = target;
  const found = useTripsBetween(asked && rangeOfDay(asked.date, timeZone), WANTED_ONCE);
  // Each press reads anew, be it for the same day.
  const readAgain = useEffectEvent(found.retry);
  useEffect(() => {
    if (asked) void readAgain();
  }, [asked]);
  /** The same in each try, so that none adds a second booking. */
  const [bookingId, setBookingId] = useState(newBookingId);
  const adding = useTripWrite<Trip, Trip>({
    write: (trip) => addPassenger(target, trip, { ...passengerOfDraft(getValues()), id: bookingId }),
    said: () => intl.formatMessage({ id: 'parendar.done.passengerAdded' }),
    onDone: () => setBookingId(newBookingId()),
  });
  const clear = () => {
    setAsked(null);
    adding.forget();
  };

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

  const find = (request: PassengerRequest) => {
    clear();
    setAsked(request);
  };
  const choose = async (trip: Trip) => {
    const added = await adding.write(trip);
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
        onSubmit={(event) => void handleSubmit(find, refuse)(event)}
      >
        <fieldset className={style.group} disabled={adding.isWriting}>
          <Field {...field('name')} id={PASSENGER_NAME} maxLength={TRIP_TEXT_LIMIT} autoComplete="off" />
          <Field {...field('phone')} type="tel" maxLength={TRIP_TEXT_LIMIT} autoComplete="off" />
          <div className={`${style.pair} ${style.long}`}>
            <Field {...field('date')} type="date" />
            <Field {...field('time')} type="time" />
          </div>
          <Button
            type="submit"
            variant="primary"
            busy={found.isFetching}
            data-track="parendar-passenger-search"
            text={found.isFetching ? 'parendar.passenger.searching' : 'parendar.passenger.search'}
          />
        </fieldset>
      </form>
      {adding.error && <FailureNote what="save" error={adding.error} />}
      {found.failure && <FailureNote what="events" error={found.failure} />}
      <PassengerTrips
        fits={asked && found.read && rankedTrips(wishOf(asked), found.read, timeZone)}
        date={asked?.date ?? ''}
        adding={adding.isWriting ? (adding.asked?.id ?? null) : null}
        onChoose={({ trip }) => void handleSubmit(() => choose(trip), refuse)()}
      />
    </div>
  );
}
