import { compile, type Found, type Text } from '../text/text.ts';

const STREET =
  '(?:вул(?:иц[яіюея])?|ул(?:иц[аыуе])?|пр(?:осп(?:ект[уіа]?)?|-т)?|бул(?:ьвар[уі]?)?|б-р|пл(?:ощ[аіуеь])?|пров(?:улок|улку)?|пер(?:еул\\p{L}*)?|шосе|шоссе|наб(?:ережн\\p{L}*)?|мікрорайон|мкр|vul|vulytsia|ul|prospekt|street|str)';
const HOUSE = '\\d{1,4}(?:\\s?[а-яіa-z](?![\\p{L}]))?(?:/\\d{1,3}[а-я]?)?';
const FLAT =
  "(?:\\s*,?\\s*(?:кв|квартира|оф|офіс|офис|під'їзд|подъезд|корп|корпус|п|apt|flat)\\.?\\s*\\d{1,4})*";
const WORD = "[\\p{L}][\\p{L}'.-]{0,30}";
const NAMED = compile(
  `(?<![\\p{L}\\d])${STREET}(?:\\.\\s*|\\s+)(${WORD}(?:\\s+${WORD}){0,3}?|\\d{1,3}(?:-?\\p{L}+)?\\s+${WORD}(?:\\s+${WORD})?)(?:\\s*,?\\s*(?:буд(?:инок)?|б|д(?:ом)?)?\\.?\\s*${HOUSE}${FLAT}|(?=\\s*(?:[,.;)\\n]|$)))`,
  'gu',
);
const ENGLISH = compile(
  `(?<![\\p{L}\\d])(?:\\d{1,4}\\s+)?(?:${WORD}\\s+){1,2}(?:street|st|avenue|ave|road|square)(?![\\p{L}])\\.?(?:\\s*,?\\s*${HOUSE})?`,
  'gu',
);
const BARE = compile(
  `(?<![\\p{L}\\d])((?:${WORD}\\s)?[\\p{L}'-]{3,30}(?:ого|ої|ва|ка|на|ча|ська|цька|ська|ості|ії|енка|ів))\\s*,?\\s+(?:буд\\.?\\s*|д\\.?\\s*)?${HOUSE}${FLAT}(?=\\s*(?:[-,>;)\\n]|до(?!\\p{L})|$|\\.(?!\\d)))`,
  'gu',
);

export interface Address extends Found {
  /** A street word such as 'вул' is there: surely an address. */
  certain: boolean;
}

function capitalAt(raw: string, offset: number): boolean {
  return /^\p{Lu}/u.test(raw.slice(offset, offset + 2));
}

/** Street addresses as written; without a street word the name must be capitalised and look like one. */
export function findAddresses(text: Text): Address[] {
  const found: Address[] = [];
  const add = (start: number, end: number, certain: boolean): void => {
    if (!found.some((f) => start < f.end && f.start < end))
      found.push({ start, end, certain, value: text.raw.slice(start, end).trim() });
  };
  for (const m of text.folded.matchAll(NAMED)) add(m.index, m.index + m[0].length, true);
  for (const m of text.folded.matchAll(ENGLISH)) {
    const lastWord = m.index + m[0].search(/\p{L}/u);
    if (capitalAt(text.raw, lastWord) && /\d/.test(m[0])) add(m.index, m.index + m[0].length, true);
  }
  for (const m of text.folded.matchAll(BARE)) {
    const words = m[0].split(/\s/);
    const nameLength = words.length > 1 && capitalAt(text.raw, m.index) ? 0 : m[0].indexOf(' ') + 1;
    const start = m.index + (capitalAt(text.raw, m.index) ? 0 : nameLength);
    if (capitalAt(text.raw, start) && /\p{L}/u.test(text.folded.slice(start, start + 1)))
      add(start, m.index + m[0].length, false);
  }
  return found.sort((a, b) => a.start - b.start);
}
