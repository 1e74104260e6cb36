import { FormattedMessage } from 'react-intl';
import { NOTES_LIMIT } from '../calendar/trip-limits.ts';
import style from './notes-field.module.css';

/** Anything else about a trip, in as many lines as it takes. */
export function NotesField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor="trip-notes">
        <FormattedMessage id="parendar.panel.notes" />
      </label>
      <textarea
        id="trip-notes"
        className={style.input}
        rows={2}
        maxLength={NOTES_LIMIT}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
