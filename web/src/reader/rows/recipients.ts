import { byStart, type Found, lineBefore, regex } from '../text/text.ts';
import type { Facts, Passenger } from './facts.ts';

const RECEIVES = regex`(?:отрим\p{L}*|одерж\p{L}*|получ\p{L}*|забира\p{L}*|забере|заберет|зустрі\p{L}*|встре\p{L}*|кому|recipient|receiver|receiv\p{L}*|адресат|для|(?<!\p{L})for|picks? (?:it )?up|приймає|примет|прийме|otrymu\p{L}*)(?:[\s:,.–-]+(?:\p{L}{1,12}[\s:,.–-]+){0,2}|\s*)$`;

const SEVERAL = regex`(?:посил(?:ки|ок)|посыл(?:ки|ок)|передач(?!у|а|і)|отримувачі|одержувачі|получател[ия]|parcels|packages)(?!\p{L})`;
/** Between a recipient and the next one: marks, words that join, and what is sent. */
const NEXT_PARCEL = regex`^[\s,;()–-]*(?:(?:і|й|та|и|а|and|ще|еще|другий|друга|другу|вторая|другая)[\s,]+)*(?:(?:посилк|посылк|пакет|коробк|документ|конверт|сумк|торб|передач|parcel|package|box|envelope|bag)\p{L}*[\s:–-]+)?(?:для|кому|for|-)?\s*$`;

/** Who is named, with a number, after a recipient and in the same breath. */
function recipientsAfter({ folded, start, persons, phones, reading }: Facts, first: Found): Found[] {
  const after: Found[] = [];
  let last = first;
  for (const person of persons) {
    if (person.start <= last.start) continue;
    const isKnown = RECEIVES.test(lineBefore(folded, person.start - start, 40));
    const own = phones.find((phone) => phone.start >= last.end && phone.end <= person.start);
    const isCalled = phones.some(({ start: at }) => at >= person.end && at - person.end < 30);
    const gap = folded.slice((own ?? last).end - start, person.start - start);
    if (
      !isKnown &&
      !(own && isCalled && NEXT_PARCEL.test(gap) && (SEVERAL.test(folded) || /\p{L}/u.test(gap)))
    )
      break;
    if (!isKnown || !reading.name?.some((name) => name.start === person.start)) after.push(person);
    last = person;
  }
  return after;
}

/** Who receives what is sent, each with their number; null where nobody is said to. */
export function recipientsOf(facts: Facts): Passenger[] | null {
  const { folded, start, reading, phones } = facts;
  const recipients = (reading.name ?? [])
    .filter((name) => RECEIVES.test(lineBefore(folded, name.start - start, 40)))
    .sort(byStart);
  const [first] = recipients;
  if (!first) return null;
  recipients.push(...recipientsAfter(facts, first));
  recipients.sort(byStart);
  return recipients.map((name, i) => {
    const until = recipients[i + 1]?.start ?? facts.end;
    const own = phones.filter((phone) => phone.start >= name.end && phone.start < until);
    return { name, phones: own.length > 0 ? own : phones, seats: undefined };
  });
}
