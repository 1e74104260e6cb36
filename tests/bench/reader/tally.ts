/** True positives, false positives and false negatives, in cells. */
export interface Tally {
  tp: number;
  fp: number;
  fn: number;
}

export interface Rates {
  precision: number;
  recall: number;
  f1: number;
}

export function emptyTally(): Tally {
  return { tp: 0, fp: 0, fn: 0 };
}

export function sumOf(tallies: Iterable<Tally>): Tally {
  const sum = emptyTally();
  for (const { tp, fp, fn } of tallies) {
    sum.tp += tp;
    sum.fp += fp;
    sum.fn += fn;
  }
  return sum;
}

/** Nothing to find and nothing said is perfect. */
export function rates({ tp, fp, fn }: Tally): Rates {
  const nothing = tp + fp + fn === 0;
  const precision = tp + fp > 0 ? tp / (tp + fp) : nothing ? 1 : 0;
  const recall = tp + fn > 0 ? tp / (tp + fn) : 1;
  return {
    precision,
    recall,
    f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0,
  };
}
