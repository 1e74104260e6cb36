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
import table from '../result/row-table.module.css';
import type { SheetColumn } from './order.ts';
import style from './sheet-table.module.css';

const DELETE = 'parex-sheet-delete';

interface SheetRowViewProps {
  row: SheetRow;
  number: number;
  columns: readonly SheetColumn[];
  /** What the row was read from. */
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
  const copy = () =>
    copyRows(
      tableOf(
        columns.map(({ label }) => label),
        [columns.map(({ key }) => valueIn(row, key))],
      ),
    );
  const hasNote = isChange(row) || double !== undefined || isMessageShown;
  /* biome-ignore-start lint/a11y/noRedundantRoles: an element that is no table to the eye is none to a screen reader */
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader">
          {number}
        </th>
        {columns.map(({ key, label, format }) => {
          const value = valueIn(row, key);
          return (
            <td key={key} role="cell">
              <span className={table.label} aria-hidden="true">
                {label}
              </span>
              <div>
                <CellValue
                  cell={{ label, value, source: null, doubt: null }}
                  label={label}
                  format={format}
                  message=""
                  isNarrow
                  doubtId={undefined}
                  onTouch={() => {}}
                  onLeave={() => {}}
                  onSave={(next) => correctRow(row.id, key, next)}
                />
              </div>
            </td>
          );
        })}
        <td role="cell" className={table.copyCell}>
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
        </td>
      </tr>
      {hasNote && (
        <tr role="row">
          <td role="cell" className={table.note} colSpan={columns.length + 2}>
            <div className={style.note}>
              {isChange(row) && <Text className={style.kind} text={`parex.kind.${row.kind}`} />}
              {double && <p className={style.double}>{double}</p>}
              {isMessageShown && (
                <p id={messageId} className={style.message}>
                  {message}
                </p>
              )}
            </div>
          </td>
        </tr>
      )}
    </tbody>
  );
  /* biome-ignore-end lint/a11y/noRedundantRoles: end of the exception */
});
