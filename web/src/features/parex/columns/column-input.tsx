import { COLUMN_LABEL_LIMIT } from '@par-club/functions/contract/parex.values';
import { InPlaceInput } from '../in-place-input.tsx';
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
  return (
    <InPlaceInput
      className={style.input}
      aria-label={label}
      defaultValue={initial}
      placeholder={placeholder}
      maxLength={limit}
      onEnd={(field, byKey) => onEnd(field?.value.trim() ?? '', byKey)}
    />
  );
}
