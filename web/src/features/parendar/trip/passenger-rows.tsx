import { TEXT_FIELDS } from '@par-club/functions/contract/booking.values';
import { FREE_TEXTS } from '@par-club/functions/contract/free-texts.values';
import type { Booking } from '@par-club/functions/contract/parendar';
import { PASSENGER_LIMIT, TRIP_TEXT_LIMIT } from '@par-club/functions/contract/parendar.values';
import { newBookingId } from '@par-club/functions/shared/booking';
import { countsOf } from '@par-club/functions/shared/seats-taken';
import { ChevronDown, Plus, UserMinus } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import {
  isPlain,
  type PassengerDraft,
  type PassengerDraftProblems,
  passengerDraftProblems,
} from '../model/passenger-draft.ts';
import form from '../parts/form.module.css';
import style from './passenger-rows.module.css';
import { useRows } from './use-rows.ts';

interface PassengerRowsProps {
  passengers: readonly PassengerDraft[];
  /** Where a passenger may get on and off: other places can be typed as well. */
  places: readonly string[];
  /** The bookings of the edited trip. */
  booked: readonly Booking[] | undefined;
  /** Whether what is wrong with a row is told; it is from the first try to save on. */
  isChecked: boolean;
  onChange: (passengers: PassengerDraft[]) => void;
}

/** The passengers of a trip as they are filled in; new rows with nothing in them are left out when it is saved. */
export function PassengerRows({ passengers, places, booked, isChecked, onChange }: PassengerRowsProps) {
  const listId = useId();
  const rows = useRows(passengers, onChange);
  const counts = countsOf(passengers.map(({ kind }) => ({ kind })));
  return (
    <fieldset className={form.group}>
      <legend>
        <FormattedMessage id="parendar.panel.passengers" />
        {passengers.length > 0 && (
          <Text as="span" className={style.count} text="parendar.panel.count" values={counts} />
        )}
      </legend>
      <datalist id={listId}>
        {places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <div className={style.passengers}>
        <ol className={style.list}>
          {passengers.map((passenger, index) => (
            <PassengerRow
              key={rows.keyAt(index)}
              passenger={passenger}
              number={index + 1}
              placesId={listId}
              isAdded={rows.isAdded(index)}
              problems={isChecked ? passengerDraftProblems(passenger, booked) : {}}
              onChange={(next) => rows.change(index, next)}
              onRemove={() => rows.remove(index)}
            />
          ))}
        </ol>
        {passengers.length < PASSENGER_LIMIT && (
          <button
            type="button"
            ref={rows.addButton}
            className={style.add}
            onClick={() => rows.add({ id: newBookingId(), name: '', phone: '' })}
          >
            <Plus aria-hidden />
            <FormattedMessage id="parendar.panel.addPassenger" />
          </button>
        )}
      </div>
    </fieldset>
  );
}

type TextField = Exclude<keyof PassengerDraft, 'id' | 'kind' | 'isPaid'>;

interface PassengerRowProps {
  passenger: PassengerDraft;
  number: number;
  /** Id of the list of places that are proposed. */
  placesId: string;
  isAdded: boolean;
  problems: PassengerDraftProblems;
  onChange: (passenger: PassengerDraft) => void;
  onRemove: () => void;
}

/** One booking: name, phone and seats; what is rarer comes by a press, or is there where it is filled in. */
function PassengerRow(props: PassengerRowProps) {
  const { passenger, number, placesId, isAdded, problems, onChange, onRemove } = props;
  const intl = useIntl();
  const { kind } = passenger;
  const moreId = useId();
  const [isOpen, setIsOpen] = useState(() => !isPlain(passenger));
  const isMoreShown = isOpen || problems.price !== undefined;
  const field = (name: TextField): ComponentProps<typeof Field> => {
    const problem = problems[name];
    const label = intl.formatMessage({ id: `parendar.passengerField.${name}` }, { kind });
    return {
      label,
      // Says whose field it is, where there are many of the same name.
      'aria-label': `${label} ${number}`,
      value: passenger[name] ?? '',
      maxLength: TRIP_TEXT_LIMIT,
      autoComplete: 'off',
      error: problem && intl.formatMessage({ id: `parendar.form.${problem}` }, { most: PASSENGER_LIMIT }),
      onChange: ({ target }) => onChange({ ...passenger, [name]: target.value }),
    };
  };
  const check = (name: 'isPaid' | 'kind', changed: Partial<PassengerDraft>) => (
    <label className={style.paid}>
      <input
        type="checkbox"
        aria-label={`${intl.formatMessage({ id: `parendar.passengerField.${name}` })} ${number}`}
        checked={Boolean(passenger[name])}
        onChange={() => onChange({ ...passenger, ...changed })}
      />
      <FormattedMessage id={`parendar.passengerField.${name}`} />
    </label>
  );
  return (
    <li className={style.row}>
      <span className={style.number} aria-hidden="true">
        {number}
      </span>
      <Field {...field('name')} autoFocus={isAdded} />
      <Button
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'parendar.panel.removePassenger' }, { kind, number })}
        icon={<UserMinus aria-hidden />}
        onClick={onRemove}
      />
      <div className={style.reach}>
        <Field {...field('phone')} type="tel" />
        <Field {...field('seats')} inputMode="numeric" maxLength={3} placeholder={kind ? '0' : '1'} />
      </div>
      <div className={style.rest}>
        <Button
          variant="quiet"
          icon={<ChevronDown aria-hidden />}
          aria-expanded={isMoreShown}
          aria-controls={moreId}
          aria-label={intl.formatMessage({ id: 'parendar.panel.moreOf' }, { kind, number })}
          onClick={() => setIsOpen(!isMoreShown)}
          text="parendar.panel.more"
        />
        <div id={moreId} hidden={!isMoreShown} className={style.more}>
          <Field {...field('pickUp')} list={placesId} />
          <Field {...field('pickUpPlace')} />
          <Field {...field('dropOff')} list={placesId} />
          <Field {...field('dropOffPlace')} />
          <Field {...field('price')} placeholder="1200, 50 €" />
          {check('isPaid', { isPaid: !passenger.isPaid })}
          {check('kind', { kind: kind ? undefined : 'parcel' })}
          {TEXT_FIELDS.map((name) => (
            <div key={name} className={style.wide}>
              <Field {...field(name)} maxLength={FREE_TEXTS[name].limit} />
            </div>
          ))}
        </div>
      </div>
    </li>
  );
}
