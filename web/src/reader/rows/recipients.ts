import { byStart, lineBefore, regex } from '../text/text.ts';
import type { Facts, Passenger } from './facts.ts';

const RECEIVES = regex`(?:отрим\p{L}*|одерж\p{L}*|получ\p{L}*|забира\p{L}*|забере|заберет|зустрі\p{L}*|встре\p{L}*|кому|recipient|receiver|receiv\p{L}*|адресат|для|(?<!\p{L})for|picks? (?:it )?up|приймає|примет|прийме|otrymu\p{L}*)(?:[\s:,.–-]+(?:\p{L}{1,12}[\s:,.–-]+){0,2}|\s*)$`;
/** Who receives what is sent, each with their number; null where nobody is said to. */
export function recipientsOf(facts: Facts): Passenger[] | null {
  const { folded, start, reading, phones } = facts;
  const recipients = [...(reading.name ?? [])]
    .sort(byStart)
    .filter((name) => RECEIVES.test(lineBefore(folded, name.start - start, 40)));
  if (recipients.length === 0) return null;
  return recipients.map((name, i) => {
    const until = recipients[i + 1]?.start ?? facts.end;
    const own = phones.filter((phone) => phone.start >= name.end && phone.start < until);
    return { name, phones: own.length > 0 ? own : phones, seats: undefined };
  });
}
