import { ArrowUp, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import style from './columns-dialog.module.css';

interface ColumnChipProps {
  id: string;
  label: string;
  first: boolean;
  onEdit: () => void;
  onMoveUp: () => void;
  onDelete: () => void;
}

export function chipId(key: number): string {
  return `parex-column-${key}`;
}

export function ColumnChip({ id, label, first, onEdit, onMoveUp, onDelete }: ColumnChipProps) {
  const intl = useIntl();
  return (
    <span className={style.chip}>
      <button
        type="button"
        id={id}
        className={style.label}
        aria-label={intl.formatMessage({ id: 'parex.editor.edit' }, { column: label })}
        onClick={onEdit}
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
