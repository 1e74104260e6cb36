import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { STOP_LIMIT, TEXT_LIMIT } from '../model/limits.ts';
import type { StopDraft } from '../model/trip-times.ts';
import form from '../parts/form.module.css';
import rows from './passenger-rows.module.css';
import style from './stop-rows.module.css';
import { swapped, useRowKeys } from './use-row-keys.ts';

interface StopRowsProps {
  stops: readonly StopDraft[];
  /** Whether the trip has a start, which the times of stops need. */
  hasStart: boolean;
  error: ReactNode;
  onChange: (stops: StopDraft[]) => void;
}

/** The places between a trip's first and last, in the order of the way. */
export function StopRows({ stops, hasStart, error, onChange }: StopRowsProps) {
  const intl = useIntl();
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const keys = useRowKeys(stops.length);

  const add = () => {
    keys.add();
    setAdded(stops.length);
    onChange([...stops, { place: '', time: '', days: '' }]);
  };
  const remove = (index: number) => {
    keys.remove(index);
    setAdded(null);
    onChange(stops.filter((_, at) => at !== index));
    // The button that had the focus is gone.
    addButton.current?.focus();
  };
  const move = (index: number, by: 1 | -1) => {
    const other = index + by;
    flushSync(() => {
      keys.swap(index, other);
      setAdded(null);
      onChange(swapped(stops, index, other));
    });
    // It goes along with its row; at either end only the way back is left.
    const buttons =
      list.current?.children[other]?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)');
    const wanted = [...(buttons ?? [])].find(({ dataset }) => dataset.by === String(by));
    (wanted ?? buttons?.[0])?.focus();
  };
  const type = (index: number, change: Partial<StopDraft>) =>
    onChange(stops.map((each, at) => (at === index ? { ...each, ...change } : each)));
  const label = (id: 'stop' | 'stopTime' | 'stopUp' | 'stopDown' | 'removeStop', index: number) =>
    intl.formatMessage({ id: `parendar.panel.${id}` }, { number: index + 1 });

  return (
    <fieldset className={form.group}>
      <legend className={stops.length === 0 ? 'visually-hidden' : undefined}>
        <FormattedMessage id="parendar.panel.stops" />
      </legend>
      <div className={rows.passengers}>
        <ol className={rows.list} ref={list}>
          {stops.map(({ place, time }, index) => (
            <li key={keys.keyAt(index)} className={style.row}>
              <Field
                label={label('stop', index)}
                value={place}
                maxLength={TEXT_LIMIT}
                autoComplete="off"
                autoFocus={index === added}
                onChange={({ target }) => type(index, { place: target.value })}
              />
              <div className={style.when}>
                <Field
                  type="time"
                  label={intl.formatMessage({ id: 'parendar.panel.time' })}
                  aria-label={label('stopTime', index)}
                  disabled={!hasStart}
                  value={time}
                  onChange={({ target }) => type(index, { time: target.value, days: '' })}
                />
                <div className={style.buttons}>
                  <Button
                    variant="quiet"
                    data-by="-1"
                    aria-label={label('stopUp', index)}
                    disabled={index === 0}
                    icon={<ArrowUp aria-hidden />}
                    onClick={() => move(index, -1)}
                  />
                  <Button
                    variant="quiet"
                    data-by="1"
                    aria-label={label('stopDown', index)}
                    disabled={index === stops.length - 1}
                    icon={<ArrowDown aria-hidden />}
                    onClick={() => move(index, 1)}
                  />
                  <Button
                    variant="quiet"
                    aria-label={label('removeStop', index)}
                    icon={<X aria-hidden />}
                    onClick={() => remove(index)}
                  />
                </div>
              </div>
            </li>
          ))}
        </ol>
        {error && (
          <p className={style.error} role="alert">
            {error}
          </p>
        )}
        {stops.length < STOP_LIMIT && (
          <button type="button" ref={addButton} className={rows.add} onClick={add}>
            <Plus aria-hidden />
            <FormattedMessage id="parendar.panel.addStop" />
          </button>
        )}
      </div>
    </fieldset>
  );
}
