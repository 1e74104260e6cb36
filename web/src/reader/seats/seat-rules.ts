import { CARDINAL_WORD, COLLECTIVE_WORD } from '../text/number-words.ts';
import { alike, type Rules } from '../text/rules.ts';
import { lineBefore, regex, regexAll, source, words } from '../text/text.ts';
import { addGroups, countOrOne, PLUS_CHILD, people } from './seat-groups.ts';
import {
  ADULT,
  ANIMAL,
  CHILD,
  COMPANION,
  COUNTS_THINGS,
  countOf,
  KIND,
  NUMBER,
  NUMBER_WORD,
  PERSON,
  SEAT,
} from './seat-words.ts';

const HOW_MANY = '(?:-?(?:х|ох|є|е|ро|ма|м|ти|мя)|x)?';
const ADJECTIVE = source`(?:вільн\p{L}*|свободн\p{L}*|сидяч\p{L}*|доросл\p{L}*|пасажирськ\p{L}*|free|adult|дорослі)`;
const NOT_SEATS = /^\.?\s*(?:багаж|ручн|під багаж|валіз|luggage|baggage|in the car)/u;
/** What makes a number before 'до' or 'на' a time, a day or a house. */
const NOT_BEFORE_SEATS = source`(?:(?:^|[^\p{L}])(?:о|об|o|в|у|на|к|з|із|с|до|від|за|через|по|at|from|to|in|№|кв|буд|дім|дом|після|после|рейс|автобус|вул|приблизно|десь|около|біля|рівно|ще раз|раз)\.?\s+|[:./-]\s?|\d\s?)`;
/** 'додайте ще одне місце' is no number of all. */
const ADDS = /(?:додай|добав|приплюс|add)\p{L}*\s+(?:(?:ще|еще|one|будь ласка|пожалуйста)\s+)?$/u;
const ENDS_CLAUSE = /^\s*(?:[.!,;\n]|$)/u;
/** What counts people in a case of its own follows a noun or a verb, an hour follows a preposition. */
const FOLLOWS_NOUN = /\p{L}{4,}\s+$/u;
const SEAT_WORD = words`${SEAT}`;
/** What a number at the end of a message belongs to. */
const NUMBERED = regex`(?:терм|пас+ажир|клі[єе]нт|passenger|вокзал|станц|буд|кв|під'?їзд|вихід|выход|рейс|автобус|школ|перон|платформ|гот|вул|ул|місц|мест|номер|код)\p{L}*\.?\s$|(?:^|[^\p{L}])(?:о|в|у|на|до|з|не|at|to|not)\s$`;
const AGE = /^\s?(?:рок|рік|р(?!\p{L})|лет|years|y\.?o)/u;
const IS_THINGS = regex`^${COUNTS_THINGS}`;
/** 'я, мама і двоє дітей': the one before is counted, too. */
const GOES_ON = regex`(?:(?:^|[^\p{L}])(?:${COMPANION}|я|i|мене|меня|ми|мы)\s*(?:,|\+|(?:і|й|та|и|з|із|зі|с|and|with)(?!\p{L}))|(?<!\p{L})(?:моєю|моїм|моей|моим|з|із|зі|с|with))\s*$`;
/** Parents who do not travel: 'до моїх батьків', 'мої батьки зустрінуть'. */
const STAYS_BEFORE = source`(?<!\p{L})(?:до|к|від|от|для|у|через|to|for|from|at|as|than|переда\p{L}*|посил\p{L}*|посыл\p{L}*)\s+`;
const STAYS_AFTER = source`\s+(?:вже |уже |там |його |её |will |can )?(?:зустріну|зустрічаю|встрет[яи]т(?!ь)|заберут|заплат|оплат|живут|чекают|ждут|отримают|получат|приймут|примут|meet|live|wait|pay|pick)`;

/** Numbers that are captured, and are added. */
const COUNTED = alike(([, ...numbers]) => people(...numbers.map(countOf)), {
  7: {
    /** 'не двоє, а троє' */
    corrected: words`(?:не|not|замість|вместо|instead of|було|были|было|мало бути|nas ne)\s+(?:${NUMBER_WORD})(?:\s+(?:${PERSON}|${SEAT}))?\s*[,.–-]?\s*(?:а|но|але|but|вже|уже|тепер|теперь|now|буде|будет|їде|едет|їдуть|поїде|поедет|there are|nas|нас|,|\s){1,5}${NUMBER}(?!${COUNTS_THINGS})`,
  },
  6.7: {
    /** 'тепер троє', 'їдемо п'ятеро' */
    now: words`(?:тепер|теперь|now|нас\s+(?:вже|уже)|буде\s+нас(?:\s+(?:вже|уже))?|їдемо|едем|поїдемо|поедем|їдуть|едут)\s+(?:(?:нас|буде|будет|їде|їдемо|едет|вже|уже|лише|тільки|только)\s+){0,2}(${COLLECTIVE_WORD})`,
  },
  6.6: {
    /** 'дорослих 2 дітей 3' */
    adultsThenChildren: words`${ADULT}\s*[:–-]?\s*(\d{1,2})[\s,;+]*(?:і\s|та\s|и\s|and\s)?${CHILD}\s*[:–-]?\s*(\d)`,
  },
  6.5: {
    /** 'разом 4'; of 'разом 1 дорослий і 1 дитячий' the groups are counted. */
    total: words`(?:разом|всього|усього|загалом|total|in total|всего|итого|вместе)\s*(?:нас\s*)?[:-]?\s*(\d{1,2}|${COLLECTIVE_WORD})(?!\s*(?:грн|кг|kg|uah|eur|євро|евро|\d|[.:]\d|валіз|сум|короб|посил|мішк|год|км))(?!\s*(?:${ADULT}|${CHILD}|${KIND}))`,
  },
  6.2: {
    /** '2д+1р', '2 дор 1 дит' */
    lettersOfGroups: regexAll`(?<![\p{L}\d.,:])([1-9])\s?(?:д|в|дор|взр|a)\.?\s?[+,/і&]?\s?([1-9])\s?(?:д|р|дит|реб|ch?)(?![\p{L}\d])`,
  },
  6: { sum: /(?<![\d+])(\d{1,2})\s?\+\s?(\d)(?!\d|\s?\d)/gu },
  5: {
    /** 'room for 3' */
    roomFor: words`(?:room|space|places?|seats?|ride|transfer|booking|bus|taxi)\s+for\s+${NUMBER}`,
    afterPicture: /[👥👤🧍💺👪👨👩👧👦🧑🎫]\s*[:x×-]?\s*(\d{1,2})(?!\d|[.:]\d)/gu,
    digitWithEnding: words`(?:нас|us|потрібно|треба|нужно)\s+(\d)-?(?:ка|ко|е|є|ох|х)`,
    nounFirst: words`(?:пасажирів|пассажиров|пасажири|пассажиры|осіб|людей|чоловік|человек|чол|місць|мест|квитків|билетов|білетів|pax|passengers|people|persons|seats|tickets|adults|дорослих|взрослых|робочих|рабочих|хлопців|дівчат|студентів|студентов|туристів|дітей|детей|(?:к-?сть|кількість|количество|number of|кол-во)(?:\s+\p{L}{3,12})?)\s*(?:[:=-]?\s*(\d{1,2})(?![:.,]\d|\s?(?:р(?!\p{L})|рок|лет|год))|[:=-]\s*(${CARDINAL_WORD}|${COLLECTIVE_WORD}))`,
    forGroup: words`(?:на|для|по|for|забронюйте|треба|нас|ще|еще|запиш[іи]ть|запишите|візьміть|возьмите|заберіть|заберите|в[іе]зіть)(?:\s+(?:до|из|із|з)\s+\p{L}+)?\s+(двох|трьох|чотирьох|п'ятьох|пятьох|шістьох|сімох|вісьмох|шестерых|семерых|одного|одну|двоих|троих|четверых|пятерых|two|three|four|five|six|2-?х|3-?х|4-?х|5-?ти|5-?х|двоє|троє|четверо)(?!${COUNTS_THINGS})`,
    /** 'Білет 2 шт' */
    pieces: words`${SEAT}\s*[:-]?\s*([1-9]\d?)\s?шт\p{L}*`,
  },
  4: {
    /** '2 м' */
    shortSeats: /(?<![\p{L}\d.,:/+-])([1-9])\s?м(?![\p{L}\d]|\.\s?\p{L}{3,}\s?-)/gu,
    freeSeats: words`${NUMBER}\s+(?:вільн\p{L}*|свободн\p{L}*)`,
    sideBySide: words`${NUMBER}\s+(?:поруч|поряд|рядом|вместе|разом|together|next to each other|side by side|поблизу|біля вікна|у окна)`,
  },
  3.5: {
    /** 'чоловік один', 'місць, як і було, два' */
    peopleThenWord: words`(?:чоловік|людей|людина|осіб|чол|человек|пас+ажир(?:ка)?|міс(?:це|ць|ця)|мест[оа]?|квит(?:ок|ки|ків)|б[иі]лет(?:и|ы|ів|ов)?)(?:,?\s+(?:як і|как и)(?: завжди| всегда| було| было| раніше| раньше)?,?|\s+(?:треба|потрібно|потрібне|нужно|надо|буде|будет|лише|только))?\s+(?:(?:з|із|с)\s+)?(один|одна|одне|одно|два|дві|две|двоє|двое|три|троє|трое|чотири|четыре|четверо|п'ять|пять|п'ятеро|шість|шесть|сім|семь|вісім|восемь|десять)(?!\s+(?:${SEAT}|вал|сум|чем|посил|час|год))`,
  },
  2: {
    /** 'на завтра два до Вільнюса', '2 на суботу' */
    beforeDirection: words`(?<!${NOT_BEFORE_SEATS})(один|одне|одну|одно|два|дві|две|три|чотири|четыре|[1-9])(?=\s+(?:до|на|з|із|зі|из|від|от|to|from|do)\s+[\p{L}\d])`,
  },
  1.5: {
    /** 'Луцьк, завтра, два' */
    wordBetweenMarks:
      /(?<=[,;\n–-]\s?)(два|дві|две|три|чотири|четыре|двох|трьох|чотирьох|двоих|троих)(?=\s*(?:[,;.!?\n)]|$))/gu,
    /** '-1 на завтра' */
    afterMinus: /(?<=(?:^|[.!,:]\s)-)([1-9])(?=\s\p{L})/gu,
    digitBetweenCommas: /(?<=[,;\n] ?)([1-9])(?=\s?(?:[,;\n]|\.?$))/gu,
  },
});

const PAIRS = alike(() => people(2), {
  5: {
    /** 'пара квитків', 'подружжя' */
    pair: words`(?:пар[ауи]|парочк[ауи]|couple)(?:\s+of)?\s+(?:${SEAT}|${PERSON})|подружж[яюі]|супруги|супружеская пара|сімейна пара|семейная пара|married couple`,
  },
  2.6: {
    /** 'заберіть моїх батьків' */
    parents: words`(?<!${STAYS_BEFORE})(?:мої|моїх|мого|наші|наших|мои|моих|my|our|his|her|its|її|його)\s+(?:літні\p{L}*\s+|пожил\p{L}*\s+|elderly\s+|old\s+)?(?:батьк(?:и|ів)|родител(?:и|ей)|parents|(?:дідусь|дід) (?:і|з) баб\p{L}+|grandparents)(?!${STAYS_AFTER})`,
  },
});

const WITH_PARENTS = alike(() => people(3), {
  2.7: {
    /** 'їду з батьками' */
    withParents: words`(?:я|їду|їдемо|еду|едем|поїду|поїдемо|поеду|поедем|i)\s+(?:\p{L}+\s+){0,2}(?:з|із|с|with)\s+(?:мо\p{L}+\s+|сво\p{L}+\s+|my\s+)?(?:батьками|родителями|parents)`,
  },
});

/** Ways to say how many go; a reading of none, or of more than 99, is no number of passengers. */
export const SEAT_RULES = {
  ...COUNTED,
  ...PAIRS,
  ...WITH_PARENTS,
  countedPeople: {
    pattern: words`${NUMBER}${HOW_MANY}\s*(?:${ADJECTIVE}\s+)?(${PERSON}|${SEAT}|${CHILD})(?:\s+for\s+(?:me|us))?`,
    weight: 6,
    read([, number, noun = ''], { folded, end, lead, tail }) {
      if (NOT_SEATS.test(tail)) return null;
      const reading = addGroups(folded, end, countOf(number), noun);
      return ADDS.test(lead) ? { ...reading, weight: 1 } : reading;
    },
  },
  weAre: {
    pattern: words`(?:нас|нас буде|нас будет|нас їде|нас едет|nas|we are|we were|we'll be|we're|there are|there will be|there'?s|us|група з|группа из|group of|party of|family of|delegation of|team of|crew of|команда з|команда из|делегація з|делегация из|бригада з|бригада из|сім'я з|сім'ї з|родина з|родини з|семья из|компанія з)\s+(?:буде\s+|будет\s+|їде\s+|едет\s+|всього\s+|всего\s+|поїде\s+|поедет\s+|лише\s+|тільки\s+|bude\s+)?${NUMBER}(?:-?(?:ро|х|ох|є|е))?`,
    weight: 6,
    read([, number], { end, tail }) {
      // 'нас двоє + двоє дітей'
      const child = /^\s*(?:\+|плюс|plus)/u.test(tail) ? PLUS_CHILD.exec(tail) : null;
      return child
        ? { ...people(countOf(number), countOrOne(child[1])), end: end + child[0].length, weight: 6.4 }
        : people(countOf(number));
    },
  },
  /** 'дві сімейні пари', 'дві сім'ї по четверо' */
  couples: {
    pattern: words`${NUMBER}\s+(?:(?:сімейн|семейн|молод|подружн|married)\p{L}*\s+)?(?:пар[иаы]?|подружж\p{L}*|couples)(?!\s+(?:${SEAT}|взут|обув|шкар|лиж|лыж|черев|штан|рукав))|${NUMBER}\s+(?:сім'ї|сімей|семьи|семей|групи|группы|families)\s+(?:по|of)\s+${NUMBER}`,
    weight: 6.1,
    read: ([, couples, families, each]) => people(2 * countOf(couples) + countOf(families) * countOf(each)),
  },
  together: {
    pattern: words`([ву]двох|[ву]двоем|[ву]двоєм|вдвоьом|удвух|vdvoh|vdvox|vdvokh|(?:їдемо?|едем|їхатимемо|едут|поїдемо|поедем|летимо|нас|ми|мы)\s+(?:двоє|двое))|([ву]трьох|[ву]троем|[ву]троєм|vtroh|vtrox|vtrokh)|([ву]чотирьох|[ву]четвером|[ву]чотирьом)|([ву]п'ятьох|[ву]пятьох|[ву]пятером|[ву]п'ятером)|([ву]шістьох|[ву]шестером)|([ву]сімох|[ву]семером)`,
    weight: 5,
    read([, ...groups], { lead }) {
      const going = /(?:їдемо|едем|їдуть|едут|тепер|теперь)\s+(?:вже\s+|уже\s+)?$/u.test(lead);
      return {
        ...people(groups.findIndex((group) => group !== undefined) + 2),
        ...(going && { weight: 6.7 }),
      };
    },
  },
  request: {
    pattern: regexAll`(?:потрібн[оі]|потрібен|треба|надо|нужно|нужен|need|беру|візьму|возьму|хочу|бронюйте|забронюйте|хотіла б|тільки|лише|всього|пиш[іи]ть|пишите|запиш[іи]ть|запишите|бронюю)\s+(\d{1,2}|одн[еуао]|один|два|дві|две|три|чотири|one|two|three)(?=\s*(?:[,.;!?\n)]|$)|\s+(?:на|з|із|из|до)\s)`,
    weight: 4,
    read: ([, number], { folded }) => (folded.search(SEAT_WORD) < 0 ? null : people(countOf(number))),
  },
  /** 'я і ще двоє друзів', 'зі мною 2 дітей', 'мама і двоє дітей' */
  oneMore: {
    pattern: words`(?:(?:я|мене|меня|він|вона|она|он|i|me|myself|(?:mr|mrs|ms|пан|пані)\.?\s+\p{L}+)\s*(?:,?\s*(?:і|и|та|and)|\+|plus|плюс)\s*(?:ще|еще)?|(?:зі мною|із мною|зо мною|со мной|with me)(?:\s+(?:ще|еще|буде|їде|едут))?|(?:${COMPANION})\s*(?:,?\s*(?:і|й|та|и|з|із|с|and|with)|\+))\s*${NUMBER}\s*(?:${PERSON}|${CHILD}|дітьми|детьми|friends?|друз\p{L}*|подруг\p{L}*|кол+ег\p{L}*|знайом\p{L}*|знаком\p{L}*)`,
    weight: 6.2,
    read: ([, number], { lead }) => (GOES_ON.test(lead) ? null : people(1, countOf(number))),
  },
  /** 'двоє + дитина', '2 + немовля', 'дорослий і дитина' */
  andChild: {
    pattern: words`(\d(?=\s*(?:\+|плюс|plus))|${COLLECTIVE_WORD})|(?<!(?:\d|один|одна|one)\s*)(?:дорослий|доросла|взрослый|взрослая|(?:an )?adult)`,
    weight: 5.6,
    read([, number], { end, tail }) {
      const child = PLUS_CHILD.exec(tail);
      if (!child || /^\.?\s+\p{L}+$/u.test(child[0])) return null;
      return { ...people(countOrOne(number), countOrOne(child[1])), end: end + child[0].length };
    },
  },
  /** 'Рівне Краків пт 1', and among the few words of a short line: '+2 Луцьк завтра', 'пт 2 Ніна' */
  digitInLine: {
    pattern: /(?:(?<=\p{L}\s)|(?<=^|\n)\+\s?)([1-9])(?=\s+\p{L}|\s*(?:\n|$))/gu,
    weight: 1,
    read([, number], { folded, start, end, lead, tail }) {
      const line = lineBefore(folded, start, 70) + folded.slice(start, end) + tail.split('\n', 1)[0];
      const isShort = line.length < 60 && !/[.!?;]\s|,/u.test(line);
      const isAtEnd = /^\s*$/.test(folded.slice(end));
      return NUMBERED.test(`${lead.trimEnd()} `) ||
        IS_THINGS.test(tail) ||
        AGE.test(tail) ||
        !(isShort || isAtEnd)
        ? null
        : people(number);
    },
  },
  groupAlone: {
    pattern: words`(${COLLECTIVE_WORD})`,
    weight: 3,
    read: ([, number = ''], { lead, tail }) =>
      /^(?:двом|двох|трьох|двоих|троих)$/u.test(number) &&
      !(ENDS_CLAUSE.test(tail) && FOLLOWS_NOUN.test(lead))
        ? null
        : people(countOf(number)),
  },
} satisfies Rules<number>;

const WANTED = regex`(?:^|[.!?,;:\n)]\s*|(?<!\p{L})(?:треба|тре|потріб\p{L}*|нуж[ен]\p{L}*|надо|хоч\p{L}*|хот[іие]\p{L}*|заброн\p{L}*|бронюй\p{L}*|брон(?:ю|юю|юємо|ь|ируйте)|резерв\p{L}*|замов\p{L}*|закаж\p{L}*|заказать|візьм\p{L}*|возьм\p{L}*|взяти|взять|куп\p{L}*|придба\p{L}*|прошу|шукаю|ищу|є|есть|буде|будет|знайд\p{L}*|найд\p{L}*|лиши\p{L}*|залиши\p{L}*|остав\p{L}*|тримай\p{L}*|мені|мне|йому|їй|ему|ей|need\p{L}*|book|reserve|want|like|get|have|have you|is there|any|save)(?!\p{L})[^.!?\n]{0,24})\s*$`;
/** A place or ticket that is had already, or is none in a bus. */
const NOT_WANTED = regex`(?<!\p{L})(?:у мене|в мене|у нас|у меня|мій|мой|моє|моё|свій|my|за|про|поверн\p{L}*|верн\p{L}*|перебронюв\p{L}*|перенес\p{L}*|перенос\p{L}*|пер[её]бронир\p{L}*|скасу\p{L}*|відмін\p{L}*|отмен\p{L}*|здати|сдать|обміня\p{L}*|обменя\p{L}*|поміня\p{L}*|поменя\p{L}*|змін\p{L}*|прийш\p{L}*|приш\p{L}*|замість|вместо|купи[вл]\p{L}*|скільки|сколько|номер|багаж\p{L}*|посил\p{L}*|посыл\p{L}*|where|lost)(?!\p{L})[^.!?\n]{0,20}$`;
const NO_SEAT = regex`^[\s:#№-]*(?:\d{1,3}(?!\d|[.:/]\d|\s?\p{L})|оплат\p{L}*|оплач\p{L}*|(?:\p{L}+\s)?(?:займе|займет|звільн|освобод)|зустріч|встреч|посадк|збор|збір|сбор|виїзд|выезд|відправ|отправ|призначен|назначен|прибут|прибыт|прожив|работ|робот|народж|рожд|під|для (?:баг|вал|чем|сум|вел|коляс|посил)|скільки|сколько|кошту|стоит|bag)`;

const COMPLAINS = regex`(?:возврат|повернен|поверніть|верніть|верните|refund|загуб|забу[вл]|забыл|потеря|скарг|жалоб|відмовл|отказыва|(?:гроші|деньги) назад|(?:номер|код) брон)`;

const GOES_BEFORE = source`(?<!\p{L})(?:їду|еду|поїду|поеду|лечу|їде|едет|їхатиму|поїде|поедет)(?:\s+[\p{L}\d.:-]+){1,7}`;
const ALONE = alike(() => people(1), {
  3: {
    alone: words`(?:(?:я|він|вона|он|она|мама|тато|бабуся|їхатиме|їду|еду|їхатиму|поїду|поеду|поедет|буду|лечу|летітиму|летить|їде|едет|їхати|ехать|поїде|буде|будет|подорожую)\s+(?:буду\s+|їду\s+|еду\s+|поїду\s+|буде\s+)?(?:одна?|один|сама?)|(?:одна?|один|сама?)\s+(?:їду|еду|поїду|поеду|буду|їде|едет|вона|він|она|он|я)|just\s+(?:for\s+)?me|only\s+me|by\s+myself|on\s+my\s+own|(?:сама?|одна|один)[ -](?:один|одна|сама?)|(?:мене|меня)\s+(?:саму|одну|одного)|alone|solo|тільки\s+я|лише\s+я|только\s+я|ya\s+odn?[ai]n?|sama|for\s+myself)`,
    /** ', одна', ', одна з котом' */
    aloneBetweenCommas: regexAll`(?<=(?:^|[,;.(!?\n])\s*)(?:сама?|одна|один|одне|одно|alone)(?=\s*(?:[,;.!)\n]|$)|\s+(?:з|із|зі|с|со|with)\s+(?:an?\s+|my\s+)?(?:${ANIMAL}|(?:\d\s+|двома\s+|двумя\s+|two\s+|одн\p{L}+\s+)?(?:валіз|чемодан|рюкзак|сумк|торб|багаж|ручн|клунк|suitcase|backpack|luggage|bag)))`,
  },
  2.5: {
    /** 'їду 27 грудня із Золотоноші одна', 'пасажирка одна' */
    aloneAtEnd: regexAll`(?<=(?:${GOES_BEFORE}|(?<!\p{L})(?:${COMPANION}|пасажир(?:ка)?|пассажир(?:ка)?|жінка|чоловік|дівчина|студент(?:ка)?))\s+)(?:сама?|одна|один)(?=\s*(?:[.,!?;)\n]|$))`,
  },
});

/** Ways to say that one goes, as weights that any other count outweighs where it is not sure. */
export const ONE_SEAT_RULES = {
  ...ALONE,
  /** 'треба місце на суботу', 'Квиток на Прагу' */
  singular: {
    pattern: words`(?:місц(?:е|ечко)|мест(?:о|ечко)|квит(?:ок|очок)|[бb][іи]лет(?:ик)?|(?:a |the )?(?:seat|ticket|spot))`,
    weight: 0.8,
    read: (_, { lead, tail, folded }) =>
      WANTED.test(lead) && !NOT_WANTED.test(lead) && !NO_SEAT.test(tail) && !COMPLAINS.test(folded)
        ? people(1)
        : null,
  },
} satisfies Rules<number>;
