import { KINDS, type Kind } from '@par-club/functions/contract/kinds.values';
import { COMPANION_OF } from '../names/names.ts';
import { ASKS, isNoName } from '../names/person-words.ts';
import {
  byStart,
  type Found,
  fold,
  isFree,
  lineBefore,
  regex,
  regexAll,
  type Span,
  shifted,
  without,
} from '../text/text.ts';
import { type Facts, isCalledAlike, type Passenger, TRIP_FIELDS } from './facts.ts';
import { listedSeats, one } from './listed-seats.ts';

/** Between two who are named one after the other: marks, words that join, what the first one is, has or brings. */
const JOINS = regex`^(?:[\s,;/+&()–:*•-]|(?<!\p{L})(?:і|й|та|и|i|ta|and|ні|я|mr|mrs|ms|miss|пан|пані|пана|панове|г-н|г-жа|ще|еще|також|тоже|теж|also|плюс|plus|з|із|зі|с|со|with|тел|моб|номер|tel|phone|її|його|ее|его|чол|м|місце|місця|місць|мест|место|особа|особи|дорослий|доросла|дит|дитина|р|років|рік|роки|лет|год|y\.?o|years?|old|мій|моя|my|дружина|чоловік|жінка|син|дочка|донька|мама|тато|брат|сестра|подруга|друг|кума?|сусідка?|теща|свекруха|бабуся|дідусь|дядя|дядько|тітка|онук|внук|внучка|онучка|жена|муж|сын|дочь|wife|husband|son|daughter|mother|father|sister|brother|friend|colleague|діти|дети|дітки|children|kids|дід|дед|баба|малий|мала|малі|малой|малая|маленьк\p{L}*|little)(?!\p{L})|\d{1,2}(?!\d)|\.)*$`;
/** The travellers, or recipients, of a stretch; one without a name where it names nobody. */
export function passengersOf(facts: Facts, kind: Kind): Passenger[] {
  const { persons, phones } = facts;
  const single = onlyPassenger(facts);
  if (KINDS[kind].isParcel) {
    const named = recipientsOf(facts);
    if (named || persons.length < 2) return named ?? [single];
  }
  const counted = countedNames(facts);
  if (counted.length > 1) return counted;
  const travellers = travellersOf(facts);
  if (travellers.length > 1) return withPhones(facts, travellers);
  if (persons.length > 0 || phones.length < 2) return [single];
  return phones.map((phone) => ({ name: undefined, phones: [phone], seats: { ...phone, value: '1' } }));
}

/** 'Гулько 2, Бенедисюк 3': names with how many go, whether or not a list knows them. */
const COUNTED_NAME = regexAll`(?<=(?:^|[:,;.\n])\s*(?:(?:і|й|та|и|and)\s+)?)(?:п\.|пан|пані)?\s*(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’.-]*){0,2})\s*[-–—(]?\s*(\d{1,2})\s?(?:м|міс\p{L}*|мест\p{L}*|чол|чел|ос|осіб|особ\p{L}*)?\.?\)?(?=\s*(?:[,;.\n(–—-]|$))`;

/** 'Запишіть Гулько': the verb begins the sentence, and is no part of the name. */
function withoutVerb(name: string): string {
  const [, verb = '', rest = ''] = /^(\S+)\s+(.+)$/u.exec(name) ?? [];
  return isNoName(fold(verb)) || ASKS.test(`${fold(verb)} `) ? rest || name : name;
}

/** Passengers of 'Name count' items; none unless there are so many. */
export function countedNames({ raw, start, reading, persons, phones }: Facts, least = 2): Passenger[] {
  const taken = TRIP_FIELDS.flatMap((field) => reading[field] ?? []);
  const counted = [...raw.matchAll(COUNTED_NAME)].flatMap(
    ({ 0: words, 1: written = '', 2: count = '', index }) => {
      const name = withoutVerb(written);
      const at = start + index + words.indexOf(written) + written.length - name.length;
      const span = { start: at, end: at + name.length };
      const end = start + index + words.length;
      if (!isFree({ start: at, end }, taken)) return [];
      const seats = { ...span, end, value: count };
      return { name: { ...span, value: name }, phones: [] as Found[], seats };
    },
  );
  if (counted.length < least) return [];
  const [first] = counted;
  const last = counted.at(-1);
  const others = persons.filter(
    (person) =>
      first &&
      last &&
      person.start > first.name.start &&
      person.start < last.seats.end + 30 &&
      counted.every(({ name }) => name.start !== person.start) &&
      raw.slice(last.seats.end - start, Math.max(0, person.start - start)).search(/[.\n]/) < 0,
  );
  const all = [...counted, ...others.map((name) => ({ name, phones: [] as Found[], seats: one(name) }))].sort(
    (left, right) => left.name.start - right.name.start,
  );
  const own = phonesAfter(
    all.map(({ name }) => name),
    phones,
  );
  const isShared = own.filter(([phone]) => phone).length < 2;
  return all.map((passenger, i) => ({ ...passenger, phones: isShared ? phones : (own[i] ?? []) }));
}

/** The likeliest passenger, with all that a stretch says. */
export function onlyPassenger({ reading, persons }: Facts): Passenger {
  const name = reading.name?.find((each) => persons.some(({ start }) => start === each.start)) ?? persons[0];
  // whoever orders, or sends, is named where nobody else is
  return { name: name ?? reading.name?.[0], phones: reading.phone ?? [], seats: reading.seats?.[0] };
}

/** For each of several people the phones between their name and the next one. */
function phonesAfter(people: readonly Span[], phones: readonly Found[]): Found[][] {
  return people.map(({ end }, i) => {
    const until = people[i + 1]?.start ?? Infinity;
    return phones.filter(({ start }) => start >= end && start < until);
  });
}

function withPhones(facts: Facts, travellers: readonly Found[]): Passenger[] {
  const { phones, folded, start } = facts;
  const last = travellers.at(-1);
  const own = phonesAfter(travellers, phones);
  // 'номери по порядку: …'
  const behind = phones.filter((phone) => last && phone.start > last.end);
  if (behind.length === travellers.length && behind.length === phones.length) {
    const inOrder = behind.map((phone) => [phone]);
    takeOwn(facts, travellers, inOrder);
    return travellers.map((name, i) => ({ name, phones: inOrder[i] ?? [], seats: one(name) }));
  }
  takeOwn(facts, travellers, own);
  const owned = own.filter(([phone]) => phone !== undefined);
  const [lastOwn] = own.at(-1) ?? [];
  const ofOne = owned.length === 1 && lastOwn ? (owned[0] ?? []) : [];
  const shared = owned.length === 0 ? phones : ofOne;
  return travellers.map((person, i) => {
    const from = person.start;
    const to = travellers[i + 1]?.start ?? facts.end;
    const near = phones.filter((phone) => phone.start >= from && phone.end <= to);
    const words = folded.slice(from - start, Math.min(to - start, firstEnd(folded, person.end - start)));
    const territory = { ...facts, start: from, end: to, folded: words, phones: near };
    const isBeforeName = i + 1 < travellers.length && near.length === 0;
    const seats = listedSeats(territory, person, isBeforeName);
    return { name: person, phones: own[i]?.length ? own[i] : shared, seats };
  });
}

const MINE = regex`(?<!\p{L})(?:мій|мой|моя|my|у мене|в мене|у меня)(?:\s+(?:номер|тел\p{L}*|number|phone|no))?[\s:.–-]*$`;

const THEIRS = regex`(?<!\p{L})(?:її|його|їх|ее|её|его|hers?|his|у нього|у неї|в нього|в неї|у него|у нее|брат\p{L}*|сестр\p{L}*|дружин\p{L}*|чоловік\p{L}*|муж\p{L}*|жен\p{L}*)(?:\s+(?:номер|тел\p{L}*|number|phone|no))?[\s:.–-]*$`;

/** 'мій 095…, її 066…', 'номер Інни …': numbers that words, and not the order, give to somebody. */
function takeOwn(
  { folded, start, phones, speaker }: Facts,
  travellers: readonly Found[],
  own: Found[][],
): void {
  const self = travellers.findIndex((person) => person.start === speaker?.start);
  for (const phone of phones) {
    const lead =
      lineBefore(folded, phone.start - start, 28)
        .split(/[,;]/)
        .at(-1) ?? '';
    const named = travellers.findLastIndex(
      (person) => person.start < phone.start && isCalledAlike(person.value, lead),
    );
    const other = travellers.length === 2 && self >= 0 && THEIRS.test(lead) ? 1 - self : -1;
    const owner = MINE.test(lead) ? self : named >= 0 ? named : other;
    if (owner < 0) continue;
    for (const [i, numbers] of own.entries())
      own[i] =
        i === owner
          ? [phone, ...numbers.filter((each) => each !== phone)]
          : numbers.filter((each) => each !== phone);
  }
}

/** Where what belongs to one of several ends: at the next mark. */
function firstEnd(folded: string, from: number): number {
  const at = folded.slice(from).search(/[,;.\n]/);
  return at < 0 ? folded.length : from + at;
}

/** Persons joined to the likeliest passenger by words or marks, or who each have a phone. */
function travellersOf({ reading, persons, phones, folded, start }: Facts): Found[] {
  if (persons.length < 2) return persons;
  if (Number(reading.seats?.[0]?.value ?? 0) === persons.length) return persons;
  const own = phonesAfter(persons, phones);
  if (persons.every(({ end }, i) => own[i]?.some((phone) => phone.start - end < 30))) return persons;
  const withoutPhones = without(
    folded,
    phones.map((phone) => shifted(phone, -start)),
  );
  const chains: Found[][] = [];
  for (const person of persons) {
    const last = chains.at(-1)?.at(-1);
    // 'Дяк Павло (Рівне), Лев Ніна'
    const between =
      last && withoutPhones.slice(last.end - start, person.start - start).replace(/\([^()]*\)/g, '');
    if (between !== undefined && JOINS.test(between)) chains.at(-1)?.push(person);
    else chains.push([person]);
  }
  const best = reading.name?.find((name) => persons.some((person) => person.start === name.start));
  const likeliest = chains.find((chain) => chain.some((person) => person.start === best?.start)) ?? [];
  const longest = [...chains].sort((left, right) => right.length - left.length)[0] ?? [];
  const [companions = []] = chains.filter(
    ([one]) => one && COMPANION_OF.test(lineBefore(folded, one.start - start, 44)),
  );
  if (companions.length > 0 && companions !== likeliest) return [...likeliest, ...companions];
  return likeliest.length > 1 || longest.length < 2 ? likeliest : longest;
}

const RECEIVES = regex`(?:отрим\p{L}*|одерж\p{L}*|получ\p{L}*|забира\p{L}*|забере|заберет|зустрі\p{L}*|встре\p{L}*|кому|recipient|receiver|receiv\p{L}*|адресат|для|(?<!\p{L})for|picks? (?:it )?up|приймає|примет|прийме|otrymu\p{L}*)(?:[\s:,.–-]+(?:\p{L}{1,12}[\s:,.–-]+){0,2}|\s*)$`;
/** Who receives what is sent, each with their number; null where nobody is said to. */
export function recipientsOf(facts: Facts): Passenger[] | null {
  const { folded, start, reading, phones } = facts;
  const recipients = [...(reading.name ?? [])]
    .sort(byStart)
    .filter((name) => RECEIVES.test(lineBefore(folded, name.start - start, 40)));
  if (recipients.length === 0) return null;
  const own = phonesAfter(recipients, phones);
  return recipients.map((name, i) => ({ name, phones: own[i]?.length ? own[i] : phones, seats: undefined }));
}
