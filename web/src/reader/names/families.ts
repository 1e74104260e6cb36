import { capitalise, regex, type Text } from '../text/text.ts';
import type { Gender } from './given-names.ts';
import type { Person } from './persons.ts';

/** A surname of several: 'Чубаті', 'Коваленки', 'Чубатих'. */
const PLURAL = regex`^(\p{L}{2,}?)(?:([сцз]ьк)(?:і|их)|([сц]к)(?:ие|их)|([еє]нк)(?:и|ів)|((?:[чщ]|[бвгджзклмнпрстф])[ую]к|[аяиі]к|ич|[бгджзлмпст](?=и$))(?:и|і|ів)|([оеє]в|[иії]н)(?:и|ы|і|ых|их)|([тдлнр])(?:і|их))$`;
/** Between members of a family. */
const AND = /^\s*(?:,|\(|:|[–-]|,?\s*(?:і|й|та|и|and|&|\+)(?!\p{L}))\s*$/u;

/** What one member of a family is called; null for a surname that is none of several. */
export function surnameOfOne(word: string, gender: Gender): string | null {
  const match = PLURAL.exec(word.toLowerCase());
  if (!match) return null;
  const [, stem = '', ukrainian, russian, enko, noun, possessive, adjective] = match;
  const isMan = gender === 'm';
  const ending =
    (ukrainian && ukrainian + (isMan ? 'ий' : 'а')) ??
    (russian && russian + (isMan ? 'ий' : 'ая')) ??
    (enko && `${enko}о`) ??
    noun ??
    (possessive && possessive + (isMan ? '' : 'а')) ??
    (adjective && adjective + (isMan ? 'ий' : 'а')) ??
    '';
  return capitalise(stem + ending);
}

/** 'Мойсеєвих' → 'Мойсеєви', 'Ковальських' → 'Ковальські', 'Шевчуків' → 'Шевчуки'. */
export function pluralNominative(word: string): string {
  return word
    .replace(/((?:[оеє]в|[иії]н))их$/u, '$1и')
    .replace(/их$/u, 'і')
    .replace(/([еє]нк|[уюаяиі]к|ич)ів$/u, '$1и');
}

/** 'Остап і Зоряна Чубаті', 'родина Коваленків: Іван, Марія': gives each given name the surname of the family. */
export function joinFamilies<Candidate extends { value: string }>(
  { folded, raw }: Text,
  persons: readonly Person[],
  candidates: readonly Candidate[],
): Candidate[] {
  const dropped = new Set<number>();
  for (const [i, family] of persons.entries()) {
    const at = family.parts.findIndex(
      ({ kind, token }) => kind === 'surname' && token.capital && surnameOfOne(token.text, 'm') !== null,
    );
    const surname = family.parts[at]?.token;
    if (!surname || family.parts.length > 2) continue;
    const isFirst = at === 0;
    const members = family.given ? [i] : [];
    const step = isFirst ? 1 : -1;
    for (let next = i + step; ; next += step) {
      const [left, right] = isFirst ? [persons[next - 1], persons[next]] : [persons[next], persons[next + 1]];
      const member = persons[next];
      if (!left || !right || !member?.given || member.parts.length > 1) break;
      if (!AND.test(folded.slice(left.end, right.start))) break;
      members.push(next);
    }
    if (members.length < 2) continue;
    for (const index of members) {
      const [person, candidate] = [persons[index], candidates[index]];
      if (!person?.given || !candidate) continue;
      const written = raw.slice(surname.start, surname.end);
      const own = index === i ? candidate.value.replace(written, '').trim() : candidate.value;
      const one = surnameOfOne(written, person.given.gender);
      candidate.value = isFirst ? `${one} ${own}` : `${own} ${one}`;
    }
    if (!family.given) dropped.add(i);
  }
  return candidates.filter((_, i) => !dropped.has(i));
}
