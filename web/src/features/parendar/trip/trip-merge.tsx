import type { Trip } from '@par-club/functions/contract/parendar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#ui/text.tsx';
import type { Choices, MergeRow, Side } from '../model/trip-merge.ts';
import changed from '../parts/trip-changed.module.css';
import { ChangedActions } from '../parts/trip-changed.tsx';
import style from './trip-merge.module.css';

const SIDES: readonly Side[] = ['theirs', 'mine'];

interface TripMergeProps {
  /** 'arrived' for a new trip, of which nobody knew whether it did arrive. */
  about: 'changed' | 'arrived';
  theirs: Trip;
  rows: readonly MergeRow[];
  choices: Choices;
  /** Whether somebody has tried to save before all was decided. */
  isChecked: boolean;
  isSaving: boolean;
  onChoose: (key: string, side: Side) => void;
  onTake: () => void;
  onOverwrite: (theirs: Trip) => void;
}

/** Somebody else has changed the trip while it was filled in: which of the two it shall be, difference by difference. */
export function TripMerge(props: TripMergeProps) {
  const { about, theirs, rows, choices, isChecked, isSaving, onChoose, onTake, onOverwrite } = props;
  const intl = useIntl();
  const none = intl.formatMessage({ id: 'parendar.changed.empty' });
  return (
    <section className={changed.changed} role="alert" aria-labelledby="trip-changed">
      <Text as="h3" id="trip-changed" text={`parendar.${about}.title`} />
      <Text text={rows.length === 0 ? `parendar.${about}.same` : 'parendar.changed.how'} />
      {rows.map((row) => {
        const side = choices[row.key] ?? row.proposed;
        return (
          <fieldset key={row.key} className={style.row} disabled={isSaving}>
            <legend>
              {row.field === 'passengers' ? (
                <FormattedMessage id="parendar.changed.passenger" />
              ) : (
                <FormattedMessage id={`parendar.panel.${row.field}`} />
              )}
            </legend>
            <div className={style.sides}>
              {SIDES.map((each) => (
                <label key={each} className={style.side}>
                  <input
                    type="radio"
                    name={`merge-${row.key}`}
                    checked={side === each}
                    data-undecided={side === null || undefined}
                    onChange={() => onChoose(row.key, each)}
                  />
                  <span>
                    <Text as="span" className={style.whose} text={`parendar.changed.${each}`} />
                    <span className={style.words}>{row[each] || none}</span>
                  </span>
                </label>
              ))}
            </div>
            {isChecked && side === null && <Text className={style.error} text="parendar.changed.choose" />}
          </fieldset>
        );
      })}
      <ChangedActions isSaving={isSaving} onTake={onTake} onOverwrite={() => onOverwrite(theirs)} />
    </section>
  );
}
