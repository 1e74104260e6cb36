import type { Field } from '../labels/field-of-label.ts';
import { isGivenName } from '../names/given-names.ts';
import { anyOf, type Span, words } from '../text/text.ts';
import dispatcherWords from './dispatcher.words.json' with { type: 'json' };
import passengerWords from './passenger.words.json' with { type: 'json' };
import questionWords from './questions.words.json' with { type: 'json' };

const STATES = words`${anyOf(dispatcherWords)}`;
const ASKS_FOR = words`${anyOf(passengerWords)}`;
const QUESTIONS = Object.entries(questionWords).map(([field, list]) => ({
  field,
  said: words`${anyOf(list)}`,
}));

/** What a dispatcher's message asks a passenger for; a message with a phone gives one. */
export function askedFields(folded: string): Field[] {
  if (/\d{7}/.test(folded)) return [];
  return QUESTIONS.filter(({ said }) => folded.search(said) >= 0).map(({ field }) => field as Field);
}

const PHONE = /\d(?:[ ()-]{0,2}\d){8}/;
const PRICE = /\d\s?(?:грн|гривень|злот|zł|зл(?!\p{L})|євро|евро|eur|€|крон|гр(?!\p{L})|uah)/u;
/** 'Є, о 6:10 і 9:30', 'так, записан' */
const ANSWERS =
  /^[^\p{L}\d]*(?:(?:доброго дня|добрий день|добрий|привіт|привет|вітаю|здравствуйте|так|да)[\s,.!]+)*(?:(?:є|есть|jest|нема|немає|нет мест)(?!\p{L})|мож(?:на|но)\s*(?:[.,!]|$))/u;

/** Words by which both begin a message. */
const BEGINNING = /^[^\p{L}\d]*(?:(?:так|да|ні|нет|ок|добре|хорошо)[\s,.!]+)+/u;
/** 'на завтра є два місця?', 'можна на 12?' */
const ASKS_WHETHER = /(?<!\p{L})(?:(?:є|есть|jest)\s[^?]*\p{L}[^?]*|мож(?:на|но)(?!\p{L})[^?]*)\?/u;

/** How much a message sounds like a dispatcher's; below 0 like a passenger's. */
export function dispatcherScore(folded: string): number {
  const sentences = folded.replace(BEGINNING, '').split(/(?<=[.!?])\s+/u);
  const gives = (PHONE.test(folded) ? 2 : 0) + (isName(folded) && !BEGINNING.test(folded) ? 1.5 : 0);
  return sentences.reduce((sum, sentence) => sum + scoreOf(sentence), -gives);
}

function scoreOf(sentence: string): number {
  const count = (pattern: RegExp) => [...sentence.matchAll(pattern)].length;
  const states = sentence.includes('?')
    ? 0
    : count(STATES) + [PRICE, ANSWERS].filter((each) => each.test(sentence)).length;
  const wishes = count(ASKS_FOR) + (ASKS_WHETHER.test(sentence) ? 2 : 0);
  return 2 * askedFields(sentence).length + 1.5 * states - wishes;
}

/** 'і Лера': a line that names somebody, and says nothing else. */
function isName(folded: string): boolean {
  const words = folded.match(/\p{L}+/gu) ?? [];
  return words.length < 4 && words.some(isGivenName) && !/[\d?]/.test(folded);
}

/** A line of a chat that is pasted without its headers. */
export interface Turn extends Span {
  isDispatcher: boolean;
}

/** More often than not, the other one writes the next line. */
const SWITCH = 0.9;
/** A chat begins with a passenger's message. */
const BEGINS = 3;
/** A line of a list, a table or a form. */
const NO_TURN =
  /^\s*(?:\d{1,2}[.)]|[-–—•*✅❌])\s|\||^[^:\n]{2,25}:\s+\S|:\s*$|^\s*\p{Extended_Pictographic}/u;

/** The lines of a chat without headers, told apart by what they say; null for a message that is no chat. */
export function turnsOf(folded: string): Turn[] | null {
  const lines = [...folded.matchAll(/[^\n]*[\p{L}\d][^\n]*/gu)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const texts = lines.map(({ start, end }) => folded.slice(start, end));
  if (lines.length < 3 || texts.some((text) => text.length > 200 || NO_TURN.test(text))) return null;
  const scores = texts.map(dispatcherScore);
  /** The likeliest roles of the lines so far, where the last one is a passenger's, and where it is the dispatcher's. */
  let ways: readonly { value: number; roles: readonly boolean[] }[] = [
    { value: BEGINS, roles: [] },
    { value: 0, roles: [] },
  ];
  for (const score of scores) {
    const before = ways;
    ways = [false, true].map((isLast) =>
      likeliest(
        before.map(({ value, roles }, i) => ({
          value:
            value +
            (isLast ? score : -score) +
            ((i === 1) === isLast ? 0 : roles.length === 0 ? -BEGINS : SWITCH),
          roles: [...roles, isLast],
        })),
      ),
    );
  }
  const { roles } = likeliest(ways);
  const turns = lines.map((line, i) => ({ ...line, isDispatcher: roles[i] ?? false }));
  const isSure = scores.some((score, i) => i > 0 && roles[i] && score >= 1.5);
  const switches = roles.filter((role, i) => i > 0 && role !== roles[i - 1]);
  return isSure && switches.length > 1 ? turns : null;
}

function likeliest<Way extends { value: number }>([first, ...rest]: readonly Way[]): Way {
  return rest.reduce((best, way) => (way.value > best.value ? way : best), first as Way);
}
