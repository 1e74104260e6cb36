import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Field, fieldOfLabel } from '#reader/labels/field-of-label.ts';
import style from './row-table.module.css';

/* biome-ignore-start lint/a11y/noRedundantRoles: an element that is no table to the eye is none to a screen reader */

interface TableProps {
  columns: readonly {
    key: string | number;
    label: string;
    /** Stands in the place of the label. */
    head?: ReactNode;
    sort?: 'ascending' | 'descending' | undefined;
  }[];
  /** Class of the last column, which has the buttons. */
  buttons: string | undefined;
  children: ReactNode;
}

/** Numbered rows below each other; on a phone each is a card with its cells. */
export function Table({ columns, buttons, children }: TableProps) {
  return (
    <div className={style.frame}>
      <table className={style.table} role="table">
        <colgroup>
          <col className={style.number} />
          {columns.map(({ key, label }) => (
            <col key={key} className={widthOf(label)} />
          ))}
          <col className={buttons} />
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <FormattedMessage id="parex.rows.number" />
            </th>
            {columns.map(({ key, label, head = label, sort }) => (
              <th key={key} scope="col" role="columnheader" aria-sort={sort}>
                {head}
              </th>
            ))}
            <td role="cell" className={style.copyCell} />
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}

interface TableRowProps {
  number: number;
  cells: readonly { key: string | number; label: string; value: ReactNode; className?: string | undefined }[];
  buttons: ReactNode;
  note: ReactNode;
  isLeftOut?: boolean;
}

export function TableRow({ number, cells, buttons, note, isLeftOut = false }: TableRowProps) {
  return (
    <tbody role="rowgroup" data-left-out={isLeftOut || undefined}>
      <tr role="row">
        <th scope="row" role="rowheader">
          {number}
        </th>
        {cells.map(({ key, label, value, className }) => (
          <td key={key} role="cell" className={className}>
            <span className={style.label} aria-hidden="true">
              {label}
            </span>
            <div>{value}</div>
          </td>
        ))}
        <td role="cell" className={style.copyCell}>
          {buttons}
        </td>
      </tr>
      {note && (
        <tr role="row">
          <td role="cell" className={style.note} colSpan={cells.length + 2}>
            {note}
          </td>
        </tr>
      )}
    </tbody>
  );
}
/* biome-ignore-end lint/a11y/noRedundantRoles: end of the exception */

const WIDTHS: Partial<Record<Field, string>> = {
  phone: 'phone',
  date: 'date',
  time: 'time',
  seats: 'seats',
  notes: 'notes',
  address: 'notes',
};

export function widthOf(label: string): string | undefined {
  return style[WIDTHS[fieldOfLabel(label) ?? 'name'] ?? 'usual'];
}
