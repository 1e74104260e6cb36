import { CARDINAL_WORD, COLLECTIVE_WORD, cardinalOf, collectiveOf } from './number-words.ts';
import { type Found, isFree, type Span, type Text, words } from './text.ts';

const N = `(\\d{1,2}|${CARDINAL_WORD}|${COLLECTIVE_WORD})`;
const HOW_MANY = '(?:-?(?:х|ох|є|е|ро|ма|м|ти|мя)|x)?';
const CHILD =
  '(?:діт(?:ей|и|ок|ками)|дитин[аиіу]|дитя|дит|діточ\\p{L}*|детей|дети|деток|ребен\\p{L}*|реб|дет|child(?:ren)?|kids?|bab(?:y|ies)|infants?|немовля\\p{L}*|малюк\\p{L}*|малыш\\p{L}*|малих|школяр\\p{L}*|підлітк\\p{L}*|ditey|d[iy]ty\\p{L}*)';
const ADULT = '(?:доросл\\p{L}*|взросл\\p{L}*|дор|взр|adults?|grown-?ups?|dorosl\\p{L}*)';
const PERSON = `(?:${ADULT}|пас(?:ажир\\p{L}*)?|вчител\\p{L}*|учител\\p{L}*|викладач\\p{L}*|супровод\\p{L}*|тренер\\p{L}*|пассажир\\p{L}*|осіб|особ(?:и|ам|ами|а|у|і|ів)?|персон\\p{L}*|чол(?:овік\\p{L}*)?|чел(?:овек\\p{L}*)?|люд(?:ей|и|ини|ина|ину|ям|инам|ина|яки)|pax|ppl|people|persons?|pers|guests?|гост(?:ей|і|я)|жінк(?:и|а)|жінок|passengers?|passangers?|pass|guys|travell?ers|of us|жін(?:ки|ок|ка)|женщин\\p{L}*|студент\\p{L}*|osib|os[oi]b[yiau]?|lyud\\p{L}*|liud\\p{L}*|cholovik\\p{L}*|chol|chel\\p{L}*|pasazh\\p{L}*|passazhir\\p{L}*|osob|osoby|personen|personas?|persone)`;
const SEAT =
  '(?:міс(?:ь?ць|ь?ця|це|цями|т|та)|мiсц\\p{L}*|мест(?:а|о|ами)?|мєст\\p{L}*|сид(?:іння|ячих)|квит(?:ок|к[иіа]|ків|очки|ками)|білет\\p{L}*|билет\\p{L}*|билєт\\p{L}*|tickets?|seats?|places?|spots?|mis[tc]s?y?[aei]?|mistse|misc[ayiet]*|mest[ao]?|kvyt\\p{L}*|bilet\\p{L}*)';
const ADJECTIVE =
  '(?:вільн\\p{L}*|свободн\\p{L}*|сидяч\\p{L}*|доросл\\p{L}*|пасажирськ\\p{L}*|free|adult|дорослі)';
const LINK = '(?:\\s*(?:\\+|,|і|й|та|и|да|плюс|plus|and|&|з|с|with|i|ta)\\s*|\\s+)';

const COUNTED = words(
  `${N}${HOW_MANY}\\s*(?:${ADJECTIVE}\\s+)?(${PERSON}|${SEAT}|${CHILD})(?:\\s+for\\s+(?:me|us))?`,
);
const NOT_SEATS = /^\.?\s*(?:багаж|ручн|під багаж|валіз|luggage|baggage|in the car)/u;
const PLUS_CHILD = new RegExp(
  `^\\.?${LINK}(?:\\((?:\\s*))?(?:(\\d{1,2}|${CARDINAL_WORD}|${COLLECTIVE_WORD})\\s*)?(?:маленьк\\p{L}*\\s+|small\\s+|little\\s+)?${CHILD}(?![\\p{L}])`,
  'u',
);
const PLUS_GROWN = new RegExp(
  `^\\.?\\s*(?:\\([^()]{0,30}\\))?${LINK}(\\d{1,2}|${CARDINAL_WORD}|${COLLECTIVE_WORD})\\s*${PERSON}(?![\\p{L}])`,
  'u',
);
const AMONG_THEM =
  /^[\s,(]*(?:з них|із них|из них|в т\.?\s?ч|у тому числі|в том числе|including|incl|серед них)/u;
const NOUN_FIRST = words(
  `(?:пасажирів|пассажиров|пасажири|пассажиры|осіб|людей|чоловік|человек|чол|місць|мест|квитків|билетов|білетів|pax|passengers|people|persons|seats|tickets|adults|дорослих|взрослых|(?:к-?сть|кількість|количество|number of|кол-во)\\s+\\p{L}{3,12})\\s*[:=-]?\\s*(\\d{1,2})(?![:.,]\\d)`,
);
const US = words(
  `(?:нас|нас буде|нас будет|нас їде|нас едет|nas|we are|we're|there are|there will be|there'?s|us|група з|группа из|group of|party of|family of|сім'я з|сім'ї з|родина з|родини з|семья из|компанія з)\\s+(?:буде\\s+|будет\\s+|їде\\s+|едет\\s+|всього\\s+|всего\\s+|поїде\\s+|поедет\\s+|лише\\s+|тільки\\s+|bude\\s+)?${N}`,
);
const FOR_GROUP = words(
  `(?:на|для|по|for|забронюйте|треба|нас|ще|еще|візьміть|возьмите|заберіть|заберите)\\s+(двох|трьох|чотирьох|п'ятьох|шістьох|двоих|троих|четверых|пятерых|two|three|four|five|six|2-?х|3-?х|4-?х|5-?ти|5-?х|двоє|троє|четверо)`,
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
const OWN =
  '(?:(?:моєю|моїм|моею|моим|своєю|своїм|своей|своим|нашою|my|a|our|маленьк\\p{L}+|маленькою|старш\\p{L}+|молодш\\p{L}+|the|her|his)\\s+)?';
const COMPANION =
  '(?:дружин(?:ою|а)|чоловік(?:ом)?|мужем|муж|женой|жена|жінк(?:ою|а)|сином|син|сыном|доньк(?:ою|а)|дочк(?:ою|ой|а)|донечк\\p{L}+|дитин(?:ою|а)|ребенк(?:ом)|ребенок|малим|малою|малышом|мам(?:ою|ой|а)|татом|папой|батьком|бабус(?:ею|я)|бабушкой|дідусем|дедушкой|подруг(?:ою|ой|а)|друг(?:ом)?|кум(?:ою|ом|ой|а)|брат(?:ом)?|сестр(?:ою|ой|а)|колег(?:ою|а)|коллегой|онук(?:ою|ом)|внук(?:ом|ою)|внучкой|племінник(?:ом)|свекрух(?:ою|а)|тещ(?:ею|а)|тесть|тестем|свекор|свекром|малий|мала|бабуся|хлопцем|нареченою|немовлям|wife|husband|son|daughter|mother|mom|mum|father|dad|friend|child|baby|kid|colleague|sister|brother|partner|girlfriend|boyfriend|grandma|grandmother)';
const KIDS =
  '(?:(двома|двумя|двоме|трьома|тремя|2|3|two|three|2-ма|3-ма)\\s+(?:маленьк\\p{L}+\\s+)?(?:дітьми|детьми|діточками|kids|children|дітками|друзями|друзьями|friends|подругами|донечками|синами))';
const COMPANY = words(
  `(?:з|зі|із|с|со|with|and|plus|\\+|та|і|и|z|я|i|me)\\s+${OWN}(?:${COMPANION}|${KIDS})((?:\\s*(?:,|і|й|та|и|and|\\+|з|с|with|&)+\\s*(?:with\\s+|з\\s+|с\\s+)?${OWN}(?:${COMPANION}|${KIDS}))*)`,
);
const TRAVELLER =
  /(?<!\p{L})(?:я|нам|мені|мне|ми|мы|їду|їдем|їдемо|еду|едем|поїду|поїдемо|поеду|летимо|летим|лечу|прилітаю|прилетаю|прилітаємо|везти|мене|нас|i|we|i'm|me|us|travell?ing|їхатиму|приїду)(?!\p{L})/u;
const LISTED = new RegExp(
  `(?<!\\p{L})(?:їдемо?|едем|поїдемо|поедем|летимо|летим|їхатимемо|travell?ing)\\s*:?\\s*((?:(?:я|i|${OWN}${COMPANION})(?:\\s*(?:,|\\+|і|й|та|и|and)\\s*)+){1,5}(?:я|i|${OWN}${COMPANION}))(?!\\p{L})`,
  'gu',
);
const PERSON_ITEM = new RegExp(`(?<!\\p{L})(?:я|i|${COMPANION})(?!\\p{L})`, 'gu');
const PART = new RegExp(`${COMPANION}|${KIDS}`, 'gu');

interface Candidate extends Found {
  score: number;
}

function countOf(word: string | undefined): number {
  const w = word ?? '';
  return cardinalOf(w.replace(/-?(?:х|ти|x|ма)$/u, '')) ?? collectiveOf(w) ?? cardinalOf(w) ?? 0;
}

function counted(folded: string, add: (start: number, end: number, n: number, score: number) => void): void {
  for (const m of folded.matchAll(COUNTED)) {
    const noun = m[2] ?? '';
    let end = m.index + m[0].length;
    const tail = folded.slice(end, end + 60);
    if (NOT_SEATS.test(tail)) continue;
    let n = countOf(m[1]);
    const isSeat = new RegExp(`^${SEAT}$`, 'u').test(noun);
    const isChild = new RegExp(`^${CHILD}$`, 'u').test(noun);
    const extra = AMONG_THEM.test(tail) ? null : (isChild ? PLUS_GROWN : PLUS_CHILD).exec(tail);
    if (extra && !(isSeat && !/\+|plus|плюс/u.test(extra[0]))) {
      n += extra[1] === undefined ? 1 : countOf(extra[1]);
      end += extra[0].length;
    }
    add(m.index, end, n, isChild && !extra ? 2 : 6);
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
  addAll(NOUN_FIRST, 5, (m) => Number(m[1]));
  for (const [pattern, n] of TOGETHER) addAll(pattern, 5, () => n);
  addAll(FOR_GROUP, 5, (m) => countOf(m[1]));
  if ([...folded.matchAll(SEAT_WORD)].length > 0) addAll(REQUEST, 4, (m) => countOf(m[1]));
  addAll(TOTAL, 6.5, (m) => Number(m[1]));
  addAll(FREE, 4, (m) => countOf(m[1]));
  addAll(PICTURED, 5, (m) => Number(m[1]));
  addAll(BRIEF, 5, (m) => Number(m[1]));
  addAll(AND_MORE, 6.2, (m) => countOf(m[1]) + 1);
  for (const m of folded.matchAll(GROUP_ALONE)) {
    const end = m.index + m[0].length;
    const child = PLUS_CHILD.exec(folded.slice(end, end + 40));
    if (child)
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
  for (const m of folded.matchAll(COMPANY)) {
    if (!TRAVELLER.test(folded.slice(Math.max(0, m.index - 40), m.index + 2))) continue;
    const n = [...m[0].matchAll(PART)].reduce(
      (sum, p) => sum + (p[1] === undefined ? 1 : countOf(p[1]) || 2),
      1,
    );
    add(m.index, m.index + m[0].length, n, 2.5);
  }
  const flat = folded.replace(/\([^()\n]{0,40}\)/g, (aside) => ' '.repeat(aside.length));
  for (const m of flat.matchAll(LISTED))
    add(m.index, m.index + m[0].length, [...(m[1] ?? '').matchAll(PERSON_ITEM)].length, 4);
  return found
    .sort((a, b) => b.score - a.score || a.start - b.start)
    .map(({ start, end, value }) => ({ start, end, value }));
}
