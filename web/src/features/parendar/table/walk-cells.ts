/** Keys that go somewhere else in the table, by columns and rows; up and down also go through the trips of one cell. */
const STEPS: Readonly<Record<string, [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [Number.NEGATIVE_INFINITY, 0],
  End: [Number.POSITIVE_INFINITY, 0],
};

/**
 * Moves the focus by a key, from where it is in a table to the next cell, or to the buttons in it.
 * @returns whether the key goes anywhere
 */
export function walkCells(table: HTMLTableElement, from: Element, key: string): boolean {
  const step = STEPS[key];
  const cell = from.closest<HTMLTableCellElement>('th, td');
  const row = cell?.closest('tr');
  if (!step || !cell || !row) return false;
  const [columns, rows] = step;
  const within = stopsOf(cell);
  const next = within[within.indexOf(from as HTMLElement) + rows];
  if (rows !== 0 && next) {
    next.focus();
    return true;
  }
  const line = table.rows[clamp(row.rowIndex + rows, table.rows.length)];
  const target = line?.cells[clamp(cell.cellIndex + columns, line.cells.length)];
  if (target && target !== cell)
    stopsOf(target)
      .at(rows < 0 ? -1 : 0)
      ?.focus();
  return true;
}

/** The focusable elements of a cell: its buttons, or the cell itself. */
function stopsOf(cell: HTMLElement): HTMLElement[] {
  const buttons = [...cell.querySelectorAll('button')];
  return buttons.length > 0 ? buttons : [cell];
}

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(index, length - 1));
}
