import type { Reading } from '../read-message.ts';
import { type Found, fold, regex, regexAll } from '../text/text.ts';
import { type Facts, isCalledAlike, type Trip } from './facts.ts';

export interface Draft {
  /** The message without what is said of others. */
  text: string;
  trip: Trip;
  reading: Reading;
}

/** Words that ask for one more place. */
export const ADDS = /(?<!\p{L})(?:ще|еще|також|тоже|теж|окремо|also|another|plus)(?!\p{L})/u;

export function isCalled({ reading }: Draft, name: string): boolean {
  return isCalledAlike(reading.name?.[0]?.value ?? '', name);
}

const WITHDRAWS = regexAll`(\p{L}{3,})(?:\s+\p{L}{3,})?(?:\s+|[^.!?\n]{0,30}\sщо\s)(?:таки |уже |вже |точно |все ж )?(?:ні(?=[,.])|нет(?=[,.])|(?:is|are|was)?n[o']t (?:coming|going)|не (?:їде|поїде|їдуть|едет|поедет|зможе|сможет|буде|будет)|відпа(?:да|л)|отпа(?:да|л)|isn't coming|is not coming|can't come|відмови(?:вся|лась|лася)|отказал(?:ся|ась)|викресл|зніміть|уберите|вычеркн|мінус)`;
/** 'Мазур Олег 050… – скасувати', 'Мазура з того ж рейсу зніміть' */
const TAKEN_OFF = regexAll`(\p{L}{3,})(?:\s+\p{L}{3,})?[\s\d()+–-]{1,24}(?:(?:з|із|с|на)\s[^.!?,;\n]{1,20}\s)?(?:скасу[вй]\p{L}*|відмін(?:іть|ити|яє\p{L}*)|отмен(?:ите|ить|яем|а)|зніміть|зняти|снимите|снять|cancel(?:led)?)(?!\p{L})`;
/** 'замість Колі їде …', 'викреслюйте Аліну' */
const GIVES_WAY = regexAll`(?:замість|вместо|instead of|викресл\p{L}*|вычеркн\p{L}*|зніміть|уберите|скасу[вй]\p{L}*|відмініть|отмените|cancel) +(?:будь ласка,? |пожалуйста,? |please )?(\p{L}{3,})`;

/** 'замість неї Тетяна' */
const REPLACED = regex`(?:[Зз]амість|[Вв]место|[Ii]nstead of)\s+(?:неї|нього|нее|него|her|him)[\s,–-]*(?:їде |поїде |едет |поедет )?(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)`;

/** The name of a passenger who takes another's place. */
export function replacement({ raw, start }: Pick<Facts, 'raw' | 'start'>): Found | undefined {
  const [words = '', value] = REPLACED.exec(raw) ?? [];
  if (value === undefined) return undefined;
  const end = start + raw.indexOf(words) + words.length;
  return { start: end - value.length, end, value };
}

/** Whom a name means: of 'Олександр' and 'Олександра', the one who is called so to the letter. */
function meantBy(name: string, drafts: readonly Draft[]): readonly Draft[] {
  const exactly = drafts.filter(({ reading }) =>
    fold(reading.name?.[0]?.value ?? '')
      .split(/\s+/)
      .includes(name),
  );
  return exactly.length > 0 ? exactly : drafts.filter((draft) => isCalled(draft, name));
}

/** The rows of whoever a message says does not go after all. */
export function withdrawn(folded: string, drafts: readonly Draft[]): Draft[] {
  const names = [WITHDRAWS, TAKEN_OFF, GIVES_WAY].flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(([, name = '']) => name),
  );
  return drafts.filter((draft) => names.some((name) => meantBy(name, drafts).includes(draft)));
}
