import { COLUMN_LABEL_LIMIT } from '@par-club/functions/contract/parex.values';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import style from './columns-dialog.module.css';

interface ColumnInputProps {
  initial: string;
  placeholder?: string;
  /** Enter, Escape, or leaving the field. @param label trimmed; '' changes nothing */
  onEnd: (label: string, byKey: boolean) => void;
}

/** A label being typed, in the place of its chip. */
export function ColumnInput({ initial, placeholder, onEnd }: ColumnInputProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  // Enter and Escape take the field away, and its blur comes after them.
  const done = useRef(false);
  const end = (label: string, byKey: boolean) => {
    if (done.current) return;
    done.current = true;
    onEnd(label.trim(), byKey);
  };
  useEffect(() => input.current?.select(), []);
  return (
    <input
      ref={input}
      className={style.input}
      // The dialog around it stays open.
      data-own-escape
      aria-label={intl.formatMessage({ id: 'parex.editor.name' })}
      defaultValue={initial}
      placeholder={placeholder}
      maxLength={COLUMN_LABEL_LIMIT}
      enterKeyHint="done"
      autoComplete="off"
      onBlur={(event) => end(event.target.value, false)}
      onKeyDown={(event) => {
        // Keys that belong to an input method choose its letters.
        if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        end(event.key === 'Enter' ? event.currentTarget.value : '', true);
      }}
    />
  );
}
