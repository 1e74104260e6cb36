import { byStart, type Found, lineBefore, regex } from '../text/text.ts';
import type { Facts, Passenger } from './facts.ts';

const RECEIVES = regex`(?:отрим\p{L}*|одерж\p{L}*|получ\p{L}*|забира\p{L}*|забере|заберет|зустрі\p{L}*|встре\p{L}*|кому|recipient|receiver|receiv\p{L}*|адресат|для|(?<!\p{L})for|picks? (?:it )?up|приймає|примет|прийме|otrymu\p{L}*)(?:[\s:,.–-]+(?:\p{L}{1,12}[\s:,.–-]+){0,2}|\s*)$`;
const SEVERAL = regex`(?:посил(?:ки|ок)|посыл(?:ки|ок)|передач(?!у|а|і)|отримувачі|одержувачі|получател[ия]|parcels|packages)(?!\p{L})`;
/** Between a recipient's number and the next recipient: marks, words that join, and what is sent. */
const NEXT_PARCEL = regex`^[\s,;()–-]*(?:(?:і|й|та|и|а|and|ще|еще|другий|друга|другу|вторая|другая)[\s,]+)*(?:(?:посилк|посылк|пакет|коробк|документ|конверт|сумк|торб|передач|parcel|package|box|envelope|bag)\p{L}*[\s:–-]+)?$`;

/** Who receives what is sent, each with their number; null where nobody is said to. */
export function recipientsOf(facts: Facts): Passenger[] | null {
  const { folded, start, reading, phones } = facts;
  const recipients: Found[] = [];
  for (const name of [...(reading.name ?? [])].sort(byStart)) {
    const last = recipients.at(-1)?.end ?? Infinity;
    const own = phones.find((phone) => phone.start >= last && phone.end <= name.start);
    const gap = folded.slice((own?.end ?? 0) - start, name.start - start);
    const isCalled = phones.some((phone) => phone.start >= name.end && phone.start - name.end < 30);
    const isNext = own && isCalled && NEXT_PARCEL.test(gap) && (/\p{L}/u.test(gap) || SEVERAL.test(folded));
    if (isNext || RECEIVES.test(lineBefore(folded, name.start - start, 40))) recipients.push(name);
  }
  if (recipients.length === 0) return null;
  return recipients.map((name, i) => {
    const until = recipients[i + 1]?.start ?? facts.end;
    const own = phones.filter((phone) => phone.start >= name.end && phone.start < until);
    return { name, phones: own.length > 0 ? own : phones, seats: undefined };
  });
}
