import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SheetRow } from '../keeping/sheet-row.ts';
import type { Sheet } from '../keeping/sheet-store.ts';
import { Table } from '../result/table.tsx';
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

export const SheetTable = memo(function SheetTable({
  columns,
  rows,
  numbers,
  messages,
  doubles,
  order,
  onOrder,
}: SheetTableProps) {
  const heads = columns.map(({ key, label }) => {
    const isDown = order?.key === key ? order.isDown : null;
    return {
      key,
      label,
      ...(isDown !== null && { sort: isDown ? ('descending' as const) : ('ascending' as const) }),
      head: (
        <button
          type="button"
          className={style.sort}
          data-track="parex-sheet-sort"
          onClick={() => onOrder(nextOrder(order, key))}
        >
          {label}
          {isDown !== null && (isDown ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />)}
        </button>
      ),
    };
  });
  return (
    <Table columns={heads} buttons={style.tools}>
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
    </Table>
  );
});

interface OrderSelectProps {
  columns: readonly SheetColumn[];
  order: Order | null;
  onOrder: (order: Order | null) => void;
}

/** Sorts on a phone, where there is no row of columns to press on. */
export function OrderSelect({ columns, order, onOrder }: OrderSelectProps) {
  const intl = useIntl();
  const selectId = useId();
  const ways = columns.flatMap(({ key, label }) =>
    [false, true].map((isDown) => ({
      order: { key, isDown },
      id: JSON.stringify([key, isDown]),
      words: intl.formatMessage({ id: isDown ? 'parex.sheet.down' : 'parex.sheet.up' }, { column: label }),
    })),
  );
  return (
    <p className={style.order}>
      <label htmlFor={selectId}>
        <FormattedMessage id="parex.sheet.sort" />
      </label>
      <select
        id={selectId}
        value={order ? JSON.stringify([order.key, order.isDown]) : ''}
        onChange={({ target }) => onOrder(ways.find(({ id }) => id === target.value)?.order ?? null)}
      >
        <option value="">{intl.formatMessage({ id: 'parex.sheet.asAdded' })}</option>
        {ways.map(({ id, words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </p>
  );
}
