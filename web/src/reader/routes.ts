import { isGivenName } from './given-names.ts';
import { isNoName } from './person-words.ts';
import { ARRIVAL, AT, BEGINS_HERE, ENDS_HERE, FACILITY, FLIGHT_FROM, FROM, TO, VIA } from './place-words.ts';
import { findMentions, type Mention, placeNominative } from './places.ts';
import { capitalise, type Found, isFree, type Span, type Text } from './text.ts';

export interface Route {
  from: Found | null;
  to: Found | null;
  /** Everything that was taken as a place or an address. */
  spans: Span[];
  addresses: Found[];
}

type Role = 'from' | 'to' | 'at' | 'none' | null;

const DASH = /^\s*(?:-+>?|>+|=>|\/|<->)\s*$/;

function isDash(text: Text, a: Mention, b: Mention, all: readonly Span[]): boolean {
  let between = '';
  for (let i = a.end; i < b.start; i++)
    between += all.some((s) => s.start <= i && i < s.end) ? ' ' : (text.folded[i] ?? '');
  if (between.length > 120) return false;
  const plain = between
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\p{L}+/gu, (w) => (FACILITY.test(w) ? ' ' : w))
    .replace(/[.,"«»()]/g, ' ');
  return DASH.test(plain);
}

function lastMatch(text: string, pattern: RegExp): number {
  let at = -1;
  for (const m of text.matchAll(new RegExp(`(?<!\\p{L})${pattern.source}(?!\\p{L})`, 'gu'))) at = m.index;
  return at;
}

function roleOf(text: Text, mention: Mention, previousEnd: number): Role {
  const { preposition, lead } = mention;
  const clause = text.folded.slice(
    Math.max(previousEnd, lead - 45, text.folded.lastIndexOf('\n', lead - 1) + 1),
    lead,
  );
  if (/(?:^|[^\p{L}])(?:не|not|замість|вместо)\s*$/u.test(clause)) return 'none';
  if (VIA.has(preposition)) return 'none';
  if (FROM.has(preposition)) {
    if (!FLIGHT_FROM.test(clause)) return 'from';
    return ARRIVAL.test(text.folded) ? 'none' : 'to';
  }
  const begins = lastMatch(clause, BEGINS_HERE);
  const ends = lastMatch(clause, ENDS_HERE);
  if (AT.has(preposition)) return begins > ends ? 'from' : ends >= 0 || !mention.inflected ? 'to' : 'at';
  if (TO.has(preposition)) {
    // 'на кордоні', 'на вокзалі' say where somebody is, 'на вокзал' where to
    const located =
      preposition === 'на' &&
      /(?:кордоні|вокзалі|вокзале|станції|станции|границ[іе]|митниці|зупинці)/u.test(
        text.folded.slice(lead, mention.start),
      );
    if (located && begins <= ends) return ends >= 0 ? 'to' : 'at';
    return located ? 'from' : 'to';
  }
  if (begins >= 0 && begins > ends && ARRIVAL.test(clause.slice(begins))) return 'from';
  return null;
}

function unknownAfter(
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
function unknownPairs(text: Text, mentions: readonly Mention[], taken: readonly Span[]): Mention[] {
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

const NAMELESS =
  /(?<!\p{L})(?:(?:в|у|на)\s+(?=(?:аеропорт|аэропорт|вокзал|автовокзал)(?!\p{L}))|(?:до|to|to the)\s+)(аеропорт\p{L}*|аэропорт\p{L}*|airport|вокзал\p{L}*|автовокзал\p{L}*)(?!\p{L})/u;
const NAMELESS_FROM =
  /(?<!\p{L})(?:з|із|зі|из|с|от|від|from|from the)\s+(аеропорт\p{L}*|аэропорт\p{L}*|airport|вокзал\p{L}*|автовокзал\p{L}*)(?!\p{L})/u;

function nameless(text: Text, pattern: RegExp): Found | null {
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

function found(mention: Mention): Found {
  const value = mention.kind === 'unknown' ? capitalise(mention.name) : mention.name;
  return { start: mention.start, end: mention.end, value };
}

/** Where the trip begins and ends, towns in the Ukrainian nominative. */
export function findRoute(text: Text, taken: readonly Span[]): Route {
  const { mentions: listed, addresses } = findMentions(text, taken);
  const free = [...taken, ...addresses];
  let mentions = [...listed, ...unknownPairs(text, listed, free)].sort((a, b) => a.start - b.start);
  // an address beside a town only says where in the town
  const towns = mentions.filter((m) => m.kind !== 'address');
  const beside = (a: Mention): boolean =>
    towns.some(
      (t) =>
        Math.min(Math.abs(a.start - t.end), Math.abs(t.start - a.end)) <= 5 &&
        !isDash(text, t.start < a.start ? t : a, t.start < a.start ? a : t, []),
    );
  mentions = mentions.filter((m) => m.kind !== 'address' || !beside(m));

  const roles = new Map<Mention, Role>();
  let chained = false;
  mentions.forEach((mention, i) => {
    const previous = mentions[i - 1];
    const next = mentions[i + 1];
    const after = next !== undefined && isDash(text, mention, next, addresses);
    const beforeIt = previous !== undefined && isDash(text, previous, mention, addresses);
    if (after && !beforeIt && !chained) roles.set(mention, 'from');
    else if (beforeIt && !chained) {
      roles.set(mention, after ? 'none' : 'to');
      if (!after) chained = true;
    } else if (!roles.has(mention)) roles.set(mention, roleOf(text, mention, previous?.end ?? 0));
  });
  const with_ = (role: Role, kinds: readonly Mention['kind'][]): Mention[] =>
    mentions.filter((m) => roles.get(m) === role && kinds.includes(m.kind));
  const pick = (role: Role): Mention | undefined => {
    const inChain = chained
      ? mentions.find(
          (m, i) =>
            roles.get(m) === role &&
            m.kind !== 'country' &&
            (role === 'from' ? isChained(i, 1) : isChained(i, -1)),
        )
      : undefined;
    return (
      inChain ??
      with_(role, ['town', 'airport', 'unknown'])[0] ??
      with_(role, ['address'])[0] ??
      with_(role, ['country'])[0]
    );
  };
  const isChained = (i: number, step: number): boolean => {
    const a = mentions[Math.min(i, i + step)];
    const b = mentions[Math.max(i, i + step)];
    return a !== undefined && b !== undefined && isDash(text, a, b, addresses);
  };
  let from = pick('from');
  let to = pick('to');
  // 'в Перемишль … до Дрогобича': the firmer 'до' is the destination, the other where the trip begins
  const firm = mentions.find((m) => roles.get(m) === 'to' && TO.has(m.preposition) && m.preposition !== 'на');
  if (!from && to && firm && firm !== to && AT.has(to.preposition)) [from, to] = [to, firm];
  const spare = mentions.filter(
    (m) =>
      m !== from &&
      m !== to &&
      (roles.get(m) === null || roles.get(m) === 'at') &&
      m.name !== from?.name &&
      m.name !== to?.name,
  );
  for (const m of [
    ...spare.filter((s) => s.kind !== 'country' && s.kind !== 'address'),
    ...spare.filter((s) => s.kind === 'address'),
  ]) {
    if (!from && (to || spare.length > 1 || roles.get(m) === 'at' || m.kind === 'address')) from = m;
    else if (!to) to = m;
    else if (!from) from = m;
  }
  const used = [...free, ...mentions];
  from ??= unknownAfter(text, FROM, true, used) ?? undefined;
  if (!from) {
    const stop = unknownAfter(text, AT, false, used);
    const clause = stop ? text.folded.slice(Math.max(0, stop.lead - 45), stop.lead) : '';
    if (stop && lastMatch(clause, BEGINS_HERE) > lastMatch(clause, ENDS_HERE)) {
      from = stop;
      used.push(stop);
    }
  }
  to ??=
    unknownAfter(text, new Set(['до']), true, used) ??
    unknownAfter(text, new Set([...TO, ...AT].filter((p) => p !== 'до')), false, used) ??
    undefined;
  const extra = [from, to].filter((m): m is Mention => m !== undefined);
  return {
    from: from ? found(from) : nameless(text, NAMELESS_FROM),
    to: to ? found(to) : nameless(text, NAMELESS),
    spans: [...addresses, ...mentions, ...extra],
    addresses,
  };
}
