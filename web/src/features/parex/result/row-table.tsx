import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CopyButton } from '#ui/copy-button.tsx';
import { tableOf } from '../columns/formats.ts';
import { copyRows } from '../copy-rows.ts';
import { CellValue, type CellView } from './cell-value.tsx';
import { type ShownCell, type ShownReading, valuesOf } from './corrected.ts';
import { Doubt } from './doubt.tsx';
import style from './row-table.module.css';
import { Table, TableRow, widthOf } from './table.tsx';

interface RowTableProps {
  reading: ShownReading;
  first: number;
  viewOf: (cell: ShownCell, label: string, row: number, index: number) => CellView;
  noteOf: (row: number) => ReactNode;
  onCopy: () => void;
}

export function RowTable({
  reading: { columns, rows, leftOut },
  first,
  viewOf,
  noteOf,
  onCopy,
}: RowTableProps) {
  const intl = useIntl();
  const heads = (rows[0] ?? []).map((_, index) => ({
    key: index,
    label:
      rows.map((row) => row[index]?.label).find(Boolean) ||
      intl.formatMessage({ id: 'parex.result.column' }, { index: index + 1 }),
  }));
  return (
    <Table columns={heads} buttons={style.copy}>
      {rows.map((cells, row) => (
        <TableRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row's position is its identity
          key={row}
          number={first + row}
          isLeftOut={leftOut.includes(row)}
          cells={cells.map((cell, index) => {
            const { reasons, ...view } = viewOf(cell, heads[index]?.label ?? '', row, index);
            return {
              key: index,
              label: view.label,
              className: widthOf(view.label),
              value: (
                <>
                  <CellValue {...view} isNarrow />
                  {reasons.length > 0 && <Doubt view={{ ...view, reasons }} />}
                </>
              ),
            };
          })}
          buttons={
            <CopyButton
              variant="quiet"
              data-track="parex-copy-row"
              aria-label={intl.formatMessage({ id: 'parex.rows.copyOne' }, { number: first + row })}
              copy={() => {
                onCopy();
                return copyRows(tableOf(columns, valuesOf([cells])));
              }}
            />
          }
          note={noteOf(row)}
        />
      ))}
    </Table>
  );
}
