import { useRef } from 'react';
import { useIntl } from 'react-intl';
import style from './columns-dialog.module.css';

interface ColumnInputProps {
  initial: string;
  placeholder?: string;
  maxLength: number;
  /** Enter, or leaving the field. */
  onCommit: (label: string) => void;
  /** Escape. */
  onCancel: () => void;
}

/** A label being typed, in the place of its chip. */
export function ColumnInput({ initial, placeholder, maxLength, onCommit, onCancel }: ColumnInputProps) {
  const intl = useIntl();
  // Enter and Escape take the field away, and its blur comes after them.
  const done = useRef(false);
  const finish = (action: () => void) => {
    if (done.current) return;
    done.current = true;
    action();
  };
  return (
    <input
      className={style.input}
      // The dialog around it stays open.
      data-own-escape
      aria-label={intl.formatMessage({ id: 'parex.editor.name' })}
      defaultValue={initial}
      placeholder={placeholder}
      maxLength={maxLength}
      enterKeyHint="done"
      autoComplete="off"
      ref={(input) => input?.focus()}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => finish(() => onCommit(event.target.value))}
      onKeyDown={(event) => {
        const { value } = event.currentTarget;
        if (event.key === 'Enter') {
          event.preventDefault();
          finish(() => onCommit(value));
        }
        if (event.key === 'Escape') {
          event.preventDefault();
          finish(onCancel);
        }
      }}
    />
  );
}
