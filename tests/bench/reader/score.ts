import { FIELDS, type LabelledMessage, type ScoredField } from './labelled-messages.ts';
import { normalForm } from './normal-forms.ts';
import { emptyTally, sumOf, type Tally } from './tally.ts';

export interface WrongCell {
  id: string;
  field: ScoredField;
  got: string;
  accepted: readonly string[];
}

/** A running count over messages: a wrong value is a false positive, and a miss as well if there was one to find. */
export class Scorer {
  readonly tallies = Object.fromEntries(FIELDS.map((field) => [field, emptyTally()])) as Record<
    ScoredField,
    Tally
  >;
  readonly wrong: WrongCell[] = [];
  rows = 0;
  exactRows = 0;

  add(message: LabelledMessage, read: Readonly<Partial<Record<ScoredField, string>>>): void {
    let exact = true;
    for (const field of FIELDS) {
      const accepted = message.labels[field] ?? [];
      const said = read[field] ?? '';
      const got = normalForm(field, said, message.today);
      const hit =
        got === ''
          ? accepted.length === 0
          : accepted.some((answer) => normalForm(field, answer, message.today) === got);
      const tally = this.tallies[field];
      if (got !== '' && hit) tally.tp += 1;
      if (got !== '' && !hit) tally.fp += 1;
      if (!hit && accepted.length > 0) tally.fn += 1;
      if (!hit) {
        exact = false;
        this.wrong.push({ id: message.id, field, got: said, accepted });
      }
    }
    this.rows += 1;
    if (exact) this.exactRows += 1;
  }

  total(): Tally {
    return sumOf(Object.values(this.tallies));
  }
}
