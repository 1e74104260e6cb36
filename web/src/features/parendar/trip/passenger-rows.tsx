import { Plus, UserMinus } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { PASSENGER_LIMIT, TEXT_LIMIT } from '../model/limits.ts';
import type { PassengerDraft } from '../model/passenger-draft.ts';
import form from '../parts/form.module.css';
import style from './passenger-rows.module.css';

interface PassengerRowsProps {
  passengers: readonly PassengerDraft[];
  onChange: (passengers: PassengerDraft[]) => void;
}

/** The passengers of a trip as they are filled in; rows without a name and a phone are left out when it is saved. */
export function PassengerRows({ passengers, onChange }: PassengerRowsProps) {
  const intl = useIntl();
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  // Passengers have no names of their own that last, and a row that goes must not take another's place.
  const [keys, setKeys] = useState(() => passengers.map(() => crypto.randomUUID()));

  const add = () => {
    setKeys([...keys, crypto.randomUUID()]);
    setAdded(passengers.length);
    onChange([...passengers, { name: '', phone: '' }]);
  };
  const remove = (index: number) => {
    setKeys(keys.filter((_, each) => each !== index));
    setAdded(null);
    onChange(passengers.filter((_, each) => each !== index));
    // The button that had the focus is gone.
    addButton.current?.focus();
  };
  const field = (name: 'name' | 'phone', index: number) => {
    const label = intl.formatMessage({ id: `parendar.panel.${name}` });
    return {
      label,
      // Says whose field it is, where there are many of the same name.
      'aria-label': `${label} ${index + 1}`,
      value: passengers[index]?.[name],
      maxLength: TEXT_LIMIT,
      autoComplete: 'off',
      onChange: ({ target }: { target: HTMLInputElement }) =>
        onChange(passengers.map((each, at) => (at === index ? { ...each, [name]: target.value } : each))),
    };
  };

  return (
    <fieldset className={form.group}>
      <legend>
        <FormattedMessage id="parendar.panel.passengers" />
        {passengers.length > 0 && <span className={style.count}>{passengers.length}</span>}
      </legend>
      <div className={style.passengers}>
        <ol className={style.list}>
          {passengers.map((_, index) => (
            <li key={keys[index] ?? index} className={style.row}>
              <span className={style.number} aria-hidden="true">
                {index + 1}
              </span>
              <Field {...field('name', index)} autoFocus={index === added} />
              <Field {...field('phone', index)} type="tel" />
              <Button
                variant="quiet"
                aria-label={intl.formatMessage(
                  { id: 'parendar.panel.removePassenger' },
                  { number: index + 1 },
                )}
                icon={<UserMinus aria-hidden />}
                onClick={() => remove(index)}
              />
            </li>
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
