import { regex } from '../text/text.ts';
/** Words that may stand between a preposition and a place, or beside a place. */
export const FACILITY = regex`^(?:аеропорт\p{L}*|аеропорта|аеро|аэропорт\p{L}*|airport|a[ei]ropor\p{L}*|вокзал\p{L}*|автовокзал\p{L}*|автостанц\p{L}*|залізничн\p{L}*|жд|станці\p{L}*|станци\p{L}*|station|bus|train|railway|ст|м|г|місто|міста|місті|город[аеу]?|смт|смт|пгт|сел[оаі]|кордон\p{L}*|границ\p{L}*|кпп|митниц\p{L}*|пункт\p{L}*|the|city|центр\p{L}*|самого|саму|самий|самой|готел\p{L}*|отел\p{L}*|hotel|downtown|центральн\p{L}*|головн\p{L}*|імені|international|міжнародн\p{L}*|старе|новий)$`;

export type Direction = 'from' | 'to' | 'at' | 'via';

function saying(direction: Direction, words: string): [string, Direction][] {
  return words.split(' ').map((word) => [word, direction]);
}

/** Words before a place, and what they say of it. */
export const DIRECTIONS: ReadonlyMap<string, Direction> = new Map([
  ...saying(
    'from',
    'з із зі зо ізі від одь из изо с со от from z iz zi zo ze od vid ot leave leaving departing',
  ),
  ...saying('to', 'до на к ко to into towards toward do na for под під'),
  ...saying('at', 'в у во уві at in v u w near біля возле коло'),
  ...saying('via', 'через via cherez мимо повз through'),
]);
