import { COLUMN_LABEL_LIMIT } from '@par-club/functions/contract/limits';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ColumnInput } from './column-input.tsx';
import style from './columns-dialog.module.css';

interface ColumnChipProps {
  label: string;
  onRename: (label: string) => void;
  onDelete: () => void;
}

/** A column: a press on its label edits it in place; an empty edit keeps the old label. */
export function ColumnChip({ label, onRename, onDelete }: ColumnChipProps) {
  const intl = useIntl();
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <ColumnInput
        initial={label}
        maxLength={COLUMN_LABEL_LIMIT}
        onCommit={(next) => {
          setEditing(false);
          if (next.trim() !== '') onRename(next.trim());
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  return (
    <span className={style.chip}>
      <button
        type="button"
        className={style.label}
        aria-label={intl.formatMessage({ id: 'parex.editor.edit' }, { column: label })}
        onClick={() => setEditing(true)}
      >
        {label}
      </button>
      <button
        type="button"
        className={style.delete}
        aria-label={intl.formatMessage({ id: 'parex.editor.delete' }, { column: label })}
        onClick={onDelete}
      >
        <X aria-hidden />
      </button>
    </span>
  );
}
