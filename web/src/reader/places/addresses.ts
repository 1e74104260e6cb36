import { byStart, type Found, isFree, regexAll, source, type Text } from '../text/text.ts';

const STREET = source`(?:вул(?:иц[яіюея])?|ул(?:иц[аыуе])?|пр(?:осп(?:ект[уіа]?)?|-т)?|бул(?:ьвар[уі]?)?|б-р|пл(?:ощ[аіуеь])?|пров(?:улок|улку)?|пер(?:еул\p{L}*)?|шосе|шоссе|наб(?:ережн\p{L}*)?|мікрорайон|мкр|vul|vulytsia|ul|prospekt|street|str)`;
const HOUSE = source`\d{1,4}(?:(?:[а-яіa-z]|\s[абвгдеa-h](?!\s+\p{L}))(?![\p{L}]))?(?:/\d{1,3}[а-я]?)?`;
const FLAT = source`(?:\s*,?\s*(?:кв|квартира|оф|офіс|офис|під'їзд|подъезд|корп|корпус|п|apt|flat)\.?\s*\d{1,4})*`;
const WORD = source`[\p{L}][\p{L}'.-]{0,30}`;
const NAMED = regexAll`(?<![\p{L}\d])${STREET}(?:\.\s*|\s+)(${WORD}(?:\s+${WORD}){0,3}?|\d{1,3}(?:-?\p{L}+)?\s+${WORD}(?:\s+${WORD})?)(?:\s*,?\s*(?:буд(?:инок)?|б|д(?:ом)?)?\.?\s*${HOUSE}${FLAT}|(?=\s*(?:[,.;)\n]|$)))`;
const ENGLISH = regexAll`(?<![\p{L}\d])(?:\d{1,4}\s+)?(?:${WORD}\s+){1,2}(?:street|st|avenue|ave|road|square)(?![\p{L}])\.?(?:\s*,?\s*${HOUSE})?`;
const BARE = regexAll`(?<![\p{L}\d])((?:${WORD}\s)?[\p{L}'-]{3,30}(?:ого|ої|ва|ка|на|ча|ська|цька|ська|ості|ії|енка|ів))\s*,?\s+(?:буд\.?\s*|д\.?\s*)?${HOUSE}${FLAT}(?=\s*(?:[-,>;)\n]|до(?!\p{L})|$|\.(?!\d)))`;

export interface Address extends Found {
  /** A street word such as 'вул' is there: surely an address. */
  certain: boolean;
}

/** Street addresses as written; without a street word the name must be capitalised and look like one. */
export function findAddresses({ raw, folded }: Text): Address[] {
  const found: Address[] = [];
  const add = (start: number, end: number, certain: boolean): void => {
    if (isFree({ start, end }, found))
      found.push({ start, end, certain, value: raw.slice(start, end).trim() });
  };
  const isCapital = (offset: number): boolean => /^\p{Lu}/u.test(raw.slice(offset, offset + 2));
  for (const { 0: address, index } of folded.matchAll(NAMED)) add(index, index + address.length, true);
  for (const { 0: address, index } of folded.matchAll(ENGLISH))
    if (isCapital(index + address.search(/\p{L}/u)) && /\d/.test(address))
      add(index, index + address.length, true);
  for (const { 0: address, index } of folded.matchAll(BARE)) {
    const start = isCapital(index) ? index : index + address.indexOf(' ') + 1;
    if (isCapital(start)) add(start, index + address.length, false);
  }
  return found.sort(byStart);
}
