import { DIRECTIONS, FACILITY } from '../places/place-words.ts';
import { findMentions, type Mention } from '../places/places.ts';
import {
  byStart,
  capitalise,
  type Found,
  lineBefore,
  regex,
  regexAll,
  type Span,
  type Text,
  without,
} from '../text/text.ts';
import { goesOn, type Role, roleOf, roleSubject } from './role-rules.ts';
import { unlistedAfter, unlistedPairs } from './unlisted-places.ts';

export interface Route {
  from: Found | null;
  to: Found | null;
  /** Everything that was taken as a place or an address. */
  spans: Span[];
  addresses: Found[];
}

interface Stop extends Mention {
  role: Role;
  isBeforeDash: boolean;
  isAfterDash: boolean;
}

const DASH = /^\s*(?:-+>?|>+|=>|\/|<->)\s*$/;
const REGION = regexAll`\p{L}+(?:ськ|цьк|зьк|ск|цк)\p{L}+\s+(?:обл(?:\p{L}*)?|р-н\p{L}*|район\p{L}*|воєв\p{L}*)(?!\p{L})\.?`;
/** 'hotel Kryva Lypa' between a town and an arrow. */
const NAMED_BUILDING = regexAll`(?<!\p{L})(?:hotel|hostel|готель|отель|хостел|санаторій|санаторий|база|тц|трц|азс|парк|ресторан|кафе)\s+[«"]?(?:\p{L}+[\s»"]*){1,3}`;
/** A town says more than a street, and a street more than a country. */
const RANKS = { town: 0, airport: 0, unlisted: 0, district: 1, address: 1, country: 2 };

/** Whether nothing but a dash stands between two places, apart from their regions and stations. */
function isDashed(message: string, left: Span, right: Span): boolean {
  const between = message.slice(left.end, right.start);
  if (between.length > 120) return false;
  const plain = between
    .replace(/\([^()]*\)/g, ' ')
    .replace(REGION, ' ')
    .replace(NAMED_BUILDING, ' ')
    .replace(/\p{L}+/gu, (word) => (FACILITY.test(word) ? ' ' : word))
    .replace(/[.,"«»()]/g, ' ');
  return DASH.test(plain);
}

/** An address beside a town only says where in the town. */
function withoutAddressesInTowns(message: string, mentions: readonly Mention[]): Mention[] {
  const isBeside = (left: Span, right: Span): boolean =>
    left.end <= right.start && right.start - left.end <= 5 && !isDashed(message, left, right);
  const towns = mentions.filter(({ kind }) => kind !== 'address');
  return mentions.filter(
    (mention) =>
      mention.kind !== 'address' || !towns.some((town) => isBeside(town, mention) || isBeside(mention, town)),
  );
}

/** What each place is to the trip: the first chain such as 'Київ - Львів - Краків' shows it, elsewhere words do. */
function stopsOf(text: Text, message: string, mentions: readonly Mention[]): Stop[] {
  let isChainOver = false;
  const stops = mentions.map((mention, i): Stop => {
    const [previous, next] = [mentions[i - 1], mentions[i + 1]];
    const isAfterDash = previous !== undefined && isDashed(message, previous, mention);
    const isBeforeDash = next !== undefined && isDashed(message, mention, next);
    const dashes = { isAfterDash, isBeforeDash };
    if (isChainOver || !(isAfterDash || isBeforeDash))
      return { ...mention, ...dashes, role: roleOf(roleSubject(text, mention, previous?.end ?? 0)) };
    isChainOver = !isBeforeDash;
    const role = isAfterDash && isBeforeDash ? 'none' : isAfterDash ? 'to' : 'from';
    return { ...mention, ...dashes, role };
  });
  // 'прилітає з Барселони в Бориспіль, везіть додому в Прилуки'
  stops.forEach((stop, i) => {
    const landing = stops[i - 1];
    if (!landing) return;
    const before = text.folded.slice(Math.max(0, landing.lead - 60), landing.lead);
    if (!goesOn(before, text.folded.slice(landing.end, stop.lead))) return;
    for (const earlier of stops.slice(0, i - 1)) earlier.role = 'none';
    landing.role = 'from';
    stop.role = 'to';
  });
  // 'живемо в Дунаївцях, рейс з Ясс': the flight is where the passenger goes
  const starts = stops.filter(({ role }) => role === 'from');
  const flight = starts.find(({ lead }) =>
    /рейс\p{L}*\s+(?:[\p{L}\d:.-]+\s+){0,4}$/u.test(lineBefore(text.folded, lead, 40)),
  );
  if (flight && starts.length > 1 && !stops.some(({ role }) => role === 'to')) flight.role = 'to';
  return stops;
}

function endsOf(stops: readonly Stop[]): Record<'from' | 'to', Mention | undefined> {
  const ranked = [...stops].sort((left, right) => RANKS[left.kind] - RANKS[right.kind]);
  const inChain = stops.filter(({ kind }) => kind !== 'country');
  let from =
    inChain.find(({ role, isBeforeDash }) => role === 'from' && isBeforeDash) ??
    ranked.find(({ role }) => role === 'from');
  let to =
    inChain.find(({ role, isAfterDash }) => role === 'to' && isAfterDash) ??
    ranked.find(({ role }) => role === 'to');
  // 'в Перемишль … до Дрогобича': the firmer 'до' is the destination, the other where the trip begins
  const firm = stops.find(
    ({ role, preposition }) => role === 'to' && DIRECTIONS.get(preposition) === 'to' && preposition !== 'на',
  );
  if (!from && to && firm && firm !== to && DIRECTIONS.get(to.preposition) === 'at') [from, to] = [to, firm];
  const spare = ranked.filter(
    ({ role, name }) => (role === null || role === 'at') && name !== from?.name && name !== to?.name,
  );
  for (const stop of spare.filter(({ kind }) => kind !== 'country')) {
    if (!from && (to || spare.length > 1 || stop.role === 'at' || stop.kind === 'address')) from = stop;
    else to ??= stop;
  }
  return { from, to };
}

function found({ start, end, kind, name, isMisspelt, isCorrected }: Mention): Found {
  const doubt = isCorrected ? 'several' : isMisspelt ? 'guessed' : undefined;
  return { start, end, value: kind === 'unlisted' ? capitalise(name) : name, ...(doubt && { doubt }) };
}

/** 'автобус Ужгород – Прага, зійду в Брно': where somebody gets off, or on, says more than the bus's ends. */
const GETS_OFF = regex`(?<!\p{L})(?:зійд(?:у|емо?)|зійти|сойд(?:у|ем)|сойти|вийд(?:у|емо?)|вийти|выйд(?:у|ем)|выйти|висад\p{L}*|высад\p{L}*|get(?:ting)? off|drop me)(?:\s+(?:мене|нас|меня|вже|уже|раніше|off))?\s*$`;
const GETS_ON = regex`(?<!\p{L})(?:сяд(?:у|емо?|е|уть|ем|ет|ут)|сісти|сесть|підся(?:ду|демо?)|підсісти|подся(?:ду|дем)|подсесть|сідатим\p{L}*|get(?:ting)? on)(?:\s+(?:вже|уже|не тут,? а|не там,? а|на автобус|не (?:в|у|на|з|із) \p{L}+,? а))?\s*$`;

const GETS_ON_THERE = regex`(?<!\p{L})(?:ся(?:ду|демо?)|підся(?:ду|демо?)|сіда(?:ю|ємо)|забер\p{L}*|підбер\p{L}*)\s+(?:там|тут|звідти)(?!\p{L})`;
/** Where the trip begins and ends, towns in the Ukrainian nominative. */
export function findRoute(text: Text, taken: readonly Span[]): Route {
  const { mentions: listed, addresses } = findMentions(text, taken);
  const notTowns = [...taken, ...addresses];
  const named = [...listed, ...unlistedPairs(text, listed, notTowns)].sort(byStart);
  const message = without(text.folded, addresses);
  const mentions = corrected(text, withoutCountries(text, withoutAddressesInTowns(message, named)));
  const stops = stopsOf(text, message, mentions);
  let { from, to } = endsOf(stops);
  const getsOff = mentions.find(
    ({ lead, name }) => name !== from?.name && GETS_OFF.test(lineBefore(text.folded, lead, 40)),
  );
  if (getsOff) to = getsOff;
  const getsOn = mentions.find(
    ({ lead, name }) => name !== to?.name && GETS_ON.test(lineBefore(text.folded, lead, 40)),
  );
  if (getsOn) from = getsOn;
  const used = [...notTowns, ...mentions];
  // 'чи заїжджає в Решетилівку? Сяду там'
  const there = text.folded.search(GETS_ON_THERE);
  from ??= mentions.findLast(({ end, name }) => end <= there && name !== to?.name);
  from ??= unlistedAfter(text, (word) => DIRECTIONS.get(word) === 'from', used);
  to ??=
    unlistedAfter(text, (word) => word === 'до', used) ??
    unlistedAfter(text, (word) => word !== 'до' && ['to', 'at'].includes(DIRECTIONS.get(word) ?? ''), used);
  const spans = [...addresses, ...mentions, ...[from, to].filter((end) => end !== undefined)];
  return { from: from ? found(from) : null, to: to ? found(to) : null, spans, addresses };
}

/** Between a place and its correction. */
const CORRECTS = regex`^[\s.,…!?)-]*(?:sorry|oops|no|i mean|actually|rather|ой|ні|нє|нет|тьху|тьфу|вибач\p{L}*|пробач\p{L}*|перепрошую|точніше|вірніше|тобто|точнее|вернее|прост[иі]\p{L}*|извин\p{L}*|(?:я\s+)?помили\p{L}*|(?:я\s+)?ошиб\p{L}*)(?:[\s.,…!-]+(?:sorry|ой|вибач\p{L}*|це|не туди|то есть|з|із|зі|из|с|from|в|у|до|на|to)){0,2}[\s.,…!:-]*$`;

/** 'у Польщі, Щецин', 'Щецин (Польща)': the town says it all. */
function withoutCountries({ folded }: Text, mentions: readonly Mention[]): Mention[] {
  const isBeside = (mention: Mention, next: Mention): boolean =>
    /^[\s,(:]{1,3}$/u.test(folded.slice(mention.end, next.lead));
  return mentions.flatMap((mention, i) => {
    const [previous, next] = [mentions[i - 1], mentions[i + 1]];
    const follows = previous && mention.preposition === '' && isBeside(previous, mention);
    if (mention.kind === 'country') {
      const precedesTown = next?.kind === 'town' && isBeside(mention, next);
      return precedesTown || (follows && previous.kind === 'town') ? [] : mention;
    }
    if (mention.kind !== 'town' || !follows || previous.kind !== 'country') return mention;
    const { preposition, lead, inflected } = previous;
    return { ...mention, preposition, lead, inflected };
  });
}

/** 'from Berehove… sorry, Vynohradiv': the correction takes the place of what it corrects. */
function corrected({ folded }: Text, mentions: readonly Mention[]): Mention[] {
  const settled: Mention[] = [];
  for (const mention of mentions) {
    const last = settled.at(-1);
    if (!last || mention.lead - last.end > 40 || !CORRECTS.test(folded.slice(last.end, mention.start))) {
      settled.push(mention);
      continue;
    }
    const isTurned = mention.preposition !== '' && mention.preposition !== last.preposition;
    const { name, kind } = mention;
    settled[settled.length - 1] = { ...(isTurned ? mention : { ...last, name, kind }), isCorrected: true };
  }
  return settled;
}
