import { findWrittenHeaders } from '../chats/chat-headers.ts';
import { turnsOf } from '../chats/roles.ts';
import { dayNumber } from '../dates/calendar.ts';
import { readText } from '../read-message.ts';
import { anyOf, capitalise, compile, type Found, fold, isFree } from '../text/text.ts';
import { BOOKED_CUES, cuesOf, whole } from './booked-cues.ts';
import booked from './booked-cues.words.json' with { type: 'json' };
import lists from './kind-cues.words.json' with { type: 'json' };
import spoken from './spoken.words.json' with { type: 'json' };

const WORD_CUES = { ...BOOKED_CUES, ...cuesOf(lists) };
const VERBS_OF_BOOKED = `(?:${anyOf(booked.cancels)}|${anyOf(booked.moves)})`;
const NOT_NEEDED = String.raw`не (?:треба|потріб\p{L}*|надо|нужн\p{L}*)`;
/** A verb in the infinitive that is not 'to go'. */
const TO_DO = String.raw`(?!їх|ех)\p{L}+(?:ти|ть)`;
const DAY = String.raw`(?:\d|пн|вт|ср|чт|пт|сб|нд|вс|понед|вівт|серед|четв|п'?ятн|суб|неділ|сред|воскр)\S*`;

/** The rest of a clause, as far as nothing is asked for in it: 'якщо рейс скасують | повідомте'. */
const CLAUSE = String.raw`(?:(?! \p{L}+(?:іть|йте|ьте|ите)(?!\p{L}))(?:[^.!?,;\n-]|\.(?=\d)|(?<! )-))*`;
const GOES = String.raw`(?<!(?:не|ne|not) )(?:${anyOf(spoken.goes)})(?! (?:\p{L}+ )?(?:${anyOf(spoken.otherwise)}))`;
const GOODS = `(?:${anyOf(lists.goods)}|${anyOf(lists.parcel)})`;
const NO_RECIPIENT = String.raw`(?![\s\S]*(?<!\p{L})(?:${anyOf(lists.recipient)})(?!\p{L}))`;
const WITH_ME = `(?:${anyOf(spoken.withMe)})`;
const FROM_DAY_TO_DAY = String.raw`(?:з|із|зі|с|со|from|z) ${DAY}(?: \p{L}{3,9})? (?:на|to|na) ${DAY}`;
const NIGHT = `(?:${anyOf(spoken.night)})`;
const LATER = `(?:${anyOf(spoken.later)})`;
const TELLS = `(?:${anyOf(spoken.tells)})`;

/** Words that mean the opposite of what is in them: they are no other cue's. */
const FIRST_CUES = {
  /** 'якщо не зможу', 'якщо захворію, скасую'; not 'якщо можна', nor 'якщо нема місць, не поїду' */
  supposes: whole(
    String.raw`(?:${anyOf(spoken.supposes)})(?! (?:\p{L}+ )?(?:${anyOf(spoken.politely)})(?!\p{L}))(?:(?!${CLAUSE} (?:${anyOf(spoken.thereIs)})(?!\p{L}))${CLAUSE}(?:,| -) (?:\p{L}{1,5} ){0,2}(?:${anyOf(spoken.willTakeBack)})|${CLAUSE})`,
  ),
  /** 'можна потім скасувати?', 'повідомте про зміни' */
  mayLater: whole(
    String.raw`(?:${anyOf(spoken.may)}) (?:${LATER} )+\p{L}+т[иь](?:ся|сь)?(?: на (?:інш|друг)\p{L}+ \p{L}+)?|${TELLS} (?:\p{L}+ ){0,3}(?:про|об?|about|of) (?:[\p{L}-]+ )?(?:${anyOf(spoken.changeOfPlans)})|про зміни ${TELLS}`,
  ),
  /** 'не скасовуйте', 'не треба скасовувати', 'скасовувати не будемо' */
  keeps: whole(
    `(?:не|ne|not|don't) (?:(?:треба|потрібно|надо|нужно|хочу|хочемо|буду|будемо|need to|want to|treba) )?${VERBS_OF_BOOKED}|${VERBS_OF_BOOKED} не (?:треба|потрібно|надо|нужно|будемо|буду|хочу)`,
  ),
  /** 'потяг мені відмінили' */
  cancelledByCarrier: whole(
    String.raw`(?:рейс|потяг|поїзд|літак|автобус|самолет|поезд|електричк|электричк|train|flight|bus|plane)\p{L}*[^.!?\n]{0,60} (?:${anyOf(lists.cancelledByCarrier)})`,
  ),
  /** 'назад не треба', 'не треба дзвонити', 'плюс-мінус' */
  needsNoAct: whole(
    String.raw`(?:назад|обратно|зворотн\p{L}*|обратн\p{L}*|${TO_DO}) (?:поки |пока )?${NOT_NEEDED}|${NOT_NEEDED} ${TO_DO}|плюс[ -]мінус|плюс[ -]минус`,
  ),
  /** 'чекаю на дзвінок' */
  awaitsAnswer: whole(
    `(?:${anyOf(spoken.awaits)}) (?:(?:на|от|від|вашого|вашої|вашу|ваш|your|a|the) ){0,2}(?:${anyOf(spoken.answer)})`,
  ),
  /** 'пізніше скажу номер', 'номер напишу потім' */
  tellsLater: whole(
    `${LATER} ${TELLS} (?:${anyOf(spoken.detail)})|(?:${anyOf(spoken.detail)}) (?:${LATER} ${TELLS}|${TELLS} ${LATER})`,
  ),
  /** 'передумала, їду' */
  goesAfterAll: whole(
    String.raw`(?:${anyOf(spoken.changedMind)})(?=[,.]? (?:(?!не )[\p{L}-]{1,8} ){0,3}${GOES}(?! (?:тільки|лише|лиш|только|only) (?!я|ми|мы)))`,
  ),
  /** 'зі мною коробка', 'багаж: коробка', '+ пакет' */
  carries: compile(
    String.raw`(?:(?:(?<!\p{L})(?:${WITH_ME}|(?:${anyOf(spoken.goes)}) (?:з|із|зі|с|со|with)|(?:${anyOf(spoken.luggage)}):?|${anyOf(spoken.carries)})|\+) ?(?:(?!для )[\p{L}\d]+ ){0,2}?${GOODS}(?:(?:,| і| й| та| и| and)(?: \p{L}+)? ${GOODS})*(?!\p{L})|(?<!\p{L})${GOODS} ${WITH_ME}(?!\p{L}))${NO_RECIPIENT}`,
    'u',
  ),
  /** 'в ніч з 5 на 6 грудня' */
  overnight: whole(`${NIGHT},? ${FROM_DAY_TO_DAY}|${FROM_DAY_TO_DAY},? ${NIGHT}`),
  /** 'Слава Україні', 'З днем народження, Оля!' */
  wishes: whole(anyOf(spoken.wishes)),
  asksForDriver: whole(anyOf(spoken.asksForDriver)),
  plansChanged: WORD_CUES.plansChanged,
  noneTravels: WORD_CUES.noneTravels,
  late: WORD_CUES.late,
};

const FIRST_PATTERNS = Object.entries(FIRST_CUES).map(
  ([cue, pattern]) => [cue, new RegExp(pattern, 'gu')] as const,
);

const WHO_STAYS = `(?:${anyOf(booked.staysAtHome)}|${anyOf(booked.cancels)})`;
const FREE = `(?:(?:${anyOf(spoken.free)}) )*`;
const IS_THERE = `(?:${anyOf(spoken.isThere)})`;

/** What a list of words cannot say. */
const SPOKEN_CUES = {
  /** 'є вільне місце?', 'чи залишились місця', 'місце на завтра є?', without a number */
  asksForAny: whole(
    String.raw`(?:(?:чи |czy )(?:не )?${FREE}${IS_THERE}|${IS_THERE}(?=[^!?\n]*\?)) ${FREE}(?:${anyOf(spoken.seat)})|(?<=(?:^|[.,!?:\n]) ?)(?:${anyOf(spoken.seat)}) [^!?\n]{0,30}?${FREE}${IS_THERE}(?= ?\?)|(?:осталось|остались|есть) ли ${FREE}(?:${anyOf(spoken.seat)})`,
  ),
  asks: /\?/u,
  /** 'Бронь на завтра', at the beginning */
  bookingFirst: compile(`^[^\\p{L}]*(?:${anyOf(lists.bookingFirst)})(?![\\p{L}])`, 'u'),
  /** 'Сумка завтра на Київ', at the beginning */
  goodsFirst: compile(`^[^\\p{L}]*(?:${anyOf(lists.goods)})(?![\\p{L}])`, 'u'),
  /** nothing but a greeting */
  greets: compile(`^(?:${anyOf(lists.greets)}|[^\\p{L}\\d])+$`, 'u'),
  /** 'не 15:00, а 19:00', 'не на ср а на чт' */
  notButThat: /(?<!\p{L})(?:не|ne) (?:[^.!?\n]|\.(?=\d)){1,25},? [аa] /u,
  /** 'з пт на нд', 'с 12 на 15' */
  fromDayToDay: whole(FROM_DAY_TO_DAY),
  /** 'дочка не поїде', 'одна людина відпала' */
  staysPartly: whole(
    String.raw`(?:${anyOf(spoken.kin)}|${anyOf(spoken.portion)}) (?:(?:${anyOf(spoken.adverbs)}) ){0,2}(?!не \p{L}+(?:у|ю|е?мо|им|ем)(?!\p{L}))${WHO_STAYS}`,
  ),
  /** 'Підтверджую', 'зателефоную пізніше', 'дорого' */
  confirms: whole(anyOf(spoken.confirms)),
  dropsOut: whole(`(?:${anyOf(spoken.portion)}) (?:${anyOf(spoken.dropsOut)})`),
  goes: whole(GOES),
  goesAlone: whole(`(?:${anyOf(spoken.goesAlone)})(?! (?:не|ne) )`),
  /** 'чи я записана?', 'моя бронь підтверджена?' */
  asksIfBooked: compile(
    String.raw`(?<!\p{L})чи (?!мож|мог|змож)[^.!?\n]{0,40}(?:${anyOf(spoken.isBooked)})(?!\p{L})|(?<!\p{L})(?:${anyOf(spoken.isBooked)})(?!\p{L})(?:[^.!?,\n]|\.(?=\d))*\?`,
    'u',
  ),
  /** 'новий номер 093…', 'було 067…, стало 093…' */
  newNumber: whole(
    String.raw`${anyOf(spoken.newNumber)}|(?:було|был) \+?\d[\d ()-]{8,},? (?:а )?(?:стало|стал)`,
  ),
  /** '-1 на завтра' */
  minusFirst: /^(?:[^\n]*[.!,:]\s+)?-\d{1,2} (?=\p{L})(?![\s\S]*\n *[-\d])/u,
  /** 'сяду в Стрию, а не у Львові' */
  getsOnElsewhere: whole(
    String.raw`(?:сяд|сіда|підсяд|siad|вийд|выйд|забер|pick me)[^.!?\n]{1,45} (?:а не|не [увнзсо]а?|пізніше|раніше|позже|раньше|later|earlier|instead|тепер|теперь)`,
  ),
  /** 'тепер нас троє' */
  countsAnew: whole(
    String.raw`(?<!потрібно |треба |нужно |надо )(?:вже|уже|тепер|теперь|now) (?:буде |будет |нас )*(?:двоє|троє|четверо|п'ятеро|двое|трое|пятеро|один|одна|\d)`,
  ),
  thereAndBack: /туди|назад|обратно|зворотн|обратн|back|return/u,
};

/** What of a row a message says: 'hasPhone', 'hasName' and so on. */
const FIELDS = ['phone', 'name', 'date', 'time', 'seats'] as const;

/** Whether cues are as a condition such as 'asks asksPrice|service !hasPhone' has them: any of '|', none of '!', all else. */
export function holds(condition: string, cues: readonly string[]): boolean {
  const isSaid = (cue: string) => cues.includes(cue);
  const parts = condition.match(/\S+/g) ?? [];
  return parts.every((part) =>
    part.startsWith('!') ? !isSaid(part.slice(1)) : part.split('|').some(isSaid),
  );
}

/** Cues that follow from others, in an order in which each comes after those that it names. */
const JOINT_CUES: Readonly<Record<string, string>> = {
  namesNobody: '!hasPhone !hasName',
  saysHowManyWhen: 'hasSeats hasDate',
  saysWhoWhen: 'hasPhone|hasName hasDate',
  saysRow: 'hasDate|hasSeats|hasRoute',
  things: 'parcel|goods',
  onlyParcel: 'parcel !hasSeats !seats',
  sendsTo: 'recipient|handsOver things',
  takesBack: 'cancels|staysAtHome|notNeeded|minusFirst',
  alters: 'moves|changes|insteadOf|notButThat|fromDayToDay|getsOnElsewhere|countsAnew|adds|givesPlace',
  cancelsForAnotherDay: 'cancels|staysAtHome severalDates !thereAndBack',
  takesBackForAnother: 'takesBack setsAnew',
  goesOnOtherDay: 'staysAtHome goes severalDates !thereAndBack !severalNames',
  staysInPart: 'dropsOut|staysPartly dropsOut|goes|goesAlone|othersGo',
  ofBooked: 'takesBack|alters|hadBooked|was|keeps',
  waits: 'late|whereIsVan',
  talks: 'arrived|undecided|lost|job|advertises|sells|replies|keeps|calls|onTheWay|waits|awaitsAnswer',
  onlyAsks: 'asks !hasPhone !hasSeats',
  asksService: 'service !saysHowManyWhen',
  asksOfTrips: 'asksForFree|asksPrice|asksService',
};

/** Names of the cues in a message, 'always' first. */
export function kindCuesOf(message: string, today: string): string[] {
  const { text, reading } = readText(message, today);
  const cues = new Set(['always']);
  let { folded } = text;
  for (const [cue, pattern] of FIRST_PATTERNS) {
    const rest = folded.replace(pattern, (words) => ' '.repeat(words.length));
    if (rest !== folded) cues.add(cue);
    folded = rest;
  }
  for (const [cue, pattern] of Object.entries({ ...WORD_CUES, ...SPOKEN_CUES }))
    if (pattern.test(folded)) cues.add(cue);
  for (const field of FIELDS) if (reading[field]?.length) cues.add(`has${capitalise(field)}`);
  const { from = [], to = [], date = [], time = [], phone = [] } = reading;
  if (from.length > 0 && to.length > 0) cues.add('hasRoute');
  if (from.length > 0 || to.length > 0) cues.add('hasEnd');
  if (date.length > 1) cues.add('severalDates');
  if (time.length > 1) cues.add('severalTimes');
  if (phone.length > 1) cues.add('severalPhones');
  const headers = findWrittenHeaders({ raw: message, folded: fold(message) });
  const isSaid = (span: Found) => isFree(span, headers);
  if (reading.name?.some(isSaid)) cues.add('saysName');
  if (headers.length > 1 || turnsOf(text.folded) !== null) cues.add('severalMessages');
  if (new Set(reading.name?.map(({ value }) => value)).size > 1) cues.add('severalNames');
  // a trip by night
  const [first = 0, second = 0] = date.map(({ value }) => dayNumber(value) ?? 0).sort((a, b) => a - b);
  if (from.length > 0 && to.length > 0 && second - first === 1) cues.delete('fromDayToDay');
  const sentence = sentenceOfBooked(folded);
  const isBefore = ({ end }: Found) => end <= sentence;
  if (FIELDS.filter((field) => field !== 'time' && reading[field]?.some(isBefore)).length > 1)
    cues.add('givenBefore');
  for (const [cue, condition] of Object.entries(JOINT_CUES)) if (holds(condition, [...cues])) cues.add(cue);
  return [...cues];
}

/** Where the sentence begins that takes back or alters first; 0 where an earlier one speaks of what was booked. */
function sentenceOfBooked(folded: string): number {
  const places = [...Object.values(BOOKED_CUES), SPOKEN_CUES.countsAnew, SPOKEN_CUES.notButThat]
    .map((pattern) => folded.search(pattern))
    .filter((at) => at >= 0);
  const start = folded
    .slice(0, Math.min(...places))
    .search(/(?:(?<=[.!?]) |\n)[^\n.!?]*(?:[.!?](?! )[^\n.!?]*)*$/);
  return places.length === 0 || WORD_CUES.hadBooked.test(folded.slice(0, start)) ? 0 : start;
}
