/**
 * Pairs rows with columns of a matrix, each at most once, so that the sum of the gains is the largest (the Hungarian
 * method, with potentials; O(n³)).
 * @param gains a rectangular matrix of any shape
 * @returns for each row its column, or -1
 */
export function assign(gains: readonly (readonly number[])[]): number[] {
  const rows = gains.length;
  const columns = gains[0]?.length ?? 0;
  const size = Math.max(rows, columns);
  // Rows and columns count from 1; column 0 is where a row waits for its place. Cells outside of the matrix cost nothing.
  const cost = (row: number, column: number) => -(gains[row - 1]?.[column - 1] ?? 0);
  const zeros = () => new Array<number>(size + 1).fill(0);
  const rowPotential = zeros();
  const columnPotential = zeros();
  const rowOf = zeros();
  const at = (numbers: readonly number[], index: number) => numbers[index] ?? 0;

  for (let row = 1; row <= size; row++) {
    const slack = new Array<number>(size + 1).fill(Number.POSITIVE_INFINITY);
    const reached = new Array<boolean>(size + 1).fill(false);
    const before = zeros();
    let column = 0;
    rowOf[0] = row;
    do {
      reached[column] = true;
      const from = at(rowOf, column);
      let least = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= size; other++) {
        if (reached[other]) continue;
        const reduced = cost(from, other) - at(rowPotential, from) - at(columnPotential, other);
        if (reduced < at(slack, other)) {
          slack[other] = reduced;
          before[other] = column;
        }
        if (at(slack, other) < least) {
          least = at(slack, other);
          next = other;
        }
      }
      for (let other = 0; other <= size; other++) {
        if (reached[other]) {
          const held = at(rowOf, other);
          rowPotential[held] = at(rowPotential, held) + least;
          columnPotential[other] = at(columnPotential, other) - least;
        } else {
          slack[other] = at(slack, other) - least;
        }
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const previous = at(before, column);
      rowOf[column] = at(rowOf, previous);
      column = previous;
    }
  }

  const columnOf = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column++) {
    const row = at(rowOf, column);
    if (row >= 1 && row <= rows) columnOf[row - 1] = column - 1;
  }
  return columnOf;
}
