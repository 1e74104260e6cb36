import { companions, countOf } from './companions.ts';
import { CARDINAL_WORD, COLLECTIVE_WORD } from './number-words.ts';
import { ADULT, CHILD, KIND, LINK, N, NO_PEOPLE, PERSON, SEAT } from './seat-words.ts';
import { compile, type Found, isFree, type Span, type Text, words } from './text.ts';

const HOW_MANY = '(?:-?(?:х|ох|є|е|ро|ма|м|ти|мя)|x)?';
const ADJECTIVE =
  '(?:вільн\\p{L}*|свободн\\p{L}*|сидяч\\p{L}*|доросл\\p{L}*|пасажирськ\\p{L}*|free|adult|дорослі)';

const COUNTED = words(
  `${N}${HOW_MANY}\\s*(?:${ADJECTIVE}\\s+)?(${PERSON}|${SEAT}|${CHILD})(?:\\s+for\\s+(?:me|us))?`,
);
const NOT_SEATS = /^\.?\s*(?:багаж|ручн|під багаж|валіз|luggage|baggage|in the car)/u;
const PLUS_CHILD = compile(
  `^\\.?${LINK}(?:\\((?:\\s*))?(?:(\\d{1,2}|${CARDINAL_WORD}|${COLLECTIVE_WORD})\\s*)?(?:маленьк\\p{L}*\\s+|small\\s+|little\\s+)?${CHILD}(?![\\p{L}])`,
  'u',
);
const PLUS_GROWN = compile(
  `^\\.?\\s*(?:\\([^()]{0,30}\\))?${LINK}(\\d{1,2}|${CARDINAL_WORD}|${COLLECTIVE_WORD})\\s*${PERSON}(?![\\p{L}])`,
  'u',
);
/** 'дві жінки і хлопець': kinds of grown-ups add up, a bare count of people does not. */
const PLUS_KIND = compile(
  `^\\.?\\s*(?:\\([^()]{0,30}\\))?\\s*(?:\\+|,|і|й|та|и|плюс|plus|and|&)\\s*(?:(\\d{1,2}|${CARDINAL_WORD}|${COLLECTIVE_WORD})\\s*(?:${KIND}|${ADULT})|(?:жінка|женщина|дівчина|девушка|хлопець|парень|студент(?:ка)?|дорослий|взрослый|woman|man|girl|boy))(?![\\p{L}])`,
  'u',
);
const AMONG_THEM =
  /^[\s,(]*(?:з них|із них|из них|в т\.?\s?ч|у тому числі|в том числе|including|incl|серед них)/u;
const NOUN_FIRST = words(
  `(?:пасажирів|пассажиров|пасажири|пассажиры|осіб|людей|чоловік|человек|чол|місць|мест|квитків|билетов|білетів|pax|passengers|people|persons|seats|tickets|adults|дорослих|взрослых|(?:к-?сть|кількість|количество|number of|кол-во)\\s+\\p{L}{3,12})\\s*(?:[:=-]?\\s*(\\d{1,2})(?![:.,]\\d)|[:=-]\\s*(${CARDINAL_WORD}|${COLLECTIVE_WORD}))`,
);
const US = words(
  `(?:нас|нас буде|нас будет|нас їде|нас едет|nas|we are|we're|there are|there will be|there'?s|us|група з|группа из|group of|party of|family of|сім'я з|сім'ї з|родина з|родини з|семья из|компанія з)\\s+(?:буде\\s+|будет\\s+|їде\\s+|едет\\s+|всього\\s+|всего\\s+|поїде\\s+|поедет\\s+|лише\\s+|тільки\\s+|bude\\s+)?${N}`,
);
const FOR_GROUP = words(
  `(?:на|для|по|for|забронюйте|треба|нас|ще|еще|візьміть|возьмите|заберіть|заберите)\\s+(двох|трьох|чотирьох|п'ятьох|пятьох|шістьох|сімох|вісьмох|шестерых|семерых|одного|одну|двоих|троих|четверых|пятерых|two|three|four|five|six|2-?х|3-?х|4-?х|5-?ти|5-?х|двоє|троє|четверо)`,
);
const TOGETHER: readonly (readonly [RegExp, number])[] = [
  [
    words(
      '[ву]двох|[ву]двоем|[ву]двоєм|вдвоьом|удвух|vdvoh|vdvox|vdvokh|(?:їдемо?|едем|їхатимемо|едут|поїдемо|поедем|летимо|нас|ми|мы)\\s+(?:двоє|двое)',
    ),
    2,
  ],
  [words('[ву]трьох|[ву]троем|[ву]троєм|vtroh|vtrox|vtrokh'), 3],
  [words('[ву]чотирьох|[ву]четвером|[ву]чотирьом'), 4],
  [words("[ву]п'ятьох|[ву]пятьох|[ву]пятером|[ву]п'ятером"), 5],
  [words('[ву]шістьох|[ву]шестером'), 6],
  [words('[ву]сімох|[ву]семером'), 7],
];
const TOTAL = words(
  '(?:разом|всього|усього|загалом|total|in total|всего|итого|вместе)\\s*(?:нас\\s*)?[:-]?\\s*(\\d{1,2})(?!\\s*(?:грн|кг|kg|uah|eur|євро|евро|\\d|[.:]\\d|валіз|сум|короб|посил|мішк|год|км))',
);
const FREE = words(`${N}\\s+(?:вільн\\p{L}*|свободн\\p{L}*)`);
const PICTURED = /(?:👥|👤|🧍|💺)\s*[:x×-]?\s*(\d{1,2})(?!\d|[.:]\d)/gu;
const BRIEF = words('(?:нас|us|потрібно|треба|нужно)\\s+(\\d)-?(?:ка|ко|е|є|ох|х)');
const AND_MORE = words(
  `(?:я|він|вона|она|он|i|me|(?:mr|mrs|ms|пан|пані)\\.?\\s+\\p{L}+)\\s*(?:,?\\s*(?:і|и|та|and)|\\+|plus|плюс)\\s*(?:ще|еще)?\\s*${N}\\s*(?:${PERSON}|${CHILD}|friends?|друз\\p{L}*|подруг\\p{L}*)`,
);
const GROUP_ALONE = words(`(${COLLECTIVE_WORD})`);
const PLUS = /(?<![\d+])(\d{1,2})\s?\+\s?(\d)(?!\d|\s?\d)/gu;
const REQUEST =
  /(?:потрібн[оі]|потрібен|треба|надо|нужно|нужен|need|беру|візьму|возьму|хочу|бронюйте|забронюйте|хотіла б|тільки|лише|всього)\s+(\d{1,2}|одн[еуао]|один|два|дві|две|три|чотири|one|two|three)(?=\s*(?:[,.;!?\n)]|$))/gu;
const SEAT_WORD = words(SEAT);
const ALONE = words(
  '(?:(?:я|він|вона|он|она|мама|тато|бабуся|їхатиме|їду|еду|їхатиму|поїду|поеду|поедет|буду|лечу|летітиму|летить|їде|едет|їхати|ехать|поїде|буде|будет|подорожую)\\s+(?:буду\\s+|їду\\s+|еду\\s+|поїду\\s+|буде\\s+)?(?:одна?|один|сама?)|(?:одна?|один|сама?)\\s+(?:їду|еду|поїду|поеду|буду|їде|едет)|just\\s+(?:for\\s+)?me|only\\s+me|by\\s+myself|on\\s+my\\s+own|alone|solo|тільки\\s+я|лише\\s+я|только\\s+я|ya\\s+odn?[ai]n?|sama|for\\s+myself)',
);
const ALONE_APART = /(?<=(?:^|[,;.(\n])\s*)(?:сама?|одна|один)(?=\s*(?:[,;.!)\n]|$))/gu;
const SIDE_BY_SIDE = words(
  `${N}\\s+(?:поруч|поряд|рядом|вместе|разом|together|next to each other|side by side|поблизу|біля вікна|у окна)`,
);
/** 'не 2 а 4', 'not 2 but 4', 'було 3, буде 5', 'замість двох поїде троє': the last one counts. */
const CORRECTED = words(
  `(?:не|not|замість|вместо|instead of|було|были|было|мало бути|nas ne)\\s+${N}(?:\\s+(?:${PERSON}|${SEAT}))?\\s*[,.–-]?\\s*(?:а|но|але|but|вже|уже|тепер|теперь|now|буде|будет|їде|едет|їдуть|поїде|поедет|there are|nas|нас|,|\\s){1,5}${N}`,
);
const WITH_BABY = words(
  `(\\d)\\s*(?:\\+|плюс|plus|і|та|и|and)\\s*(?:(\\d|${CARDINAL_WORD}|${COLLECTIVE_WORD})\\s*)?${CHILD}`,
);
/** 'Зі мною троє дітей'. */
const WITH_ME = words(
  `(?:зі мною|із мною|зо мною|со мной|with me)\\s+(?:ще\\s+|еще\\s+|буде\\s+|їде\\s+|едут\\s+)?${N}\\s+(?:${PERSON}|${CHILD})`,
);
/** A lone digit between commas: 'пт, 8:30, 1, Демʼян'. */
const LONE = /(?<=[,;\n] ?)([1-9])(?=\s?[,;\n])/gu;

interface Candidate extends Found {
  score: number;
}

const IS_SEAT = compile(`^${SEAT}$`, 'u');
const IS_CHILD = compile(`^${CHILD}$`, 'u');
const IS_KIND = compile(`^(?:${KIND}|${ADULT})$`, 'u');

function counted(folded: string, add: (start: number, end: number, n: number, score: number) => void): void {
  for (const m of folded.matchAll(COUNTED)) {
    const noun = m[2] ?? '';
    let end = m.index + m[0].length;
    if (NOT_SEATS.test(folded.slice(end, end + 60))) continue;
    let n = countOf(m[1]);
    const isSeat = IS_SEAT.test(noun);
    const isChild = IS_CHILD.test(noun);
    const isKind = IS_KIND.test(noun);
    let groups = 1;
    let grown = !isChild;
    for (; groups < 6; groups++) {
      const tail = folded.slice(end, end + 60);
      if (AMONG_THEM.test(tail)) break;
      const child = PLUS_CHILD.exec(tail);
      const extra =
        (isChild && !grown ? PLUS_GROWN.exec(tail) : null) ??
        (isKind || grown ? child : null) ??
        (isKind ? PLUS_KIND.exec(tail) : null);
      if (extra === null || (isSeat && !/\+|plus|плюс/u.test(extra[0]))) break;
      if (extra !== child) grown = true;
      n += extra[1] === undefined ? 1 : countOf(extra[1]);
      end += extra[0].length;
    }
    add(m.index, end, n, isChild && groups === 1 ? 2 : groups > 1 ? 6.3 : 6);
  }
}

/** Numbers of passengers as digits, the most likely first; luggage, parcels and seat numbers are not counted. */
export function findSeats(text: Text, taken: readonly Span[]): Found[] {
  const { folded } = text;
  const found: Candidate[] = [];
  const add = (start: number, end: number, n: number, score: number): void => {
    if (n >= 1 && n <= 99 && isFree({ start, end }, taken))
      found.push({ start, end, value: String(n), score });
  };
  const addAll = (pattern: RegExp, score: number, n: (m: RegExpExecArray) => number): void => {
    for (const m of folded.matchAll(pattern)) add(m.index, m.index + m[0].length, n(m), score);
  };
  counted(folded, add);
  addAll(US, 6, (m) => countOf(m[1]));
  addAll(PLUS, 6, (m) => Number(m[1]) + Number(m[2]));
  addAll(NOUN_FIRST, 5, (m) => countOf(m[1] ?? m[2]));
  for (const [pattern, n] of TOGETHER) addAll(pattern, 5, () => n);
  addAll(FOR_GROUP, 5, (m) => countOf(m[1]));
  if ([...folded.matchAll(SEAT_WORD)].length > 0) addAll(REQUEST, 4, (m) => countOf(m[1]));
  addAll(TOTAL, 6.5, (m) => Number(m[1]));
  addAll(FREE, 4, (m) => countOf(m[1]));
  addAll(PICTURED, 5, (m) => Number(m[1]));
  addAll(BRIEF, 5, (m) => Number(m[1]));
  addAll(AND_MORE, 6.2, (m) => countOf(m[1]) + 1);
  addAll(WITH_ME, 6.4, (m) => countOf(m[1]) + 1);
  addAll(SIDE_BY_SIDE, 4, (m) => countOf(m[1]));
  addAll(WITH_BABY, 5.8, (m) => Number(m[1]) + (m[2] === undefined ? 1 : countOf(m[2])));
  for (const m of folded.matchAll(CORRECTED)) {
    const end = m.index + m[0].length;
    if (!NO_PEOPLE.test(folded.slice(end, end + 12))) add(m.index, end, countOf(m[2]), 7);
  }
  if (/\p{L}/u.test(folded)) addAll(LONE, 1.5, (m) => Number(m[1]));
  for (const m of folded.matchAll(GROUP_ALONE)) {
    const end = m.index + m[0].length;
    const child = PLUS_CHILD.exec(folded.slice(end, end + 40));
    if (child && !/^\.?\s+\p{L}+$/u.test(child[0]))
      add(
        m.index,
        end + child[0].length,
        countOf(m[1]) + (child[1] === undefined ? 1 : countOf(child[1])),
        5.5,
      );
  }
  addAll(GROUP_ALONE, 3, (m) => (/^(?:двом|двох|трьох|двоих|троих)$/u.test(m[1] ?? '') ? 0 : countOf(m[1])));
  addAll(ALONE, 3, () => 1);
  addAll(ALONE_APART, 3, () => 1);
  companions(folded, add);
  return found
    .sort((a, b) => b.score - a.score || a.start - b.start)
    .map(({ start, end, value }) => ({ start, end, value }));
}
