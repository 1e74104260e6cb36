import { STOP_LIMIT, TRIP_TEXT_LIMIT } from '@par-club/functions/contract/parendar.values';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import type { StopDraft } from '../model/trip-times.ts';
import form from '../parts/form.module.css';
import shared from './passenger-rows.module.css';
import style from './stop-rows.module.css';
import { useRows } from './use-rows.ts';

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
  const list = useRef<HTMLOListElement>(null);
  const rows = useRows(stops, onChange);
  const move = (index: number, by: 1 | -1) => {
    const other = index + by;
    flushSync(() => rows.swap(index, other));
    // It goes along with its row; at either end only the way back is left.
    const buttons =
      list.current?.children[other]?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)');
    const wanted = [...(buttons ?? [])].find(({ dataset }) => dataset.by === String(by));
    (wanted ?? buttons?.[0])?.focus();
  };
  const label = (id: 'stop' | 'stopTime' | 'stopUp' | 'stopDown' | 'removeStop', index: number) =>
    intl.formatMessage({ id: `parendar.panel.${id}` }, { number: index + 1 });

  return (
    <fieldset className={form.group}>
      <legend className={stops.length === 0 ? 'visually-hidden' : undefined}>
        <FormattedMessage id="parendar.panel.stops" />
      </legend>
      <div className={shared.passengers}>
        <ol className={shared.list} ref={list}>
          {stops.map((stop, index) => (
            <li key={rows.keyAt(index)} className={style.row}>
              <Field
                label={label('stop', index)}
                value={stop.place}
                maxLength={TRIP_TEXT_LIMIT}
                autoComplete="off"
                autoFocus={rows.isAdded(index)}
                onChange={({ target }) => rows.change(index, { ...stop, place: target.value })}
              />
              <div className={style.when}>
                <Field
                  type="time"
                  label={intl.formatMessage({ id: 'parendar.panel.time' })}
                  aria-label={label('stopTime', index)}
                  disabled={!hasStart}
                  value={stop.time}
                  onChange={({ target }) => rows.change(index, { ...stop, time: target.value, days: '' })}
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
                    onClick={() => rows.remove(index)}
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
          <button
            type="button"
            ref={rows.addButton}
            className={shared.add}
            onClick={() => rows.add({ place: '', time: '', days: '' })}
          >
            <Plus aria-hidden />
            <FormattedMessage id="parendar.panel.addStop" />
          </button>
        )}
      </div>
    </fieldset>
  );
}
