import examples from './examples.json' with { type: 'json' };
import columns from './known-columns.json' with { type: 'json' };

type KnownColumn = keyof typeof columns;
/** A column's label in both languages of the product. */
type Label = { ua: string; en: string };

/** The columns that the product asks for by itself: at the start, in its sets and on the board; by what they hold. */
const KNOWN: Readonly<Record<KnownColumn, Label>> = columns;

type Example = { message: string; kind: string; rows: Partial<Record<KnownColumn, string | undefined>>[] };

/** Messages of 2026-11-20, a Friday, with what is hard in them: a number from abroad, a way back, a parcel's two people. */
export const EXAMPLES: readonly Example[] = examples;

/** What a column holds, by its label in either language; `undefined` for a column of the person's own. */
export function knownColumn(label: string): KnownColumn | undefined {
  const sought = label.toLowerCase();
  const names = Object.keys(KNOWN) as KnownColumn[];
  return names.find((column) => Object.values(KNOWN[column]).some((name) => name.toLowerCase() === sought));
}

export function knownLabel(label: string): Label | undefined {
  const column = knownColumn(label);
  return column && KNOWN[column];
}

/** Numbers of the columns, from '1', whose labels the model has to give. */
export function unknownColumns(labels: readonly string[]): string[] {
  return labels.flatMap((label, index) => (knownColumn(label) ? [] : String(index + 1)));
}
