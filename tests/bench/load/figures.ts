import { quantile, table } from '../report.ts';

/** What was measured of one load, by the names of columns. A figure that there is none of is left out. */
export type Figures<Column extends string = string> = Partial<Record<Column, number>>;

/** The same thing measured at a load and at twice that load. */
export interface Grown<Column extends string = string> {
  what: string;
  once: Figures<Column>;
  twice: Figures<Column>;
}

/** A column's name, and the digits after the point of its figures. */
export type Columns<Column extends string> = Readonly<Record<Column, number>>;

/** Three times of a number of them, in milliseconds as they are. */
export function times(milliseconds: readonly number[]): Record<'p50, ms' | 'p95, ms' | 'p99, ms', number> {
  return {
    'p50, ms': quantile(milliseconds, 0.5),
    'p95, ms': quantile(milliseconds, 0.95),
    'p99, ms': quantile(milliseconds, 0.99),
  };
}

/** How many times as much there is of each figure. Of what there was nothing there is no ratio. */
export function growth<Column extends string>({ once, twice }: Grown<Column>): Figures<Column> {
  const both = Object.keys(once) as Column[];
  return Object.fromEntries(
    both.flatMap((column) => {
      const ratio = (twice[column] ?? Number.NaN) / (once[column] ?? Number.NaN);
      return Number.isFinite(ratio) ? [[column, ratio]] : [];
    }),
  ) as Figures<Column>;
}

/**
 * Three rows for each thing: the load, twice the load, and how many times as much that made of each figure.
 *
 * @param more rows of one load alone
 */
export function loadTable<Column extends string>(
  measured: readonly Grown<Column>[],
  columns: Columns<Column>,
  more: readonly { what: string; figures: Figures<Column> }[] = [],
): string {
  const names = Object.keys(columns) as Column[];
  const row = (what: string, figures: Figures<Column>) => [
    what,
    ...names.map((name) => cell(figures[name], columns[name])),
  ];
  const rows = measured.flatMap((grown) => {
    const { what, once, twice } = grown;
    const ratios = growth(grown);
    return [
      row(what, once),
      row(what, twice),
      ['growth', ...names.map((name) => (ratios[name] === undefined ? '' : `× ${ratios[name].toFixed(2)}`))],
    ];
  });
  rows.push(...more.map(({ what, figures }) => row(what, figures)));
  return table(['what', ...names], rows);
}

function cell(figure: number | undefined, digits: number): string {
  if (figure === undefined) return '';
  return Number.isNaN(figure) ? '–' : figure.toFixed(digits);
}
