import { normalisePhone } from '@par-club/functions/shared/phone';
import { findWords } from '@par-club/functions/shared/words-in';
import type { Column, LabelledMessage, LabelledRows } from '../reader/labelled-messages.ts';
import { normalForm } from '../reader/normal-forms.ts';

type Row = Partial<Record<Column, string>>;

/**
 * The rows of a parcel with the name and phone that are labelled where the notes have them: the product asks for the
 * recipient and keeps the sender in the notes, and a label may be either of the two. Rows of other messages as they are.
 */
export function eitherOfTwo(message: LabelledMessage | LabelledRows, rows: readonly Row[]): Row[] {
  const accepted = acceptedPeople(message);
  return rows.map((row) => {
    const noted = (column: 'name' | 'phone') => {
      const isRight = accepted[column].some((answer) =>
        isSame(column, answer, row[column] ?? '', message.today),
      );
      return isRight
        ? undefined
        : accepted[column].find((answer) => isNoted(row.notes ?? '', column, answer));
    };
    const [name, phone] = [noted('name'), noted('phone')];
    return { ...row, ...(name && { name }), ...(phone && { phone }) };
  });
}

/** The names and phones that are right somewhere in a parcel's message; none for other kinds. */
function acceptedPeople(message: LabelledMessage | LabelledRows): Record<'name' | 'phone', string[]> {
  if ('labels' in message) {
    const { name = [], phone = [] } = message.labels;
    return message.tags.includes('parcel') ? { name, phone } : { name: [], phone: [] };
  }
  const of = (column: 'name' | 'phone') =>
    message.kind !== 'parcel'
      ? []
      : message.rows.flatMap((row, index) => [row[column], ...(message.accept?.[index]?.[column] ?? [])]);
  return { name: of('name').filter(Boolean), phone: of('phone').filter(Boolean) };
}

function isSame(column: 'name' | 'phone', one: string, other: string, today: string): boolean {
  return normalForm(column, one, today) === normalForm(column, other, today);
}

function isNoted(notes: string, column: 'name' | 'phone', answer: string): boolean {
  if (column === 'name') return findWords(notes, answer) !== null;
  const phones = notes.match(/\+?\d[\d\s().-]{6,}\d/g) ?? [];
  return phones.some((phone) => normalisePhone(phone) === normalisePhone(answer));
}
