import { isGivenName } from '../names/given-names.ts';
import { isClearSurname } from '../names/surnames.ts';
import { cardinalOf } from '../text/number-words.ts';
import type { Candidate } from '../text/rules.ts';
import { regex, type Span, type Text } from '../text/text.ts';

/** '1. Гриньків Ольга', '2) Бабій', on a line of its own or within one. */
const ITEM = /(?:(?<=^|\n)[ \t]*(\d{1,2})(?:[.)]\s?|\s-\s|\s)|(?<=[\s,;:])(\d{1,2})[.)]\s?)(?=\p{L})/gu;
const COUNT = regex`(?<!\p{L}|\d)(\d{1,2}|дво[єе]|тро[єе]|четверо)\s?(?:м(?!\p{L})|місц\p{L}*|мест\p{L}*|міст|чол\p{L}*|чел\p{L}*|ос(?:іб|оби)?(?!\p{L})|pax|seats?)|\(\s?(\d)\s?\)`;

interface Item extends Span {
  number: number;
  text: string;
}

function isPerson({ text }: Item): boolean {
  const words = text.match(/\p{L}[\p{L}']+/gu) ?? [];
  return (
    words.slice(0, 3).some((word) => isGivenName(word) || isClearSurname(word)) ||
    /\d[\d ()-]{7,}\d/.test(text)
  );
}

/** Runs of lines numbered 1, 2, 3 … that each name a person, as the number of people in them. */
export function listCandidates({ folded }: Text): Candidate<number>[] {
  const heads = [...folded.matchAll(ITEM)];
  const lists: Item[][] = [];
  for (const [i, { 0: head, 1: atStart, 2: within, index: start }] of heads.entries()) {
    const rest = folded.slice(start + head.length, heads[i + 1]?.index).split('\n', 1)[0] ?? '';
    const number = Number(atStart ?? within);
    const item = { number, start, end: start + head.length + rest.length, text: rest };
    const list = lists.at(-1);
    if (list && number === list.length + 1) list.push(item);
    else if (number === 1) lists.push([item]);
  }
  return lists
    .filter((items) => items.length > 1 && items.every(isPerson))
    .map((items) => {
      const counts = items.map(({ text }) => COUNT.exec(text));
      const people = counts.map((count) => cardinalOf(count?.[1] ?? count?.[2] ?? '') ?? 1);
      return {
        start: items[0]?.start ?? 0,
        end: items.at(-1)?.end ?? 0,
        value: people.reduce((sum, each) => sum + each, 0),
        // the counts of its lines are no count of all
        score: counts.some((count) => count !== null) ? 7 : 4.5,
        rule: 'numberedList',
      };
    });
}
