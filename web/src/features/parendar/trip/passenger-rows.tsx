import type { Booking } from '@par-club/functions/contract/parendar';
import { newBookingId } from '@par-club/functions/shared/booking';
import { countsOf } from '@par-club/functions/shared/seats-taken';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Text } from '#ui/text.tsx';
import { PASSENGER_LIMIT } from '../model/limits.ts';
import { type PassengerDraft, passengerDraftProblems } from '../model/passenger-draft.ts';
import form from '../parts/form.module.css';
import { PassengerRow } from './passenger-row.tsx';
import style from './passenger-rows.module.css';
import { useRowKeys } from './use-row-keys.ts';

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
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const keys = useRowKeys(passengers.length);

  const counts = countsOf(passengers.map(({ kind }) => ({ kind })));
  const add = () => {
    keys.add();
    setAdded(passengers.length);
    onChange([...passengers, { id: newBookingId(), name: '', phone: '' }]);
  };
  const remove = (index: number) => {
    keys.remove(index);
    setAdded(null);
    onChange(passengers.filter((_, at) => at !== index));
    // The button that had the focus is gone.
    addButton.current?.focus();
  };

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
              key={keys.keyAt(index)}
              passenger={passenger}
              number={index + 1}
              placesId={listId}
              isAdded={index === added}
              problems={isChecked ? passengerDraftProblems(passenger, booked) : {}}
              onChange={(next) => onChange(passengers.map((each, at) => (at === index ? next : each)))}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
        {passengers.length < PASSENGER_LIMIT && (
          <button type="button" ref={addButton} className={style.add} onClick={add}>
            <Plus aria-hidden />
            <FormattedMessage id="parendar.panel.addPassenger" />
          </button>
        )}
      </div>
    </fieldset>
  );
}
