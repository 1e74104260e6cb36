import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '#ui/text.tsx';
import { type Day, isDay } from '../model/week.ts';
import type { View } from './use-shown-day.ts';
import style from './week-switches.module.css';

export const DATE_FIELD = 'parendar-date';

const VIEWS: readonly View[] = ['day', 'week'];

export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const intl = useIntl();
  return (
    <fieldset className={style.switch} aria-label={intl.formatMessage({ id: 'parendar.view.label' })}>
      {VIEWS.map((each) => (
        <label key={each} className={style.choice}>
          <input
            type="radio"
            name="parendar-view"
            checked={each === view}
            data-track={`parendar-view-${each}`}
            onChange={() => onView(each)}
          />
          <Text as="span" text={`parendar.view.${each}`} />
        </label>
      ))}
    </fieldset>
  );
}

/** The typed text may be no day yet: a year comes digit by digit. */
export function DateJump({ day, onDay }: { day: Day; onDay: (day: Day) => void }) {
  const intl = useIntl();
  const [typed, setTyped] = useState({ text: day, of: day });
  // A day that is chosen elsewhere replaces the typed text.
  const text = typed.of === day ? typed.text : day;
  return (
    <input
      id={DATE_FIELD}
      type="date"
      className={style.date}
      aria-label={intl.formatMessage({ id: 'parendar.week.jump' })}
      min="2000-01-01"
      max="2099-12-31"
      data-track="parendar-date"
      value={text}
      onChange={({ target: { value } }) => {
        const next = isDay(value) ? value : day;
        setTyped({ text: value, of: next });
        if (next !== day) onDay(next);
      }}
    />
  );
}
