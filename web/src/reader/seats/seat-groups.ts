import type { Reading } from '../text/rules.ts';
import { regex } from '../text/text.ts';
import { ADULT, CHILD, countOf, KIND, LINK, NUMBER, PERSON, SEAT } from './seat-words.ts';

/** A child, or several, after what was counted. */
export const PLUS_CHILD = regex`^\.?${LINK}(?:\((?:\s*))?(?:${NUMBER}\s*)?(?:an?\s+)?(?:маленьк\p{L}*\s+|small\s+|little\s+)?${CHILD}(?![\p{L}])`;
const PLUS_GROWN = regex`^\.?\s*(?:\([^()]{0,30}\))?${LINK}${NUMBER}\s*${PERSON}(?![\p{L}])`;
/** 'дві жінки і хлопець': kinds of grown-ups add up, a bare count of people does not. */
const PLUS_KIND = regex`^\.?\s*(?:\([^()]{0,30}\))?\s*(?:\+|,|і|й|та|и|плюс|plus|and|&)\s*(?:${NUMBER}\s*(?:${KIND}|${ADULT})|(?:жінка|женщина|дівчина|девушка|хлопець|парень|студент(?:ка)?|тренера?|вчителя|учителя|керівника?|руководителя|супровідника?|дорослий|взрослый|woman|man|girl|boy))(?![\p{L}])`;
const IS_SEAT = regex`^${SEAT}$`;
const IS_CHILD = regex`^${CHILD}$`;
const IS_KIND = regex`^(?:${KIND}|${ADULT})$`;

export function people(...counts: readonly (number | string | undefined)[]): Reading<number> {
  return { value: counts.reduce<number>((sum, count) => sum + Number(count), 0) };
}

/** One where no number stands: '+ дитина'. */
export function countOrOne(word: string | undefined): number {
  return word === undefined ? 1 : countOf(word);
}

/** '2 дорослих + 1 дитина': groups that follow a counted one are added to it. */
export function addGroups(folded: string, end: number, count: number, noun: string): Reading<number> {
  const [isSeat, isChild, isKind] = [IS_SEAT, IS_CHILD, IS_KIND].map((pattern) => pattern.test(noun));
  const reading = { value: count, end, weight: isChild ? 2 : 6 };
  const hasGrown = !isChild;
  for (let groups = 1; groups < 6; groups++) {
    const tail = folded.slice(reading.end, reading.end + 60);
    const child = PLUS_CHILD.exec(tail);
    const next =
      (hasGrown ? null : PLUS_GROWN.exec(tail)) ??
      (isKind || hasGrown ? child : null) ??
      (isKind ? PLUS_KIND.exec(tail) : null);
    if (next === null || (isSeat && !/\+|plus|плюс/u.test(next[0]))) break;
    const isTwins = next[1] === undefined && /близню|двійн|двойн|twins/u.test(next[0]);
    reading.value += isTwins ? 2 : countOrOne(next[1]);
    reading.end += next[0].length;
    reading.weight = 6.3;
  }
  return reading;
}
