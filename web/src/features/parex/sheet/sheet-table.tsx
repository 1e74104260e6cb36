import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SheetRow } from '../keeping/sheet-row.ts';
import type { Sheet } from '../keeping/sheet-store.ts';
import table from '../result/row-table.module.css';
import { widthOf } from '../result/row-table.tsx';
import { nextOrder, type Order, type SheetColumn } from './order.ts';
import { SheetRowView } from './sheet-row-view.tsx';
import style from './sheet-table.module.css';

interface SheetTableProps {
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
  numbers: ReadonlyMap<string, number>;
  messages: Sheet['messages'];
  /** Which earlier row has the phone and the day of a row, in words by the id of the row. */
  doubles: ReadonlyMap<string, string>;
  order: Order | null;
  onOrder: (order: Order | null) => void;
}

/** Rows of the sheet below each other, sorted by a press on a column; on a phone each is a card. */
export const SheetTable = memo(function SheetTable({
  columns,
  rows,
  numbers,
  messages,
  doubles,
  order,
  onOrder,
}: SheetTableProps) {
  return (
    <div className={table.frame}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: an element that is no table to the eye is none to a screen reader */}
      <table className={table.table} role="table">
        <colgroup>
          <col className={table.number} />
          {columns.map(({ key, label }) => (
            <col key={key} className={widthOf(label)} />
          ))}
          <col className={style.tools} />
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <FormattedMessage id="parex.rows.number" />
            </th>
            {columns.map(({ key, label }) => (
              <th
                key={key}
                scope="col"
                role="columnheader"
                aria-sort={order?.key === key ? (order.isDown ? 'descending' : 'ascending') : undefined}
              >
                <button
                  type="button"
                  className={style.sort}
                  data-track="parex-sheet-sort"
                  onClick={() => onOrder(nextOrder(order, key))}
                >
                  {label}
                  {order?.key === key && (order.isDown ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />)}
                </button>
              </th>
            ))}
            <td role="cell" className={table.copyCell} />
          </tr>
        </thead>
        {rows.map((row) => (
          <SheetRowView
            key={row.id}
            row={row}
            number={numbers.get(row.id) ?? 0}
            columns={columns}
            message={messages[row.message] ?? ''}
            double={doubles.get(row.id)}
          />
        ))}
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: end of the exception */}
    </div>
  );
});
