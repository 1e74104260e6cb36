import { FACILITY } from '../places/place-words.ts';
import type { Cues } from '../text/rules.ts';
import { lineBefore, regex } from '../text/text.ts';
import * as words from './person-words.ts';
import type { NameContext, Person } from './persons.ts';
import { isClearSurname } from './surnames.ts';

/** A name and what stands around it. */
export type PassengerSubject = ReturnType<typeof passengerSubject>;

export function passengerSubject({ text: { folded }, taken, phones }: NameContext, person: Person) {
  const { start, end, parts, given } = person;
  const lead = lineBefore(folded, start, 44);
  const hasTitle =
    /(?:^|[^\p{L}])(?:mr|mrs|ms|miss|herr|frau|pan|pani|dr|пан|пані|пана|г-н|г-жа)\.?\s*$/u.test(lead);
  const role = /(?:^|[.!?,;\n])\s*(\p{L}+)\s+$/u.exec(lead)?.[1];
  const hasRole = role !== undefined && words.ROLE.test(role);
  const untitled = hasTitle || hasRole ? lead.replace(/\p{L}+\.?\s*$/u, '') : lead;
  const surnames = parts.filter(({ kind }) => kind === 'surname').map(({ token }) => token.text);
  const nextPhone = phones.find((phone) => phone.start >= end && phone.start - end < 40);
  const previousPhone = phones.findLast((phone) => phone.end <= start);
  const first = parts[0]?.token;
  return {
    start,
    parts,
    given,
    surnames,
    hasClearSurname: surnames.some(isClearSurname),
    word: first?.text ?? '',
    isCapital: first?.capital ?? false,
    /** Up to 44 units of the line before the name; `untitled` is without a title or a role. */
    lead,
    untitled,
    hasTitle,
    hasRole,
    tail: folded.slice(end, end + 60),
    gapToPhone: nextPhone ? folded.slice(end, nextPhone.start) : null,
    gapFromPhone: previousPhone ? folded.slice(previousPhone.end, start) : null,
    /** A day, an hour or a phone stands right before it. */
    followsValue: taken.some(
      (value) =>
        value.end <= start &&
        /^ {1,2}$/.test(folded.slice(value.end, start)) &&
        /\d\D{0,4}$|^(?:після|поза?)?(?:завтра|сьогодні|сегодня)$/u.test(
          folded.slice(value.start, value.end),
        ),
    ),
    /** 'Бабій двоє': how many go stands right behind it. */
    precedesCount: /^ (?:[1-9](?![\d.:/])|двоє|двое|троє|трое|четверо)(?!\p{L})/u.test(folded.slice(end)),
    /** A day or an hour stands right behind it. */
    precedesValue: taken.some(
      (value) =>
        /^ {1,2}$/.test(folded.slice(end, Math.max(end, value.start))) &&
        /\d/.test(folded.slice(value.start, value.end)),
    ),
    startsSentence: /(?:^|[.!?\n]|[\u{1F300}-\u{1FAFF}])\s*$/u.test(
      folded.slice(Math.max(0, start - 4), start),
    ),
    /** No words stand before it in its sentence. */
    isApart: /(?:^|[.!?,;:\n)]|[^\p{L}\d\s])\s*$/u.test(untitled),
    /** One word that no list knows and nothing introduces. */
    isUnlisted: !given && parts.length === 1 && !words.isIntroduced(untitled),
  };
}

/** Nothing but punctuation and words like 'тел' between a name and a phone. */
const PHONE_GAP = regex`^[\s,.:;()/+–-]*(?:(?:мій|мой|моб(?:ільний)?|тел(?:ефон)?|номер|нр|т|м|viber|вайбер|whatsapp|ватсап|telegram|телеграм|tel|phone|mob|його|її|ее|его|my|is|wa|контакт|contact|number|дзвон\p{L}*|звон\p{L}*|call|стац|за|по|номером|\p{L}+[сц]ь?к(?:ий|ого|ом))[\s,.:;()/+–-]*){0,3}$`;

const GOES_ON =
  /^\s*[,–-]\s*(?:я|ми|мы|їд\p{L}+|еду|едем|поїд\p{L}+|нас|двоє|троє|двое|трое|[1-9])(?!\p{L})/u;
const OF_TOWN = /^ (?:з|із|зі|из) \p{L}{3,}(?<!ом|ем|єм|ою|ею|єю|ами|ями) ?[,.]/u;

/** A word with a capital that no list knows and that has no form of a verb or a noun. */
function isLikeName({ isUnlisted, isCapital, word }: PassengerSubject): boolean {
  return isUnlisted && isCapital && word.length > 3 && !words.NO_NAME_FORM.test(word);
}

function isIntroducedBy(pattern: RegExp): (subject: PassengerSubject) => boolean {
  return ({ untitled }) => pattern.test(untitled);
}

/**
 * Why a name is, or is not, the name of the passenger (of a parcel's sender). The weights are fitted on labelled
 * messages by `npm run fit:names`.
 */
export const PASSENGER_CUES = {
  listedName: { weight: 3.1, applies: ({ given }) => given !== null && !given.oblique },
  inflectedName: { weight: 2.2, applies: ({ given }) => given?.oblique === true },
  patronymic: { weight: 1.9, applies: ({ parts }) => parts.some(({ kind }) => kind === 'patronymic') },
  listedNameAndMore: { weight: 1.2, applies: ({ given, parts }) => given !== null && parts.length > 1 },
  clearSurname: { weight: 1.9, applies: ({ given, hasClearSurname }) => !given && hasClearSurname },
  /** 'Коваленко на завтра не їде' */
  opensMessage: {
    weight: 1,
    applies: ({ given, hasClearSurname, start }) => !given && hasClearSurname && start < 2,
  },
  surnameAndInitial: {
    weight: 1.7,
    applies: ({ given, parts }) => !given && parts.some(({ kind }) => kind === 'initial'),
  },
  twoSurnames: {
    weight: 1.2,
    applies: ({ given, surnames, startsSentence }) => !given && surnames.length > 1 && !startsSentence,
  },
  inflectedSmallName: {
    weight: -1.1,
    applies: ({ parts, given, isCapital }) => parts.length === 1 && !isCapital && given?.oblique === true,
  },

  // what stands before it
  title: { weight: 2.1, applies: ({ hasTitle }) => hasTitle },
  role: { weight: 0.5, applies: ({ hasRole }) => hasRole },
  /** 'я Тимофій, її звати Рогнеда' */
  nameOfOther: {
    weight: 7.5,
    applies: ({ untitled, tail }) => words.OTHER_BEFORE.test(untitled) || words.OTHER_AFTER.test(tail),
  },
  introduced: { weight: 4.6, applies: isIntroducedBy(words.INTRODUCES) },
  sender: { weight: 5.6, applies: isIntroducedBy(words.SENDS) },
  contact: { weight: 2.8, applies: isIntroducedBy(words.CONTACT) },
  recipient: { weight: 1.9, applies: isIntroducedBy(words.RECEIVES) },
  speaker: { weight: 2.9, applies: isIntroducedBy(words.SELF) },
  forSomebody: {
    weight: 2.2,
    applies: ({ given, hasClearSurname, surnames, untitled }) =>
      words.FOR_SOMEONE.test(untitled) &&
      (given !== null ||
        hasClearSurname ||
        (surnames.length > 0 && /(?:бронь|броні|квиток|прізвище|booking)/u.test(untitled))),
  },
  /** 'скасуйте Мельничук', 'зустріньте студентку Кристину' */
  asked: {
    weight: 2.7,
    applies: ({ untitled, given, hasClearSurname }) =>
      (given !== null || hasClearSurname) && words.ASKS.test(untitled),
  },
  /** 'перенесіть Засядька' */
  askedUnlisted: {
    weight: 2.4,
    applies: ({ untitled, given, isCapital, word }) =>
      given === null &&
      isCapital &&
      word.length > 2 &&
      !words.NO_NAME_FORM.test(word) &&
      words.ASKS.test(untitled),
  },
  /** 'на Ермакова' */
  onSurname: {
    weight: 2.6,
    applies: ({ untitled, given, word }) =>
      !given && /(?:^|[^\p{L}])на\s*$/u.test(untitled) && /(?:[оеє]ва|[уюаяи]ка|енка|ича|ого)$/u.test(word),
  },
  goes: {
    weight: 2,
    applies: ({ untitled, tail, isCapital, word, parts }) =>
      isCapital &&
      (parts.length > 1 || !words.NO_NAME_FORM.test(word)) &&
      (words.GOES_BEFORE.test(untitled) || words.GOES_AFTER.test(tail)),
  },
  relativeWrites: { weight: -2, applies: ({ lead }) => words.RELATIVE_WRITES.test(lead) },
  /** 'дзвоніть його дружині Наталці' */
  called: { weight: -3.5, applies: isIntroducedBy(words.CALLED) },
  driver: { weight: -8, applies: isIntroducedBy(words.DRIVES) },
  /** 'на Андрія їду додому': the day of a saint */
  feast: {
    weight: -9,
    applies: ({ word, untitled, tail }) =>
      /^(?:андрія|миколая|миколи|михайла|дмитра|юрія|петра|івана|варвари|покрову)$/u.test(word) &&
      /(?:^|[.!?\n,]\s*|(?<!\p{L})(?:їд|приїд|поїд|буд)\p{L}+\s+)на\s+$/u.test(untitled) &&
      /^\s*(?:$|[,.!?\n]|\s(?:їд|поїд|приїд|буд|хоч|є|додому|до|з|у|в)(?!\p{L}{4,}[іь]))/u.test(tail),
  },
  greeted: {
    weight: -3.1,
    // 'Здравствуйте, Мороз Алина': who gives a whole name means himself
    applies: ({ untitled, given, surnames }) =>
      words.GREETS.test(untitled) && !/[.!?\n]\s*$/u.test(untitled) && !(given && surnames.length > 0),
  },
  relative: { weight: -0.6, applies: isIntroducedBy(words.RELATIVE) },

  // what stands beside it
  beforePhone: {
    weight: 2.7,
    applies: ({ gapToPhone }) => gapToPhone !== null && PHONE_GAP.test(gapToPhone),
  },
  afterPhone: {
    weight: 1.8,
    applies: ({ gapFromPhone }) =>
      gapFromPhone !== null && /^[\s,.;:()/–-]*(?:стац|viber|вайбер)?[\s,.;:()/–-]*$/u.test(gapFromPhone),
  },
  sentenceOfItsOwn: {
    weight: 2.5,
    applies: ({ isApart, tail }) => isApart && /^[\s.!,)\u{1F300}-\u{1FAFF}]*$/u.test(tail),
  },
  /** 'Львів, Олена, завтра', 'Олійник В.П., завтра' */
  betweenMarks: {
    weight: 1.1,
    applies: ({ isApart, tail, given, hasClearSurname, parts }) =>
      isApart &&
      /^\s*(?:[,.\n;(!]|$)/u.test(tail) &&
      (given !== null || hasClearSurname || parts.some(({ kind }) => kind === 'initial')),
  },

  /** 'Миколаїв – Бухарест, Шаповал. Дякую' */
  wordBetweenMarks: {
    weight: 2.2,
    applies: (subject) =>
      subject.isApart &&
      isLikeName(subject) &&
      !subject.startsSentence &&
      /^\s*[,.\n;(!]/u.test(subject.tail),
  },
  /** 'о 5 ранку, Дерманжи Степанида, двоє' */
  wordsBetweenMarks: {
    weight: 1.2,
    applies: ({ isApart, given, parts, surnames, startsSentence, tail }) =>
      isApart &&
      !given &&
      surnames.length === 2 &&
      parts.every(({ token: { text, capital } }) => capital && text.length > 2 && !FACILITY.test(text)) &&
      !startsSentence &&
      /^\s*[,.\n;(!]/u.test(tail),
  },
  /** 'Кулініч, їдемо з Києва', 'Фабіян з Іршави, один' */
  opensWithTrip: {
    weight: 2.6,
    applies: (subject) =>
      isLikeName(subject) &&
      ((subject.startsSentence && GOES_ON.test(subject.tail)) ||
        (subject.isApart && OF_TOWN.test(subject.tail))),
  },
  /** 'о 8:00 Дацко' */
  afterValue: {
    weight: 2.2,
    applies: ({ followsValue, given, isCapital, parts, word, tail }) =>
      followsValue &&
      isCapital &&
      (given !== null || parts.length > 1 || !words.NO_NAME_FORM.test(word)) &&
      /^\s*(?:[,.;\n(!)]|\d|$)/u.test(tail),
  },
  /** 'Логаш 2.12 Луцьк-Київ', 'Бондар 3 завтра' */
  opensWithValue: {
    weight: 2.8,
    applies: (subject) =>
      ((subject.startsSentence && subject.precedesValue) || (subject.isApart && subject.precedesCount)) &&
      subject.parts.length === 1 &&
      isLikeName(subject),
  },
  /** 'Луцьк-Київ 2.12 два місця Попович' */
  closesLine: {
    weight: 1,
    applies: ({ given, parts, hasClearSurname, tail }) =>
      given === null &&
      (hasClearSurname || parts.some(({ kind }) => kind === 'patronymic')) &&
      /^ *(?:\n|$)/u.test(tail),
  },

  formOfNoName: {
    weight: -2,
    applies: ({ isUnlisted, word, isCapital, gapToPhone }) =>
      isUnlisted &&
      words.NO_NAME_FORM.test(word) &&
      !isClearSurname(word) &&
      !(isCapital && gapToPhone !== null && /^\s$/u.test(gapToPhone)),
  },
  opensSentence: {
    weight: -0.5,
    applies: ({ isUnlisted, startsSentence, word }) => isUnlisted && startsSentence && !isClearSurname(word),
  },
  /** 'Мелітопольська... ой'. */
  brokenOff: { weight: -3, applies: ({ isUnlisted, tail }) => isUnlisted && /^\s*(?:\.\.|…)/u.test(tail) },
} satisfies Cues<PassengerSubject>;
/** Of the cues of one group, only the first one that applies counts. */
export const CUE_GROUPS = [
  'formOfNoName opensSentence',
  'title role',
  'nameOfOther introduced sender contact recipient speaker forSomebody asked askedUnlisted onSurname',
  'beforePhone afterPhone',
  'sentenceOfItsOwn betweenMarks wordBetweenMarks wordsBetweenMarks opensWithTrip afterValue opensWithValue closesLine',
];

export type PassengerCue = keyof typeof PASSENGER_CUES;
