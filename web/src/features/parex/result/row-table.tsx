import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Field, fieldOfLabel } from '#reader/labels/field-of-label.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { tableOf } from '../columns/formats.ts';
import { copyRows } from '../copy-rows.ts';
import { CellValue, type CellView } from './cell-value.tsx';
import { type ShownCell, type ShownReading, valuesOf } from './corrected.ts';
import { Doubt } from './doubt.tsx';
import style from './row-table.module.css';

interface RowTableProps {
  reading: ShownReading;
  first: number;
  viewOf: (cell: ShownCell, label: string, row: number, index: number) => CellView;
  /** What is said of a row below it; nothing for most. */
  noteOf: (row: number) => ReactNode;
  onCopy: () => void;
}

/** Rows below each other; on a phone each is a card with its cells. */
export function RowTable({ reading, first, viewOf, noteOf, onCopy }: RowTableProps) {
  const intl = useIntl();
  const { rows, leftOut } = reading;
  const labels = (rows[0] ?? []).map(
    (_, index) =>
      rows.map((row) => row[index]?.label).find(Boolean) ||
      intl.formatMessage({ id: 'parex.result.column' }, { index: index + 1 }),
  );
  // Roles are said, because an element that is no table to the eye is none to a screen reader.
  return (
    <div className={style.frame}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className={style.table} role="table">
        <colgroup>
          <col className={style.number} />
          {labels.map((label, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column's position is its identity
            <col key={index} className={widthOf(label)} />
          ))}
          <col className={style.copy} />
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <FormattedMessage id="parex.rows.number" />
            </th>
            {labels.map((label, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column's position is its identity
              <th key={index} scope="col" role="columnheader">
                {label}
              </th>
            ))}
            <td role="cell" className={style.copyCell} />
          </tr>
        </thead>
        {rows.map((cells, row) => {
          const note = noteOf(row);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's position is its identity
            <tbody key={row} role="rowgroup" data-left-out={leftOut.includes(row) || undefined}>
              <tr role="row">
                <th scope="row" role="rowheader">
                  {first + row}
                </th>
                {cells.map((cell, index) => {
                  const { reasons, ...view } = viewOf(cell, labels[index] ?? '', row, index);
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a column's position is its identity
                    <td key={index} role="cell" className={widthOf(view.label)}>
                      <span className={style.label} aria-hidden="true">
                        {view.label}
                      </span>
                      <div>
                        <CellValue {...view} isNarrow />
                        {reasons.length > 0 && <Doubt view={{ ...view, reasons }} />}
                      </div>
                    </td>
                  );
                })}
                <td role="cell" className={style.copyCell}>
                  <CopyButton
                    variant="quiet"
                    data-track="parex-copy-row"
                    aria-label={intl.formatMessage({ id: 'parex.rows.copyOne' }, { number: first + row })}
                    copy={() => {
                      onCopy();
                      return copyRows(tableOf(reading.columns, valuesOf([cells])));
                    }}
                  />
                </td>
              </tr>
              {note && (
                <tr role="row">
                  <td role="cell" className={style.note} colSpan={labels.length + 2}>
                    {note}
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: end of the exception */}
    </div>
  );
}

/** Class of a column, for the width that its values need. */
export function widthOf(label: string): string | undefined {
  return style[WIDTHS[fieldOfLabel(label) ?? 'name'] ?? 'usual'];
}

/** Columns whose values are of one length. */
const WIDTHS: Partial<Record<Field, string>> = {
  phone: 'phone',
  date: 'date',
  time: 'time',
  seats: 'seats',
  notes: 'notes',
  address: 'notes',
};
