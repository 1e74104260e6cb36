import { dayNumber, dayOf, isoOf } from '../dates/calendar.ts';
import { monthOf } from '../dates/date-words.ts';
import { fieldOfLabel } from '../labels/field-of-label.ts';
import { isGivenName } from '../names/given-names.ts';
import { lookUp } from '../places/gazetteer.ts';
import { byStart, compile, fold, regex, type Span, source, type Template, type Text } from '../text/text.ts';

/** The line by which a messenger says who wrote what follows, and when. */
interface WrittenHeader extends Span {
  /** As written, '' where the header names nobody. A messenger puts the number of an unknown author here. */
  author: string;
  authorSpan: Span | null;
  /** Day and time, folded as in `Text`; '' where the header has none. */
  stamp: string;
}

export interface ChatHeader extends Omit<WrittenHeader, 'stamp'> {
  /** The day of the stamp, or of the header before where it has only a time, YYYY-MM-DD; null where none has a day. */
  date: string | null;
}

/** '09:14', '8:03:15 PM', '8:03 p. m.', '8:03 пп' */
const TIME = source`\d{1,2}[:.]\d\d(?:[:.]\d\d)?(?:\s?(?:[ap]\.?\s?m(?:\.|(?!\p{L}))|[дп]п(?!\p{L})))?`;
/** Day and month with one sign twice. No group holds it: a name or a number for it would stand in one pattern twice. */
const NUMERIC_DAY = [
  '\\d{4}-\\d{2}-\\d{2}',
  ...['\\.', '/', '-'].map((sign) => `\\d{1,2}${sign}\\d{1,2}(?:${sign}(?:\\d{4}|\\d{2}))?`),
].join('|');
const NAMED_DAY = source`\d{1,2} \p{L}{3,10}\.?(?: \d{4})?(?: [рг]\.?)?|\p{L}{3,9} \d{1,2}(?:,? \d{4})?|сьогодні|сегодня|today|вчора|учора|вчера|yesterday`;
/** 'неділя, 15 листопада 2026 р.' */
const DAY = source`(?:[\p{L}']{2,10}\.?,\s)?(?:${NUMERIC_DAY}|${NAMED_DAY})`;
/** With a year: '22.11, 15:00 - Львів: двоє' is a trip. */
const WHOLE_DAY = source`(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|${NAMED_DAY})`;
const DAY_AND_TIME = source`(?:${DAY},?\s(?:\]\s\[\s)?(?:(?:о|об|в|у|at)\s)?${TIME}|${TIME},?\s${DAY})`;
const PLAIN_DAY_AND_TIME = source`(?:${DAY},?\s${TIME}|${TIME},?\s${DAY})`;
/** A number, or up to four words; '~' stands before a name that an unknown author chose. */
const AUTHOR = source`(?:\+?\d[\d ()-]{7,18}\d|~? ?[\p{L}+][^\s\[\]:;,!?/]{0,30}(?: [^\s\[\]:;,!?/]{1,30}){0,3})`;

/** Marks of the direction of writing stand as blanks around what they enclose. */
const LINE_START = source`(?<=(?:^|\n)\s?)`;
/** A pattern whose groups `stamp` and `author` have offsets. */
const header = (...template: Template) => compile(source(...template), 'dgu');
/** Each way of writing a header: `stamp` is its day and time, `author` who wrote. */
const FIRM: readonly RegExp[] = [
  // 'Оля, [22.11.26 09:14:05]'
  header`${LINE_START}(?<author>${AUTHOR}),?\s\[\s?(?<stamp>${DAY_AND_TIME})\s?\]:?`,
  // '[22.11.2026 09:14] Оля:', '[09:14] Оля:', '[22.11.2026 09:14]'
  header`(?<=^|\s)\[\s?(?<stamp>${DAY_AND_TIME})\s?\](?:\s{0,2}(?<author>${AUTHOR})\s?:)?`,
  header`(?<=^|\s)\[\s?(?<stamp>${TIME})\s?\]\s{0,2}(?<author>${AUTHOR})\s?:`,
  // '22/11/2026, 20:03 - Ростик:', and what the messenger itself says
  header`${LINE_START}(?<stamp>${WHOLE_DAY},?\s${TIME})\s-\s(?:\s?(?<author>${AUTHOR})\s?:)?`,
  // 'Переслано від Оля:'
  header`(?<=^|\n|\n[^\p{L}\d\n]{1,4})(?<stamp>)(?:переслано\s(?:від|от)|переслано|forwarded\s(?:message\s)?from)(?:\s|:\s)(?<author>[^\n:\]]{1,40}?)[:\]]?(?=\n)`,
];
/** Lines of a message may be written so, too: 'виліт 22:10', '22.11 09:14 Телефон:'. */
const LOOSE: readonly RegExp[] = [
  // '22.11.2026 09:14 Оля:'
  header`(?<=^|\n)(?<stamp>${PLAIN_DAY_AND_TIME})[,;]?\s(?<author>${AUTHOR}):`,
  // 'Оля, 22.11 09:14:', 'Оля (22.11, 09:14):'
  header`(?<=^|\n)(?<author>${AUTHOR}),?\s\(?(?<stamp>${DAY_AND_TIME})\)?:(?=\s)`,
  // '— Оля (09:14):'
  header`(?<=^|\n)[—–-]\s?(?<author>${AUTHOR})\s\((?<stamp>${TIME})\):(?=\s)`,
  // '👤 Оля | 3 лист. о 10:02', 'Оля » 14.09.26 19:40'
  header`(?<=^|\n)[^\p{L}\d\s]{0,3} ?(?<author>${AUTHOR})\s[|»›]\s(?<stamp>${DAY_AND_TIME})(?=\n)`,
  // '— Оля • вчора 22:04'
  header`(?<=^|\n)[—–-]?\s?(?<author>${AUTHOR})\s[•·]\s(?<stamp>(?:${DAY},?\s(?:о\s|в\s)?)?${TIME})(?=\n)`,
];
/** What is a header only where another line is written so. */
const REPEATED: readonly RegExp[] = [
  // '09:14 Оля:'
  header`(?<=^|\n)(?<stamp>${TIME})[,;]?\s(?:-\s)?(?<author>${AUTHOR}):(?=\s)`,
  // 'Оля 09:14: …'
  header`(?<=^|\n)(?<author>${AUTHOR}),?\s(?<stamp>${TIME}):(?=\s)`,
  // 'Оля, 09:14' or 'Оля, 22.11.2026 09:14', a line of its own
  header`(?<=^|\n)(?<author>${AUTHOR}),\s(?<stamp>(?:${DAY},?\s)?${TIME})(?=\n)`,
  // 'Оля 09:14', a line of its own
  header`(?<=^|\n)(?<author>${AUTHOR})\s(?<stamp>${TIME})(?=\n)`,
  // 'Оля' and '09:14', two lines
  header`(?<=^|\n)(?<author>${AUTHOR}(?:\s?\([^()\n]{1,30}\))?)\n(?<stamp>(?:${DAY},?\s(?:о\s|в\s)?)?${TIME})(?=\n)`,
];
/** '14:06' on a line of its own: the same author goes on. */
const TIME_ALONE = header`(?<=\n)(?<stamp>${TIME})(?=\n)`;
/** '—— субота, 19 вересня 2026 ——': the day of the messages below. */
const DAY_ALONE = header`(?<=^|\n)[—–\s-]{0,6}(?:[\p{L}']{4,10},\s)?(?<stamp>${NUMERIC_DAY}|\d{1,2}\s\p{L}{3,10}\.?(?:\s\d{4})?(?:\s[рг]\.?)?)(?:,\s${TIME})?[—–\s-]{0,6}(?=\n)`;

/** 'Оля' or 'Вітя (водій)' on a line of its own, after a blank line: a chat without stamps. */
const NAME_ALONE = header`(?<=^|\n\n)(?<author>\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,2}(?:\s?\([^()\n]{1,30}\))?)(?<stamp>)(?=\n\S)`;

/** 'Оля: …', a line that says nothing of when it was written. */
const NAME_AND_COLON = header`(?<=^|\n)(?<author>\p{Lu}[\p{L}'’.-]{1,20}(?:\s[\p{L}'’.()-]{1,20}){0,2}):(?<stamp>)(?=\s\S)`;

/** Whether lines begin with the names of two, one of whom speaks again. */
function isDialogue(raw: string): boolean {
  const authors = [...raw.matchAll(NAME_AND_COLON)].map(({ groups }) => groups?.author ?? '');
  const names = authors.filter((author) => fieldOfLabel(author) === null);
  return names.length === authors.length && names.length > 2 && areRepeated(names);
}

/** Whether there are several names, one of them twice. */
function areRepeated(names: readonly string[]): boolean {
  const { size } = new Set(names);
  return size > 1 && size < names.length;
}

const BEFORE_HOUR = regex`^(?:виліт|вылет|вильот|приліт|прилет|виїзд|выезд|подача|збір|сбор|рейс|початок|начало|відправлення|отправление|прибуття|прибытие|поїзд|поезд|літак|самолет|посадка|departure|arrival|landing|flight|pick-?up|vyizd|vylit)(?!\p{L})`;

/** Words of the message where an author may stand: 'виліт 22:10', 'Рівне 6:00', 'Луцьк – Київ 2.12 8:30:', 'Оля 067… 2.12'. */
function isOfMessage(author: string): boolean {
  const [first = ''] = author.trim().split(' ');
  const isTown = (part: string) => {
    const words = fold(part).trim().split(' ');
    return lookUp(words)?.inflected === false && !words.some(isGivenName);
  };
  const isRoute = (words: string) => /[‐-―-]/u.test(words) && words.split(/[‐-―-]/u).every(isTown);
  return (
    BEFORE_HOUR.test(author.toLowerCase()) ||
    (fieldOfLabel(author) === fieldOfLabel(first) && fieldOfLabel(first) !== null) ||
    /\p{L}.*\d{6}/u.test(author) ||
    isTown(author) ||
    isRoute(author) ||
    author.split(' ').some(isRoute)
  );
}

function monthIn(stamp: string): number | undefined {
  return [...stamp.matchAll(/\p{L}{3,}/gu)].flatMap(([word]) => monthOf(word) ?? [])[0];
}

/** A day of a year in two or four digits; without one, the day nearest to today. */
function dayWithYear(today: number, digits: string | undefined, month: number, day: number): number | null {
  if (digits !== undefined) return dayOf(Number(digits.length === 2 ? `20${digits}` : digits), month, day);
  const year = Number(isoOf(today).slice(0, 4));
  const days = [year - 1, year, year + 1].flatMap((each) => dayOf(each, month, day) ?? []);
  return days.sort((one, other) => Math.abs(one - today) - Math.abs(other - today))[0] ?? null;
}

function dayOfStamp(stamp: string, today: number): number | null {
  if (/^(?:вчора|учора|вчера|yesterday)/u.test(stamp)) return today - 1;
  if (/^(?:сьогодні|сегодня|today)/u.test(stamp)) return today;
  // what stands before or after the time is the day; '22.11, 09.14' begins with it
  const clock = /\d{1,2}:\d\d/.exec(stamp)?.index ?? stamp.search(/(?<=\s)\d{1,2}\.\d\d(?:$|\s)/);
  const date = clock > 0 ? stamp.slice(0, clock) : stamp.replace(/^\d{1,2}:\S+/, '');
  const numeric = /(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2}))?/.exec(date);
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[2])];
    // '11/20/26' is written in America
    const [month, day] = second > 12 ? [first, second] : [second, first];
    return dayWithYear(today, numeric[3], month, day);
  }
  const month = monthIn(date);
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(date);
  return month && day ? dayWithYear(today, /\d{4}/.exec(date)?.[0], month, Number(day[0])) : null;
}

/**
 * The headers of a pasted chat in reading order: what a messenger writes before each message. A header ends where the
 * message under it begins; words of the message are never part of it.
 */
export function findWrittenHeaders({ raw, folded }: Pick<Text, 'raw' | 'folded'>): WrittenHeader[] {
  const headers: WrittenHeader[] = [];
  const add = ({ 0: { length }, index: start, groups, indices }: RegExpExecArray): void => {
    const end = start + length;
    if (headers.some((header) => header.start < end && start < header.end)) return;
    const [from, to] = indices?.groups?.author ?? [0, 0];
    const author = raw.slice(from, to).replace(/^[^\p{L}\d+]+|[^\p{L}\p{M}\d.)]+$/gu, '');
    if (author !== '' && isOfMessage(author)) return;
    const at = raw.indexOf(author, from);
    const authorSpan = author === '' ? null : { start: at, end: at + author.length };
    headers.push({ start, end, author, authorSpan, stamp: groups?.stamp ?? '' });
  };
  for (const pattern of FIRM) for (const match of folded.matchAll(pattern)) add(match);
  for (const pattern of [...LOOSE, ...REPEATED]) {
    let last = -1;
    const matches = [...folded.matchAll(pattern)].filter(({ 0: { length }, index, groups }) => {
      // words right below a header are a message, even where a time of their own stands below them
      const isMessage = index === last + 1 && index > 0;
      if (!isMessage) last = index + length;
      return !isMessage && !isOfMessage(groups?.author ?? '');
    });
    if (matches.length > 1 || LOOSE.includes(pattern)) for (const match of matches) add(match);
    if (matches.length > 1 && pattern === REPEATED.at(-1))
      for (const match of folded.matchAll(TIME_ALONE)) add(match);
  }
  if (headers.length > 0) {
    for (const match of folded.matchAll(DAY_ALONE)) {
      const stamp = match.groups?.stamp ?? '';
      // '1 місце' is no day
      if (!/\p{L}{3}/u.test(stamp) || monthIn(stamp)) add(match);
    }
  } else {
    // a name that stands so twice is an author, and no passenger of a list
    const alone = [...raw.matchAll(NAME_ALONE)];
    if (areRepeated(alone.map(([name]) => name))) for (const match of alone) add(match);
  }
  if (isDialogue(raw)) for (const match of raw.matchAll(NAME_AND_COLON)) add(match);
  headers.sort(byStart);
  for (const [i, header] of headers.entries())
    if (/^\d{1,2}[:.]\d\d$/.test(raw.slice(header.start, header.end))) {
      const { author = '', authorSpan = null } = headers[i - 1] ?? {};
      Object.assign(header, { author, authorSpan });
    }
  return headers;
}

/**
 * The headers of a pasted chat with their days.
 * @param today YYYY-MM-DD; a stamp without a year is of the day nearest to it
 */
export function findChatHeaders(text: Pick<Text, 'raw' | 'folded'>, today: string): ChatHeader[] {
  const now = dayNumber(today);
  if (now === null) return [];
  let date: string | null = null;
  return findWrittenHeaders(text).map(({ stamp, ...header }) => {
    const day = dayOfStamp(stamp, now);
    if (day !== null) date = isoOf(day);
    return { ...header, date };
  });
}

const DISPATCHER = compile(
  source`^(?:я|ви|вы|me|you)$|д[иі]спетч|менеджер|координатор|лог[иі]ст|оператор|адмін|админ|перев[іоe]з|водій|водитель|трансфер|авто|рейс|брон|офіс|офис|експрес|экспресс|express|бус(?!\p{L})|(?<=\p{L})(?<!ар)тур(?!\p{L})|dispatch|manager|operator|driver|drive|admin|office|support|trans|travel|tours?(?!\p{L})|bus(?!\p{L})`,
  'iu',
);

export function isDispatcher(author: string): boolean {
  return DISPATCHER.test(author);
}

/** The message with blank lines where its headers stand; offsets stay valid. */
export function withoutHeaders(message: string, headers: readonly Span[]): string {
  return headers.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}\n${' '.repeat(end - start - 1)}${rest.slice(end)}`,
    message,
  );
}
