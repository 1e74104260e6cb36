export const FIELDS = ['name', 'phone', 'date', 'time', 'from', 'to', 'seats'] as const;
export type ScoredField = (typeof FIELDS)[number];

export interface LabelledMessage {
  id: string;
  lang: string;
  /** YYYY-MM-DD */
  today: string;
  text: string;
  /** Accepted answers per field; none means that the message does not say. */
  labels: Partial<Record<ScoredField, string[]>>;
  tags: string[];
}

export interface Tally {
  tp: number;
  fp: number;
  fn: number;
}

export interface WrongCell {
  id: string;
  field: ScoredField;
  got: string;
  accepted: readonly string[];
}

/** Letter case, punctuation, kinds of apostrophe and dash do not count in names and places. */
export function comparable(field: ScoredField, value: string): string {
  const text = value.normalize('NFKC').trim().toLowerCase();
  switch (field) {
    case 'phone':
      return text.replace(/\D/g, '');
    case 'seats':
      return /^\D*0*(\d+)\D*$/.exec(text)?.[1] ?? text;
    case 'date':
    case 'time':
      return text;
    default:
      return text
        .replace(/[’‘ʼ`´′]/g, "'")
        .replace(/\s*[‐‑‒–—−-]\s*/g, '-')
        .replace(/[.,;:!?()[\]"«»„“”]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
  }
}

export interface Rates {
  precision: number;
  recall: number;
  f1: number;
}

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

/** A running count over messages: a wrong value is a false positive, and a miss as well if there was one to find. */
export class Scorer {
  readonly tallies: Record<ScoredField, Tally>;
  readonly wrong: WrongCell[] = [];
  rows = 0;
  exactRows = 0;

  constructor() {
    this.tallies = Object.fromEntries(FIELDS.map((f) => [f, { tp: 0, fp: 0, fn: 0 }])) as Record<
      ScoredField,
      Tally
    >;
  }

  add(message: LabelledMessage, read: Readonly<Record<ScoredField, string>>): void {
    let exact = true;
    for (const field of FIELDS) {
      const accepted = message.labels[field] ?? [];
      const got = comparable(field, read[field]);
      const hit = got === '' ? accepted.length === 0 : accepted.some((a) => comparable(field, a) === got);
      const tally = this.tallies[field];
      if (got !== '' && hit) tally.tp += 1;
      if (got !== '' && !hit) tally.fp += 1;
      if (!hit && accepted.length > 0) tally.fn += 1;
      if (!hit) {
        exact = false;
        this.wrong.push({ id: message.id, field, got: read[field], accepted });
      }
    }
    this.rows += 1;
    if (exact) this.exactRows += 1;
  }

  total(): Tally {
    const sum = { tp: 0, fp: 0, fn: 0 };
    for (const t of Object.values(this.tallies)) {
      sum.tp += t.tp;
      sum.fp += t.fp;
      sum.fn += t.fn;
    }
    return sum;
  }
}
