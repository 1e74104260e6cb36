import { isGivenName } from '../names/given-names.ts';
import { COLLECTIVE_WORD } from '../text/number-words.ts';
import type { Candidate } from '../text/rules.ts';
import { regex, regexAll, type Span, source, type Text, words } from '../text/text.ts';
import { ANIMAL, COMPANION, countOf, KIDS, NUMBER, OWN, PERSON } from './seat-words.ts';

/** 'з дітьми (3 і 7 років)'; the ages are captured. */
const AGED = source`(?:дітьми|детьми|діточками|дітками|kids|children)\s*\(?\s*(\d{1,2}(?:\s*(?:,|і|та|й|и|and|&)\s*\d{1,2}){1,4})\s*(?:рок\p{L}*|р(?!\p{L})\.?|лет|год\p{L}*|y\p{L}*)?\s*\)?`;
/** 'ще двоє', '+ двоє' */
const MORE = source`(?:ще|еще)\s+${NUMBER}(?:\s+${PERSON})?|(?<=(?:\+|плюс|plus)\s?)(${COLLECTIVE_WORD})`;
/** One of those who go: the speaker, somebody near, children with a number, others with a number, an animal. */
const ITEM = words`${OWN}${AGED}|(я|мене|меня|(?<![jy]a )i|me|ya|ja|myself)|(?:one\s+|один\s+|одна\s+)?${OWN}(?:${KIDS}|${MORE}|(${ANIMAL})|${COMPANION})`;
const GAP = regex`^\s*(?:[,+&]|(?:і|й|та|и|and|n|з|із|зі|с|со|with|плюс|plus|i|ta|z|s)(?!\p{L}))(?:\s*(?:[,+&]|(?:і|й|та|и|and|з|із|зі|с|со|with|плюс|plus|ще|еще|also)(?!\p{L}))){0,2}\s*$`;
const JOINED = /(?:^|[^\p{L}])(?:з|зі|із|с|со|with|and|plus|та|і|и|z)\s+$|\+\s?$/u;
const TRAVELLER = regex`(?<!\p{L})(?:разом|вместе|together|я|нам|мені|мне|ми|мы|їду|їдем|їдемо|еду|едем|поїду|поїдемо|поеду|поедем|летимо|летим|лечу|летить|прилітаю|прилетаю|прилітаємо|везти|мене|нас|буду|будемо?|i|we|i'm|me|us|travell?ing|їхатиму|yidu|yidemo?|jidu|jidemo?|yedu|edu|yedem|edem|їхатимемо|приїду|хочемо|хотим|хочу|бажаю|планую|поїхати|поехать|їхати|ехать|want)(?!\p{L})`;
const NOT_TRAVELLING = regex`(?<!\p{L})(?:зустр[іи](?!ньте)\p{L}*|встре[тч](?!ьте)\p{L}*|отрим\p{L}*|получ\p{L}*|переда\p{L}*|посил\p{L}*|посыл\p{L}*|забере|заберет|meet|parcel|знає|знает|дзвон\p{L}*|звон\p{L}*)(?!\p{L})`;

/** Things go alone. */
const SENDS = /(?<!\p{L})(?:sender|without me|без мене|без меня|відправник|отправитель)(?!\p{L})/u;

/** 'мама папа я и бабушка', without a comma. */
const NEAR = regex`^(?:мама|папа|тато|бабуся|бабушка|дід|дідусь|дедушка|син|сын|дочка|донька|чоловік|муж|дружина|жена|брат|сестра|дитина|ребенок|кума?|теща)$`;
/** 'мене і Тамару' */
const NAMED_BESIDE = regex`^\s*(?:,\s*)?(?:(?:і|й|та|и|and|with|\+)\s*(?!\p{Lu}{3})\p{Lu}[\p{L}'’]+|\+\s*\p{L}{3,}|(?:з|із|зі|с|со)\s\p{Lu}[\p{L}'’]+(?:ом|ем|єм|ою|ею|єю|ой|ей))(?!\p{L})`;

const ALSO_GOES = regex`(?<!\p{L})(?:(?:ще|еще|також|также|also)\s+(?:їде|їхатиме|поїде|едет|поедет|буде|будет|летить|летит|going)|зі мною|со мной|with me)\s+$`;
/** A name and what joins the next word to it. */
const NAME_AND = regex`(?<!(?<!\p{L})(?:з|із|зі|до|в|у|від|через|с|из|от|from|to)\s)(?<!\p{L})\p{Lu}[\p{L}'’-]+\s+(?:(?:і|й|та|и|з|із|зі|с|со|and|with|плюс|plus)\s+|\+\s?)$`;

/** The last two words before a comma: 'Коваленко Ірина, ' */
const BEFORE_COMMA = regex`(?:(\p{L}[\p{L}'-]+)\s+)?(\p{L}[\p{L}'-]+),\s*$`;

/** People who are named one after the other. */
interface Group extends Span {
  /** Where the last item begins. */
  lastStart: number;
  /** Animals do not count. */
  people: number;
  items: number;
  includesSpeaker: boolean;
  /** Whether a number counts some of them. */
  isCounted: boolean;
}
/** With the words around it; `rawLead` is as it is written. */
type GroupInMessage = Group & Record<'lead' | 'rawLead' | 'message', string>;

/** The weight of a group in which a number counts some: another rule reads 'Оля і двоє дітей' as two. */
const COUNTED_WEIGHT = 6.3;

/** What makes such a group the passengers; `others` are those whom it does not name. The first rule that applies counts. */
export const COMPANION_RULES = {
  withSpeaker: {
    weight: 3.5,
    others: 0,
    applies: ({ includesSpeaker, message }) => includesSpeaker && !SENDS.test(message),
  },
  travellerWith: {
    weight: 2.5,
    others: 1,
    applies: ({ lead, message }) => JOINED.test(lead) && TRAVELLER.test(lead) && !SENDS.test(message),
  },
  /** 'Ще буде мій чоловік' */
  alsoGoing: { weight: 2.5, others: 1, applies: ({ lead }) => ALSO_GOES.test(lead) },
  /** 'на Вепрук Аллу и ребёнка', 'Оля, чоловік і дитина' */
  namedWith: { weight: 2.3, others: 1, applies: isWithNamed },
  /** 'Сестра з дочкою', 'заберіть маму та тата' */
  namedTogether: {
    weight: 2.2,
    others: 0,
    // 'я жінка і мала' are three
    applies: ({ items, includesSpeaker, lead, message }) =>
      items > 1 && !includesSpeaker && !/(?:^|\P{L})я\s$/u.test(lead) && !NOT_TRAVELLING.test(message),
  },
} satisfies Record<string, { weight: number; others: number; applies(group: GroupInMessage): boolean }>;

function isWithNamed({ lead, rawLead, message, items, isCounted }: GroupInMessage): boolean {
  if (NAME_AND.test(rawLead)) return true;
  // 'Оля, чоловік передзвонить', 'Роман, чоловік'
  if (items === 1 && !isCounted) return false;
  const names = BEFORE_COMMA.exec(lead)?.slice(1) ?? [];
  return names.some((name) => name && isGivenName(name)) && !NOT_TRAVELLING.test(message);
}

function groupsOf(message: string): Group[] {
  const groups: Group[] = [];
  for (const match of message.matchAll(ITEM)) {
    const [item, ages, speaker, children, others, more, animal] = match;
    const start = match.index;
    const end = start + item.length;
    const includesSpeaker = speaker !== undefined;
    const number = children ?? others ?? more;
    const counted = number === undefined ? 1 : countOf(number) || 2;
    const people = animal !== undefined ? 0 : (ages?.match(/\d+/g)?.length ?? counted);
    const last = groups.at(-1);
    const isListedOn =
      (includesSpeaker || NEAR.test(item)) &&
      NEAR.test(message.slice(last?.lastStart ?? start, last?.end ?? start));
    const gap = last && start - last.end < 16 ? message.slice(last.end, start) : '';
    if (last && (GAP.test(gap) || (isListedOn && gap === ' '))) {
      last.end = end;
      last.lastStart = start;
      // 'до мене, я Ліка' is one
      if (!(includesSpeaker && last.includesSpeaker)) {
        last.people += people;
        last.items += 1;
      }
      last.includesSpeaker ||= includesSpeaker;
      last.isCounted ||= number !== undefined;
    } else
      groups.push({
        ...{ start, end, lastStart: start, people, items: 1, includesSpeaker },
        isCounted: number !== undefined,
      });
  }
  return groups;
}

/** 'Гербер Міхаель + 2', 'Вовк Демид (1)' */
const BESIDE_NAME = /(?<=\p{Lu}[\p{L}'’]+\.?\s*)(?:\(?\+\s?([1-9])(?!\d|\s?\d)|\(\s?([1-9])\s?\))/gu;

function besideName({ raw }: Text): Candidate<number>[] {
  return [...raw.matchAll(BESIDE_NAME)].map(({ 0: words, 1: more, 2: all, index: start }) => ({
    start,
    end: start + words.length,
    value: more === undefined ? Number(all) : 1 + Number(more),
    score: 2.2,
    rule: 'besideName',
  }));
}

/** What stands in brackets and an age, but not the ages of children whom nothing else counts. */
const ASIDE = regexAll`${AGED}|\([^()\n]{0,40}\)|(?<=[а-яіїєґ]) \d{1,2} (?:рок(?:ів|и)|рік|лет|год(?:а|ик)?)(?![а-яіїєґ])`;

/** Passengers told by naming who goes: 'я з дружиною', 'їду я, чоловік і дитина', 'сестра з дочкою'. */
export function companionCandidates(text: Text): Candidate<number>[] {
  const { raw, folded } = text;
  // what stands in brackets, and an age, is an aside, and offsets must stay
  const message = folded.replace(ASIDE, (aside, ages?: string) =>
    ages === undefined ? ' '.repeat(aside.length) : aside,
  );
  const groups = groupsOf(message).flatMap((group) => {
    const { start, end, includesSpeaker } = group;
    const isNamedBeside = includesSpeaker && NAMED_BESIDE.test(raw.slice(end, end + 30));
    const beside = Number(isNamedBeside);
    const from = Math.max(0, start - 40);
    const [lead, rawLead] = [message.slice(from, start), raw.slice(from, start)];
    const inMessage = { ...group, lead, rawLead, message };
    const found = Object.entries(COMPANION_RULES).find(([, { applies }]) => applies(inMessage));
    if (!found || (includesSpeaker && group.items + beside === 1)) return [];
    const [rule, { weight, others }] = found;
    return [
      {
        start,
        end,
        value: group.people + beside + others,
        score: group.isCounted ? COUNTED_WEIGHT : weight,
        rule,
      },
    ];
  });
  return [...groups, ...besideName(text)];
}
