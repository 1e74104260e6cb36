import { MessageSquareText, Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Text } from '#ui/text.tsx';
import { tableOf } from '../columns/formats.ts';
import { copyRows } from '../copy-rows.ts';
import { removeWithUndo } from '../keeping/remove-with-undo.ts';
import { isChange, type SheetRow, valueIn } from '../keeping/sheet-row.ts';
import { correctRow } from '../keeping/sheet-store.ts';
import { focusBox } from '../message-box.tsx';
import { CellValue } from '../result/cell-value.tsx';
import { TableRow } from '../result/table.tsx';
import type { SheetColumn } from './order.ts';
import style from './sheet-table.module.css';

const DELETE = 'parex-sheet-delete';

interface SheetRowViewProps {
  row: SheetRow;
  number: number;
  columns: readonly SheetColumn[];
  message: string;
  /** What earlier row has its phone and day, in words. */
  double: string | undefined;
}

export const SheetRowView = memo(function SheetRowView({
  row,
  number,
  columns,
  message,
  double,
}: SheetRowViewProps) {
  const intl = useIntl();
  const messageId = useId();
  const [isMessageShown, setMessageShown] = useState(false);

  const remove = (button: HTMLButtonElement) => {
    const { nextElementSibling: next, previousElementSibling: previous } = button.closest('tbody') ?? {};
    const neighbour = (next ?? previous)?.querySelector<HTMLElement>(`[data-track=${DELETE}]`);
    removeWithUndo(intl, [row], 'parex.sheet.deleted');
    if (neighbour) neighbour.focus();
    else focusBox();
  };
  const copy = () => {
    const labels = columns.map(({ label }) => label);
    return copyRows(tableOf(labels, [columns.map(({ key }) => valueIn(row, key))]));
  };
  return (
    <TableRow
      number={number}
      cells={columns.map(({ key, label, format }) => ({
        key,
        label,
        value: (
          <CellValue
            cell={{ label, value: valueIn(row, key), source: null, doubt: null }}
            label={label}
            format={format}
            isNarrow
            onSave={(next) => correctRow(row.id, key, next)}
          />
        ),
      }))}
      buttons={
        <div className={style.buttons}>
          <CopyButton
            variant="quiet"
            data-track="parex-copy-row"
            aria-label={intl.formatMessage({ id: 'parex.rows.copyOne' }, { number })}
            copy={copy}
          />
          <Button
            variant="quiet"
            icon={<MessageSquareText aria-hidden />}
            data-track="parex-sheet-message"
            aria-label={intl.formatMessage({ id: 'parex.sheet.message' }, { number })}
            aria-expanded={isMessageShown}
            aria-controls={isMessageShown ? messageId : undefined}
            onClick={() => setMessageShown(!isMessageShown)}
          />
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            data-track={DELETE}
            aria-label={intl.formatMessage({ id: 'parex.sheet.delete' }, { number })}
            onClick={({ currentTarget }) => remove(currentTarget)}
          />
        </div>
      }
      note={
        (isChange(row) || double !== undefined || isMessageShown) && (
          <div className={style.note}>
            {isChange(row) && <Text className={style.kind} text={`parex.kind.${row.kind}`} />}
            {double && <p className={style.double}>{double}</p>}
            {isMessageShown && (
              <p id={messageId} className={style.message}>
                {message}
              </p>
            )}
          </div>
        )
      }
    />
  );
});
