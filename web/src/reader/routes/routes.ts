import {
  ARRIVAL,
  AT,
  BEGINS_HERE,
  ENDS_HERE,
  FACILITY,
  FLIGHT_FROM,
  FROM,
  STOPS_HERE,
  TO,
  VIA,
} from '../places/place-words.ts';
import { findMentions, type Mention } from '../places/places.ts';
import { capitalise, compile, type Found, type Span, type Text } from '../text/text.ts';
import { settle } from './settled-places.ts';
import { NAMELESS, NAMELESS_FROM, nameless, unknownAfter, unknownPairs } from './unlisted-places.ts';

export interface Route {
  from: Found | null;
  to: Found | null;
  /** Everything that was taken as a place or an address. */
  spans: Span[];
  addresses: Found[];
}

type Role = 'from' | 'to' | 'at' | 'none' | null;

const DASH = /^\s*(?:-+>?|>+|=>|\/|<->)\s*$/;

const REGION =
  /\p{L}+(?:ськ|цьк|зьк|ск|цк)\p{L}+\s+(?:обл(?:\p{L}*)?|р-н\p{L}*|район\p{L}*|воєв\p{L}*)(?!\p{L})\.?/gu;

function isDash(text: Text, a: Mention, b: Mention, all: readonly Span[]): boolean {
  let between = '';
  for (let i = a.end; i < b.start; i++)
    between += all.some((s) => s.start <= i && i < s.end) ? ' ' : (text.folded[i] ?? '');
  if (between.length > 120) return false;
  const plain = between
    .replace(/\([^()]*\)/g, ' ')
    .replace(REGION, ' ')
    .replace(/\p{L}+/gu, (w) => (FACILITY.test(w) ? ' ' : w))
    .replace(/[.,"«»()]/g, ' ');
  return DASH.test(plain);
}

function lastMatch(text: string, pattern: RegExp): number {
  let at = -1;
  for (const m of text.matchAll(compile(`(?<!\\p{L})${pattern.source}(?!\\p{L})`, 'gu'))) at = m.index;
  return at;
}

function roleOf(text: Text, mention: Mention, previousEnd: number): Role {
  const { preposition, lead } = mention;
  const clause = text.folded.slice(
    Math.max(previousEnd, lead - 45, text.folded.lastIndexOf('\n', lead - 1) + 1),
    lead,
  );
  if (/(?:^|[^\p{L}])(?:не|not|замість|вместо)\s*$/u.test(clause)) return 'none';
  if (VIA.has(preposition) || STOPS_HERE.test(clause)) return 'none';
  // 'під Пирятином' is near it, 'під Київ' there
  if (
    /^п[іо]д$/u.test(preposition) &&
    /(?:ом|ем|єм|ою|ею|єю|ой|ами|ями)$/u.test(text.folded.slice(mention.start, mention.end))
  )
    return 'none';
  if (FROM.has(preposition)) {
    if (!FLIGHT_FROM.test(clause)) return 'from';
    return ARRIVAL.test(text.folded) ? 'none' : 'to';
  }
  // 'В Новоселицю.' alone says nothing but the direction
  const apart = /[.!?)\n]\s*$/u.test(text.folded.slice(Math.max(0, lead - 3), lead));
  const begins = apart ? -1 : lastMatch(clause, BEGINS_HERE);
  const ends = lastMatch(clause, ENDS_HERE);
  const accusative =
    mention.inflected &&
    /[ая]$/u.test(mention.name) &&
    /[ую]$/u.test(text.folded.slice(mention.start, mention.end)) &&
    !ARRIVAL.test(clause);
  if (AT.has(preposition) && accusative && /^[вуv]$/u.test(preposition)) return 'to';
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
  mentions = settle(
    text,
    mentions.filter((m) => m.kind !== 'address' || !beside(m)),
  );

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
  // 'живемо в Дунаївцях, рейс з Ясс': the flight is where the passenger goes
  const starts = mentions.filter((m) => roles.get(m) === 'from');
  const flight = starts.find((m) =>
    /рейс\p{L}*\s+$/u.test(text.folded.slice(Math.max(0, m.lead - 20), m.lead)),
  );
  if (flight && starts.length > 1 && ![...roles.values()].includes('to')) roles.set(flight, 'to');
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
