import { COLUMN_LABEL_LIMIT } from '@par-club/functions/contract/parex.values';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import style from './columns-dialog.module.css';

interface ColumnInputProps {
  initial: string;
  placeholder?: string;
  /** Enter, or leaving the field. */
  onCommit: (label: string, byKey: boolean) => void;
  /** Escape. */
  onCancel: () => void;
}

/** A label being typed, in the place of its chip. */
export function ColumnInput({ initial, placeholder, onCommit, onCancel }: ColumnInputProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  // Enter and Escape take the field away, and its blur comes after them.
  const done = useRef(false);
  const finish = (action: () => void) => {
    if (done.current) return;
    done.current = true;
    action();
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
      onBlur={(event) => finish(() => onCommit(event.target.value, false))}
      onKeyDown={(event) => {
        const { value } = event.currentTarget;
        // Keys that belong to an input method choose its letters.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          finish(() => onCommit(value, true));
        }
        if (event.key === 'Escape') {
          event.preventDefault();
          finish(onCancel);
        }
      }}
    />
  );
}
