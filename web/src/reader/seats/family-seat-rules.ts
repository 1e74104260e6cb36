import type { Rules } from '../text/rules.ts';
import { regex, regexAll, words } from '../text/text.ts';
import { countOrOne, PLUS_CHILD, people } from './seat-groups.ts';
import { CHILD, COMPANION, countOf, NUMBER, PERSON, SEAT } from './seat-words.ts';

/** 'я, мама і двоє дітей': the one before is counted, too. */
const GOES_ON = regex`(?:(?:^|[^\p{L}])(?:${COMPANION}|я|i|мене|меня|ми|мы)\s*(?:,|\+|(?:і|й|та|и|з|із|зі|с|and|with)(?!\p{L}))|(?<!\p{L})(?:моєю|моїм|моей|моим|з|із|зі|с|with))\s*$`;

/** Parents who do not travel: 'до моїх батьків', 'мої батьки зустрінуть'. */
const STAYS_BEFORE = regex`(?<!\p{L})(?:до|к|від|от|для|у|через|to|for|from|at|as|than|переда\p{L}*|посил\p{L}*|посыл\p{L}*)\s+$`;
const STAYS_AFTER = regex`^\s+(?:вже |уже |там |його |её |will |can )?(?:зустріну|зустрічаю|встрет[яи]т(?!ь)|заберут|заплат|оплат|живут|чекают|ждут|отримают|получат|приймут|примут|meet|live|wait|pay|pick)`;

/** Couples, and grown-ups with children. */
export const FAMILY_SEAT_RULES = {
  /** '2д+1р', '2 дор 1 дит' */
  lettersOfGroups: {
    pattern: regexAll`(?<![\p{L}\d.,:])([1-9])\s?(?:д|в|дор|взр|a)\.?\s?[+,/і&]?\s?([1-9])\s?(?:д|р|дит|реб|ch?)(?![\p{L}\d])`,
    weight: 6.2,
    read: ([, grown, children]) => people(grown, children),
  },
  /** 'дорослий і дитина' */
  oneAdult: {
    pattern: words`(?:дорослий|доросла|взрослый|взрослая|(?:an )?adult)`,
    weight: 5.7,
    read(_, { end, lead, tail }) {
      const child = /(?:\d|один|одна|one)\s*$/u.test(lead) ? null : PLUS_CHILD.exec(tail);
      if (!child || !/\+|,|(?<!\p{L})(?:і|й|та|и|з|із|с|and|with|plus|плюс)(?!\p{L})/u.test(child[0]))
        return null;
      return { ...people(1, countOrOne(child[1])), end: end + child[0].length };
    },
  },
  /** 'дві сімейні пари', 'дві сім'ї по четверо' */
  couples: {
    pattern: words`${NUMBER}\s+(?:(?:сімейн|семейн|молод|подружн|married)\p{L}*\s+)?(?:пар[иаы]?|подружж\p{L}*|couples)(?!\s+(?:${SEAT}|взут|обув|шкар|лиж|лыж|черев|штан|рукав))|${NUMBER}\s+(?:сім'ї|сімей|семьи|семей|групи|группы|families)\s+(?:по|of)\s+${NUMBER}`,
    weight: 6.1,
    read: ([, couples, families, each]) => people(2 * countOf(couples) + countOf(families) * countOf(each)),
  },
  /** 'patient and one attendant', 'мама і двоє дітей' */
  relativeAndMore: {
    pattern: words`(?:${COMPANION})\s*(?:,?\s*(?:і|й|та|и|з|із|с|and|with)|\+)\s*${NUMBER}\s*(?:${PERSON}|${CHILD}|дітьми|детьми)`,
    weight: 6.1,
    read: ([, number], { lead }) => (GOES_ON.test(lead) ? null : people(1, countOf(number))),
  },
  /** 'пара квитків', 'подружжя' */
  pair: {
    pattern: words`(?:пар[ауи]|парочк[ауи]|couple)(?:\s+of)?\s+(?:${SEAT}|${PERSON})|подружж[яюі]|супруги|супружеская пара|сімейна пара|семейная пара|married couple`,
    weight: 5,
    read: () => people(2),
  },
  /** 'заберіть моїх батьків' */
  parents: {
    pattern: words`(?:мої|моїх|мого|наші|наших|мои|моих|my|our|his|her|its|її|його)\s+(?:літні\p{L}*\s+|пожил\p{L}*\s+|elderly\s+|old\s+)?(?:батьк(?:и|ів)|родител(?:и|ей)|parents|(?:дідусь|дід) (?:і|з) баб\p{L}+|grandparents)`,
    weight: 2.6,
    read: (_, { lead, tail }) => (STAYS_BEFORE.test(lead) || STAYS_AFTER.test(tail) ? null : people(2)),
  },
  /** 'їду з батьками' */
  withParents: {
    pattern: words`(?:я|їду|їдемо|еду|едем|поїду|поїдемо|поеду|поедем|лечу|летимо|летим|i)\s+(?:\p{L}+\s+){0,2}(?:з|із|с|with)\s+(?:мо\p{L}+\s+|сво\p{L}+\s+|my\s+)?(?:батьками|родителями|parents)`,
    weight: 2.7,
    read: () => people(3),
  },
  /** 'Білет 2 шт' */
  pieces: {
    pattern: words`${SEAT}\s*[:-]?\s*([1-9]\d?)\s?шт\p{L}*`,
    weight: 5,
    read: ([, number]) => people(number),
  },
} satisfies Rules<number>;
