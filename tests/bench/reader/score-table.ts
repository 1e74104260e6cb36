import { FIELDS, rates, type Scorer, type Tally } from './score.ts';

/** The table of a bench that scores one row for each message: field by field, and all together. */
export function scoreTable(scorer: Scorer): string {
  const columns =
    ['precision', 'recall', 'F1'].map((c) => c.padStart(10)).join('') +
    ['tp', 'fp', 'fn'].map((c) => c.padStart(6)).join('');
  const lines = FIELDS.map((field) => row(field, scorer.tallies[field]));
  return [`field   ${columns}`, ...lines, row('micro', scorer.total())].join('\n');
}

/** What was read otherwise than labelled, a line each. */
export function wrongCells({ wrong }: Scorer): string[] {
  return wrong.map(
    ({ id, field, got, accepted }) =>
      `${id} ${field}: ${got || '(empty)'}, accepted: ${accepted.join(' | ') || '(empty)'}`,
  );
}

function row(label: string, tally: Tally): string {
  const { precision, recall, f1 } = rates(tally);
  const shares = [precision, recall, f1].map((x) => x.toFixed(3).padStart(10)).join('');
  return label.padEnd(8) + shares + [tally.tp, tally.fp, tally.fn].map((n) => String(n).padStart(6)).join('');
}
