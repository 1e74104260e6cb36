/** The phrase book: ordinary phrases from a grid, and some by hand, each with its kind and cells. */
import { fileURLToPath } from 'node:url';
import { KINDS } from '@par-club/functions/contract/kinds.values';
import { COLUMNS, type LabelledRows, linesOf } from '../labelled-messages.ts';
import { GRID, type Row } from './grid.ts';
import { TODAY, type Words } from './words.ts';

type Cells = Partial<LabelledRows['rows'][number]>;

/** A line of the file by hand: cells that are left out are empty, rows that are left out are none. */
interface ByHand {
  id: string;
  lang: string;
  kind: LabelledRows['kind'];
  message: string;
  rows?: Cells[];
}

const BY_HAND = fileURLToPath(new URL('../../../../data/messages/phrases.jsonl', import.meta.url));

/** All phrases: those of the grid, and those by hand. */
export function phraseBook(): LabelledRows[] {
  return [...phrasesOfGrid(), ...phrasesByHand()];
}

/** The phrases of the grid, each once: some patterns have no slot. */
export function phrasesOfGrid(): LabelledRows[] {
  const phrases = GRID.flatMap((row, block) =>
    row.patterns.flatMap((pattern, line) =>
      Array.from({ length: row.times }, (_, turn) =>
        said(row, pattern, line + turn * 3, `${block}-${line}-${turn}`),
      ),
    ),
  );
  return [...new Map(phrases.map((phrase) => [phrase.message, phrase])).values()];
}

export function phrasesByHand(): LabelledRows[] {
  return linesOf<ByHand>(BY_HAND).map(({ rows = [], ...phrase }) => ({
    ...phrase,
    today: TODAY,
    rows: rows.map(rowOf),
  }));
}

function rowOf(cells: Cells): LabelledRows['rows'][number] {
  const empty = Object.fromEntries(COLUMNS.map((column) => [column, '']));
  return { ...empty, ...cells } as LabelledRows['rows'][number];
}

/** A pattern with values; every second phrase is in lower case, as people type. */
function said({ kind, words, times }: Row, pattern: string, turn: number, id: string): LabelledRows {
  const cells: Cells = {};
  const take = <Of>(values: readonly Of[], step = 1): Of => values[(turn * step) % values.length] as Of;
  const person = take(words.person);
  const fill: Record<string, () => string> = {
    nom: () => named(person.nom),
    acc: () => named(person.acc),
    gen: () => named(person.gen),
    ...valued(words, cells, take),
    way() {
      const { text, from, to } = take(words.way, 4);
      Object.assign(cells, { from, to });
      return text;
    },
    thing: () => take(words.thing),
  };
  const named = (text: string) => {
    cells.name = person.name;
    return text;
  };
  const text = pattern.replace(/\{(\w+)\}/g, (_, slot: string) => fill[slot]?.() ?? '');
  const rows = KINDS[kind].hasRows ? [rowOf(cells)] : [];
  const isPlain = times > 1 && turn % 2 === 1;
  return {
    id: `grid-${id}`,
    lang: words.lang,
    kind,
    today: TODAY,
    message: isPlain ? text.toLowerCase() : text,
    rows,
    accept: rows.map(({ name }) => (name === '' ? {} : { name: [name.toLowerCase(), reversed(name)] })),
  };
}

/** What fills the slots whose words are one cell. */
function valued(words: Words, cells: Cells, take: <Of>(values: readonly Of[], step?: number) => Of) {
  const slots = { day: 'date', places: 'seats', people: 'seats', time: 'time', phone: 'phone' } as const;
  /** How far each list is turned from phrase to phrase: other values come together each time. */
  const steps = { day: 1, places: 3, people: 5, time: 4, phone: 8 };
  return Object.fromEntries(
    (Object.keys(slots) as (keyof typeof slots)[]).map((slot) => [
      slot,
      () => {
        const { text, means } = take(words[slot], steps[slot]);
        cells[slots[slot]] = means;
        return text;
      },
    ]),
  );
}

function reversed(name: string): string {
  return name.split(' ').reverse().join(' ');
}
