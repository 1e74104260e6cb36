import { isGivenName } from '../names/given-names.ts';
import { isNoName } from '../names/person-words.ts';
import { FACILITY } from '../places/place-words.ts';
import { type Mention, placeNominative } from '../places/places.ts';
import { type Found, isFree, type Span, type Text } from '../text/text.ts';

/** A capitalised word after a word of direction. */
export function unknownAfter(
  text: Text,
  prepositions: ReadonlySet<string>,
  genitive: boolean,
  taken: readonly Span[],
): Mention | null {
  for (let i = 0; i < text.tokens.length - 1; i++) {
    const preposition = text.tokens[i];
    if (preposition?.kind !== 'word' || !prepositions.has(preposition.text)) continue;
    let k = i + 1;
    while (
      k < i + 4 &&
      (FACILITY.test(text.tokens[k]?.text ?? '') || (text.tokens[k]?.text === '.' && k > i + 1))
    )
      k += 1;
    const token = text.tokens[k];
    if (token?.kind !== 'word' || !token.capital || token.text.length < 3 || !isFree(token, taken)) continue;
    // 'З Новим роком', 'с уважением': an instrumental case is no place
    if (genitive && /(?:им|ом|ем|єм|ою|ею|єю|ой)$/u.test(token.text)) continue;
    if (
      isGivenName(token.text) ||
      isNoName(token.text) ||
      /(?:енк|чук|івн|ович)[аоуиі]\p{L}*$/u.test(token.text)
    )
      continue;
    const raw = text.raw.slice(token.start, token.end);
    return {
      start: token.start,
      end: token.end,
      name:
        /^(?:сел[оа]|міст[оа]|місто|город[ау]?|смт|станці\p{L}*)$/u.test(text.tokens[k - 1]?.text ?? '') &&
        /[яаоеь]$/u.test(raw)
          ? raw
          : placeNominative(raw, genitive),
      kind: 'unknown',
      preposition: preposition.text,
      lead: preposition.start,
      inflected: false,
    };
  }
  return null;
}

/** Capitalised words on both sides of a dash, at least one of them no listed place. */
export function unknownPairs(text: Text, mentions: readonly Mention[], taken: readonly Span[]): Mention[] {
  const out: Mention[] = [];
  for (const m of text.folded.matchAll(
    /(?<![\p{L}'])(\p{L}[\p{L}']{2,30})( - |-| ?-?> ?| - ?|- )(\p{L}[\p{L}']{2,30})/gu,
  )) {
    const left = { start: m.index, end: m.index + (m[1] ?? '').length };
    const right = { start: m.index + m[0].length - (m[3] ?? '').length, end: m.index + m[0].length };
    const known = [left, right].map((s) => mentions.some((p) => p.start < s.end && s.start < p.end));
    if (known[0] === known[1] && (known[0] || /^-$/.test(m[2] ?? ''))) continue;
    [left, right].forEach((s, i) => {
      const word = text.folded.slice(s.start, s.end);
      const capital = /^\p{Lu}/u.test(text.raw.slice(s.start, s.start + 2));
      if (
        known[i] ||
        !capital ||
        isGivenName(word) ||
        isNoName(word) ||
        FACILITY.test(word) ||
        !isFree(s, taken)
      )
        return;
      out.push({
        ...s,
        name: text.raw.slice(s.start, s.end),
        kind: 'unknown',
        preposition: '',
        lead: s.start,
        inflected: false,
      });
    });
  }
  return out;
}

export const NAMELESS =
  /(?<!\p{L})(?:(?:в|у|на)\s+(?=(?:аеропорт|аэропорт|вокзал|автовокзал)(?!\p{L}))|(?:до|to|to the)\s+)(аеропорт\p{L}*|аэропорт\p{L}*|airport|вокзал\p{L}*|автовокзал\p{L}*)(?!\p{L})/u;
export const NAMELESS_FROM =
  /(?<!\p{L})(?:з|із|зі|из|с|от|від|from|from the)\s+(аеропорт\p{L}*|аэропорт\p{L}*|airport|вокзал\p{L}*|автовокзал\p{L}*)(?!\p{L})/u;

/** 'в аеропорт' without saying which. */
export function nameless(text: Text, pattern: RegExp): Found | null {
  const m = pattern.exec(text.folded);
  if (!m) return null;
  const word = m[1] ?? '';
  const start = m.index + m[0].length - word.length;
  return {
    start,
    end: start + word.length,
    value: word.replace(/^(аеропорт|аэропорт|автовокзал|вокзал).*/u, '$1'),
  };
}
