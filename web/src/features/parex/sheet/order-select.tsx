import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order, SheetColumn } from './order.ts';
import style from './sheet-table.module.css';

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
