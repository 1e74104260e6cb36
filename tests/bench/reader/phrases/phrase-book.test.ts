import { KINDS, type Kind } from '@par-club/functions/contract/kinds.values';
import { readRows } from '@par-club/web/reader/rows';
import { describe, expect, it } from 'vitest';
import { FIELDS, type LabelledRows } from '../labelled-messages.ts';
import { scoreRows } from '../score-rows.ts';
import { phrasesByHand, phrasesOfGrid } from './phrase-book.ts';

const COLUMNS = {
  ...{ name: 'ПІБ', phone: 'Телефон', date: 'Дата', time: 'Час' },
  ...{ from: 'Звідки', to: 'Куди', seats: 'Місць' },
};

/** What the reader makes of each phrase. */
function readAll(phrases: readonly LabelledRows[]) {
  const answers = phrases.map(({ id, message, today }) => {
    const { kind, isSure, rows } = readRows(message, Object.values(COLUMNS), today);
    const valuesOf = (row: (typeof rows)[number]) =>
      Object.fromEntries(FIELDS.map((field, index) => [field, row[index]?.value ?? '']));
    return { id, kind, isSure, rows: rows.map(valuesOf) };
  });
  return { answers, scores: scoreRows(phrases, answers).messages };
}

/** What a message does to an earlier booking: a booking that is read as its cancellation is the worst mistake. */
const earlierOf = (kind: Kind) => KINDS[kind].earlier;
const share = (of: readonly unknown[], all: readonly unknown[]) => of.length / all.length;

describe.each([
  { book: 'the grid', phrases: phrasesOfGrid(), least: 600 },
  { book: 'the phrases by hand', phrases: phrasesByHand(), least: 150 },
])('[O-01] $book', ({ phrases, least }) => {
  const { answers, scores } = readAll(phrases);

  it('has as many different phrases as it should', () => {
    expect(new Set(phrases.map(({ message }) => message)).size).toBeGreaterThanOrEqual(least);
  });

  it('is read with the right kind, and is wholly right', () => {
    expect(
      share(
        scores.filter(({ rightKind }) => rightKind),
        scores,
      ),
    ).toBeGreaterThanOrEqual(0.98);
    expect(
      share(
        scores.filter(({ rightKind, allRight }) => rightKind && allRight),
        scores,
      ),
    ).toBeGreaterThanOrEqual(0.95);
  });

  it('has no booking that is read as a cancellation, and no cancellation that is read as a booking', () => {
    const opposite = phrases.filter(({ kind }, index) => {
      const said = answers[index];
      const isOpposite = said?.isSure && [earlierOf(kind), earlierOf(said.kind)].includes('cancels');
      return (
        isOpposite &&
        KINDS[said.kind].hasRows &&
        KINDS[kind].hasRows &&
        earlierOf(kind) !== earlierOf(said.kind)
      );
    });
    expect(opposite.map(({ message }) => message)).toEqual([]);
  });

  it('[O-02] leaves a doubt about the kind of at most 3 %', () => {
    expect(
      share(
        answers.filter(({ isSure }) => !isSure),
        answers,
      ),
    ).toBeLessThanOrEqual(0.03);
  });
});
