import type { Booking } from '@par-club/functions/contract/parendar';
import { PASSENGER_LIMIT } from '@par-club/functions/contract/parendar.values';
import { newBookingId } from '@par-club/functions/shared/booking';
import { countsOf } from '@par-club/functions/shared/seats-taken';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Text } from '#ui/text.tsx';
import { type PassengerDraft, passengerDraftProblems } from '../model/passenger-draft.ts';
import form from '../parts/form.module.css';
import { PassengerRow } from './passenger-row.tsx';
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
