import type { Rules } from '../text/rules.ts';
import { compile, words } from '../text/text.ts';
import { countOrOne, PLUS_CHILD, people } from './seat-groups.ts';
import { CHILD, COMPANION, countOf, NUMBER, PERSON, SEAT } from './seat-words.ts';

/** 'я, мама і двоє дітей': the one before is counted, too. */
const GOES_ON = compile(
  `(?:(?:^|[^\\p{L}])(?:${COMPANION}|я|i|мене|меня|ми|мы)\\s*(?:,|\\+|(?:і|й|та|и|з|із|зі|с|and|with)(?!\\p{L}))|(?<!\\p{L})(?:моєю|моїм|моей|моим|з|із|зі|с|with))\\s*$`,
  'u',
);

/** Couples, and grown-ups with children. */
export const FAMILY_SEAT_RULES = {
  /** '2д+1р', '2 дор 1 дит' */
  lettersOfGroups: {
    pattern:
      /(?<![\p{L}\d.,:])([1-9])\s?(?:д|в|дор|взр|a)\.?\s?[+,/і&]?\s?([1-9])\s?(?:д|р|дит|реб|ch?)(?![\p{L}\d])/gu,
    weight: 6.2,
    read: ([, grown, children]) => people(grown, children),
  },
  /** 'дорослий і дитина' */
  oneAdult: {
    pattern: words('(?:дорослий|доросла|взрослый|взрослая|(?:an )?adult)'),
    weight: 5.7,
    read(_, { end, lead, tail }) {
      const child = /(?:\d|один|одна|one)\s*$/u.test(lead) ? null : PLUS_CHILD.exec(tail);
      if (!child || !/\+|,|(?<!\p{L})(?:і|й|та|и|з|із|с|and|with|plus|плюс)(?!\p{L})/u.test(child[0]))
        return null;
      return { ...people(1, countOrOne(child[1])), end: end + child[0].length };
    },
  },
  /** 'дві сімейні пари' */
  couples: {
    pattern: words(
      `${NUMBER}\\s+(?:(?:сімейн|семейн|молод|подружн|married)\\p{L}*\\s+)?(?:пар[иаы]?|подружж\\p{L}*|couples)(?!\\s+(?:${SEAT}|взут|обув|шкар|лиж|лыж|черев|штан|рукав))`,
    ),
    weight: 6.1,
    read: ([, number]) => people(2 * countOf(number)),
  },
  /** 'patient and one attendant', 'мама і двоє дітей' */
  relativeAndMore: {
    pattern: words(
      `(?:${COMPANION})\\s*(?:,?\\s*(?:і|й|та|и|з|із|с|and|with)|\\+)\\s*${NUMBER}\\s*(?:${PERSON}|${CHILD}|дітьми|детьми)`,
    ),
    weight: 6.1,
    read: ([, number], { lead }) => (GOES_ON.test(lead) ? null : people(1, countOf(number))),
  },
  /** 'пара квитків', 'подружжя' */
  pair: {
    pattern: words(
      `(?:пар[ауи]|парочк[ауи]|couple)(?:\\s+of)?\\s+(?:${SEAT}|${PERSON})|подружж[яюі]|супруги|супружеская пара|сімейна пара|семейная пара|married couple`,
    ),
    weight: 5,
    read: () => people(2),
  },
  /** 'чотири квитки Чернівці – Бухарест та один дитячий' */
  childLater: {
    pattern: words(
      `${NUMBER}\\s+(?:доросл\\p{L}*\\s+|взросл\\p{L}*\\s+)?${SEAT}[^.!?\\n]{3,50}\\s(?:та|і|й|и|плюс|and)\\s+(?:ще\\s+|еще\\s+)?${NUMBER}\\s+(?:дитяч|детск)\\p{L}+`,
    ),
    weight: 6.4,
    read: ([, grown, children]) => people(countOf(grown), countOf(children)),
  },
  /** 'дві сім'ї по четверо' */
  families: {
    pattern: words(
      `${NUMBER}\\s+(?:сім'ї|сімей|семьи|семей|групи|группы|families)\\s+(?:по|of)\\s+${NUMBER}`,
    ),
    weight: 6.6,
    read: ([, families, each]) => people(countOf(families) * countOf(each)),
  },
} satisfies Rules<number>;
