import { COLUMN_LABEL_LIMIT } from '@par-club/functions/contract/parex.values';
import { useEffect, useRef } from 'react';
import style from './columns-dialog.module.css';

interface ColumnInputProps {
  initial: string;
  /** What is typed, for a screen reader. */
  label: string;
  /** In UTF-16 code units. */
  limit?: number;
  placeholder?: string;
  /** Enter, Escape, or leaving the field. @param name trimmed; '' changes nothing */
  onEnd: (name: string, byKey: boolean) => void;
}

/** A name being typed, in the place of its chip. */
export function ColumnInput({
  initial,
  label,
  limit = COLUMN_LABEL_LIMIT,
  placeholder,
  onEnd,
}: ColumnInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // Enter and Escape take the field away, and its blur comes after them.
  const done = useRef(false);
  const end = (name: string, byKey: boolean) => {
    if (done.current) return;
    done.current = true;
    onEnd(name.trim(), byKey);
  };
  useEffect(() => input.current?.select(), []);
  return (
    <input
      ref={input}
      className={style.input}
      // The dialog around it stays open.
      data-own-escape
      aria-label={label}
      defaultValue={initial}
      placeholder={placeholder}
      maxLength={limit}
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
