import { DIRECTIONS } from '../places/place-words.ts';
import type { Mention } from '../places/places.ts';
import { lastMatch, lineBefore, regex, regexAll, type Text } from '../text/text.ts';

/** Words as they are written; numbers may stand beside them. */
function wholeWords({ source }: RegExp): RegExp {
  return regexAll`(?<!\p{L})${source}(?!\p{L})`;
}

/** 'в Ясси' after these words is where the trip begins. */
const BEGINS_HERE = wholeWords(
  /(?:прил[іеи]та\p{L}*|прил[іеи]т\p{L}*|прилечу|прилетим\p{L}*|приїжджа\p{L}*|приїзд\p{L}*|приїд[уе]\p{L}*|приезжа\p{L}*|приед[уе]\p{L}*|прибува\p{L}*|прибуд[уе]\p{L}*|прибыва\p{L}*|arriv\p{L}*|land(?:ing|s)?|приземл\p{L}*|сіда\p{L}*|сяду|сядемо|садимся|сяд[еу]\p{L}*|посадк\p{L}*|підс[іа]\p{L}*|подс[ая]\p{L}*|забра\p{L}*|забер\p{L}*|забира\p{L}*|підібра\p{L}*|підбер\p{L}*|pick|picked|pickup|зустрі(?!\p{L}* нов)\p{L}*|встреч(?!\p{L}* нов)\p{L}*|встрет\p{L}*|meet|знаходж\p{L}*|нахо[дж]\p{L}*|сто[юїя]\p{L}*|жд[уе]\p{L}*|чекаю|чекаємо|жду|ждем|жив[уе]\p{L}*|працю\p{L}*|робл(?:ю|имо)|работа\p{L}*|навча\p{L}*|вчу\p{L}*|учусь|учимся|work(?:s|ing)?|liv(?:e|es|ing)|based|перебува\p{L}*|зараз|сейчас|вже|уже|prylita\p{L}*|prilita\p{L}*|currently|located|stay\p{L}*)/u,
);
/** 'в Київ' after these words is where it ends. */
const ENDS_HERE = wholeWords(
  /(?:їха\p{L}*|їд[уе]\p{L}*|ед[уе]\p{L}*|ехать|поїха\p{L}*|виїха\p{L}*|уїха\p{L}*|везти|відвез\p{L}*|отвез\p{L}*|завез\p{L}*|довез\p{L}*|привез\p{L}*|підвез\p{L}*|подвез\p{L}*|доїха\p{L}*|щоб приїха\p{L}*|чтоб\p{L}* приехал\p{L}*|бути|быть|достав\p{L}*|переда\p{L}*|відправ\p{L}*|отправ\p{L}*|(?<!(?:зустріти|забрати|підібрати|зустрічати|забирати|встретить|забрать)\s)(?:треба|надо|нужно|потрібн\p{L}*)|go|going|take|drop|get|be|квит\p{L}*|білет\p{L}*|билет\p{L}*|ticket\p{L}*|автобус\p{L}*|трансфер\p{L}*|transfer|переїзд|хоч\p{L}*|встигнути|успеть|(?<=(?:щоб|шоб|чтобы?)\s(?:\p{L}+\s){0,4})(?:були|был[аи]?))/u,
);
const LOCATIVE = /(?:і|ї|ах|ях|ому|е)$/u;
const FLIGHT_FROM = regex`(?:flight|wizz(?:\s?air)?|ryanair|easyjet|lufthansa|візз?\s?[еє]й?р\p{L}*|райан\p{L}*|літак\p{L}*|самол[её]т\p{L}*|вил[іеи]т\p{L}*|вылет\p{L}*|лечу|летимо|летим|летить|fly(?:ing)?|flies)\s*(?:[\p{L}\d:.]+\s+){0,4}$`;
const ARRIVAL = /прил[іеи]т|прилечу|прилетим|приземл|arriv|land(?:ing|s)/u;
/** 'чи заїжджає в Дубно': only a stop. */
const STOPS_HERE = regex`(?<!\p{L})(?:заїжджа(?:є|єте|ють|йте)|заїзд\p{L}*|заезжа(?:ет|ете|ют)|зупиня(?:є|єт|ют|ет)\p{L}*|(?<!(?:з|із|від|біля)\s)зупинк\p{L}*|останавлива\p{L}*|(?<!(?:с|от|возле)\s)остановк\p{L}*|проїжджа\p{L}*|проезжа\p{L}*|проходить|stops?|passes|passing)\s*(?:також |ще |еще |и |й |і )?$`;

/** '…, а до Житомира' */
const ANOTHER_WAY = regex`(?<!\p{L})(?:а|але|но|треба|надо|нужно|краще|лучше|тепер|теперь|хочу|їду|їдемо|еду|едем|давайте|лише|тільки|только)\s+(?:\p{L}+\s+)?(?:в|у|на|до|из|з|із|с)\s+\p{L}{3,}`;
/** 'стоїмо в черзі в Сіреті' */
const IN_QUEUE = /(?<!\p{L})(?:в черзі|в очереди|у черзі|in (?:a |the )?queue|в пробці|в пробке)\s*$/u;

/** Words around the places of the rules below that are named like them. */
const RECOMMENDS = regex`(?<!\p{L})(?:рекоменд\p{L}+|поради\p{L}+|радил\p{L}+|підказа\p{L}+|посоветова\p{L}+|recommended|(?:дав|дала|дали|дал) (?:мені |нам |мне )?(?:ваш |ваші |вас )?(?:номер|контакт\p{L}*|телефон)|(?:ваш )?(?:номер|контакт|телефон) (?:мені |мне |нам )?(?:дав|дала|дали|дал)|знай\p{L}+|знаком\p{L}+|сусід(?:ка|и)?|кума?)(?:\s+(?:мені|нам|вас|мне|вам|by))?(?:\s+\p{L}+){0,2}\s*$`;
const THING = regex`(?<!\p{L})(?:він|вона|воно|вони|он|она|оно|они)\s*(?:зараз |сейчас |є |лежить |стоїть )?$`;
const HANDS_OVER = regex`(?<!\p{L})(?:переда(?:сть|ст|м|мо|дуть|дут)|від(?:дасть|дам|дадуть)|отда(?:ст|м|дут))(?:\s+\p{L}+){0,2}\s*$`;
const FROM_FACILITY = regex`(?:^|\s)(?:з|із|зі|из|от|від)\s+(?:\p{L}{3,}(?<!ом|ем|єм|ою|ею|єю|ой|ей|ами|ями)|(?:готелю|отеля|гостиницы|санаторію|санатория|хостелу|хостела|тц|трц)\s+[«"]?\p{L}+[»"]?(?:\s+\p{L}+)?)\s*$`;
const TAKES_AFTER = regex`^\s+(?:підб[еі]р|забер|забир|забрат|подбер|pick)`;

/** What a place is to the trip: where somebody is, one that is passed or given up, or, with null, not said. */
export type Role = 'from' | 'to' | 'at' | 'none' | null;

type Subject = ReturnType<typeof roleSubject>;

const HEADS = /^(?:,?\s+(?:о\s+)?(?:[01]?\d|2[0-3])[:.][0-5]\d:?|:)[ \t]*(?:\n|$)/u;

/** What a place is by the words around it. The first rule that applies counts. */
export const ROLE_RULES = {
  givenUp: [
    'none',
    ({ clause, tail, message, end }) =>
      /(?:^|[^\p{L}])(?:не|not|замість|вместо)\s*$/u.test(clause) ||
      (/^\s+(?:вже |уже )?не\s+(?:треба|тре|надо|нужно|потрібно|їд|ед|хоч)/u.test(tail) &&
        ANOTHER_WAY.test(message.slice(end))),
  ],
  passed: ['none', ({ direction, clause }) => direction === 'via' || STOPS_HERE.test(clause)],
  /** 'під Пирятином' is near it, 'під Київ' there. */
  near: [
    'none',
    ({ preposition, written }) =>
      /^п[іо]д$/u.test(preposition) && /(?:ом|ем|єм|ою|ею|єю|ой|ами|ями)$/u.test(written),
  ],
  queue: ['none', ({ clause }) => IN_QUEUE.test(clause)],
  /** 'Бориспіль, приліт зі Стамбула' */
  landsFrom: ['none', ({ isFrom, clause }) => isFrom && /(?<!\p{L})прил[іие]т\p{L}*\s*$/u.test(clause)],
  /** 'вас рекомендувала Світлана з Бродів' */
  originOfOther: ['none', ({ isFrom, clause }) => isFrom && RECOMMENDS.test(clause)],
  /** 'він у Кельце, треба щоб приїхав у Яворів' */
  thingIsHere: ['from', ({ isLocated, clause }) => isLocated && THING.test(clause)],
  /** 'передасть вам у Варшаві' */
  handedOverHere: ['from', ({ isInside, clause }) => isInside && HANDS_OVER.test(clause)],
  /** 'на 19:00 до вас в Чернівці не встигнем, пересадіть на Мюнхен' */
  yours: ['from', ({ isLocated, clause }) => isLocated && /(?<!\p{L})(?:до вас|к вам)\s*$/u.test(clause)],
  flightThatLands: [
    'none',
    ({ isFrom, clause, message }) => isFrom && FLIGHT_FROM.test(clause) && ARRIVAL.test(message),
  ],
  /** 'my flight from Budapest': one has to be there. */
  flight: ['to', ({ isFrom, clause }) => isFrom && FLIGHT_FROM.test(clause)],
  from: ['from', ({ isFrom }) => isFrom],
  /** 'Луцьк 6:00' or 'Луцьк:' in a line of its own, above those who get on there */
  headsList: [
    'from',
    ({ lead, tail, message }) => /(?:^|\n)\s*$/.test(message.slice(0, lead)) && HEADS.test(tail),
  ],
  /** 'в Коломию', not 'в Коломиї'. */
  accusative: [
    'to',
    ({ preposition, inflected, name, written }) =>
      /^[вуv]$/u.test(preposition) && inflected && /[ая]$/u.test(name) && /[ую]$/u.test(written),
  ],
  /** 'біля ТЦ в Нетішині підберіть' */
  takenHere: ['from', ({ isInside, tail }) => isInside && TAKES_AFTER.test(tail)],
  /** 'з готелю Вікторія у Харкові' */
  fromFacility: ['from', ({ isInside, clause }) => isInside && FROM_FACILITY.test(clause)],
  /** 'заберіть двох, їм у Брюссель' */
  wantedThere: [
    'to',
    ({ isLocated, inflected, clause }) =>
      isLocated && !inflected && /(?<!\p{L})(?:мені|нам|їм|йому|їй|мне|им|ему|ей)\s*$/u.test(clause),
  ],
  beginsHere: ['from', ({ isLocated, begins, ends }) => isLocated && begins > ends],
  endsHere: [
    'to',
    ({ isLocated, direction, ends, inflected }) =>
      isLocated && (ends >= 0 || (direction === 'at' && !inflected)),
  ],
  located: ['at', ({ isLocated }) => isLocated],
  to: ['to', ({ direction }) => direction === 'to'],
  landsHere: ['from', ({ begins, ends, clause }) => begins > ends && ARRIVAL.test(clause.slice(begins))],
} satisfies Record<string, [role: Role, applies: (subject: Subject) => boolean]>;

const ARRIVES = regex`(?:прил[іеи]т|прилеч|прибу|прибы|прихо[дж]|приїжд|приїд|приед|приезж|доїд|доеду|доедем|добер|дістан|arriv|land)\p{L}*[^.!?\n]*$`;
const ONWARD = regex`(?<!\p{L})(?:далі|дальше|а? ?там (?:підхоп|забер|підбер|зустрі|подхват|встре)\p{L}*|потім|потом|додому|домой|звідти|оттуда|then|onward)(?!\p{L})`;

/** Whether the words between two places say that somebody who arrives at the first goes on to the second. */
export function goesOn(before: string, between: string): boolean {
  return ARRIVES.test(before) && ONWARD.test(between);
}

/** A place and what stands around it; `previousEnd` is where the place before ends. */
export function roleSubject({ folded }: Text, mention: Mention, previousEnd: number) {
  const { preposition, lead, start, end } = mention;
  const direction = DIRECTIONS.get(preposition);
  const clause = lineBefore(folded, lead, Math.min(45, lead - previousEnd));
  // 'В Новоселицю.' alone says nothing but the direction
  const isApart = /[.!?)\n]\s*$/u.test(folded.slice(Math.max(0, lead - 3), lead));
  const isOnSpot =
    preposition === 'на' &&
    /(?:кордоні|вокзалі|вокзале|станції|станции|границ[іе]|митниці|зупинці)/u.test(folded.slice(lead, start));
  const written = folded.slice(start, end);
  const isLocated =
    direction === 'at' ||
    isOnSpot ||
    (preposition === 'на' && mention.inflected && /(?:ах|ях)$/u.test(written));
  return {
    ...mention,
    direction,
    isFrom: direction === 'from',
    written,
    /** Up to 45 units of the same line before the preposition, after the place before. */
    clause,
    /** Where in the clause the last words stand that say the trip begins, or ends, at the place; -1 if none. */
    begins: isApart ? -1 : lastMatch(clause, BEGINS_HERE),
    ends: lastMatch(clause, ENDS_HERE),
    /** The preposition says where somebody is: 'в', and 'на' before 'вокзалі'. */
    isLocated,
    /** Located, and in a case that says so: 'у Тернополі', not 'у Тернопіль'. */
    isInside: isLocated && mention.inflected && LOCATIVE.test(written),
    tail: folded.slice(end, end + 24),
    message: folded,
  };
}

export function roleOf(subject: Subject): Role {
  const [role = null] = Object.values(ROLE_RULES).find(([, applies]) => applies(subject)) ?? [];
  return role;
}
