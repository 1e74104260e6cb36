import { ArrowUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ColumnInput } from './column-input.tsx';
import style from './columns-dialog.module.css';

interface ColumnChipProps {
  id: string;
  label: string;
  /** The first has nowhere to move. */
  first: boolean;
  onRename: (label: string) => void;
  onMoveUp: () => void;
  onDelete: () => void;
}

/** Id of a chip's label, which takes the focus. */
export function chipId(key: number): string {
  return `parex-column-${key}`;
}

/** A column: a press on its label edits it in place; an empty edit keeps the old label. */
export function ColumnChip({ id, label, first, onRename, onMoveUp, onDelete }: ColumnChipProps) {
  const intl = useIntl();
  const [editing, setEditing] = useState(false);
  const labelButton = useRef<HTMLButtonElement>(null);
  const endedByKey = useRef(false);

  useEffect(() => {
    // The field that had the focus is gone.
    if (!editing && endedByKey.current) labelButton.current?.focus();
    endedByKey.current = false;
  }, [editing]);

  const end = (next: string, byKey: boolean) => {
    endedByKey.current = byKey;
    setEditing(false);
    if (next.trim() !== '') onRename(next.trim());
  };

  if (editing) return <ColumnInput initial={label} onCommit={end} onCancel={() => end('', true)} />;
  return (
    <span className={style.chip}>
      <button
        ref={labelButton}
        type="button"
        id={id}
        className={style.label}
        aria-label={intl.formatMessage({ id: 'parex.editor.edit' }, { column: label })}
        onClick={() => setEditing(true)}
      >
        {label}
      </button>
      <button
        type="button"
        className={style.tool}
        // It keeps the focus when the column has come to the top.
        aria-disabled={first}
        aria-label={intl.formatMessage({ id: 'parex.editor.moveUp' }, { column: label })}
        onClick={onMoveUp}
      >
        <ArrowUp aria-hidden />
      </button>
      <button
        type="button"
        className={style.tool}
        aria-label={intl.formatMessage({ id: 'parex.editor.delete' }, { column: label })}
        onClick={onDelete}
      >
        <X aria-hidden />
      </button>
    </span>
  );
}
