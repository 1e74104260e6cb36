import { expect, it } from 'vitest';
import { isolateBidi } from './isolate-bidi.ts';

it.each([
  ['a usual name', 'Олена О’Коннор', 'Олена О’Коннор'],
  ['a name that turns what follows around', '\u202eanelO\u202c', 'anelO'],
  ['a phone as some address books copy it', '\u202a+380 67 123 45 67\u202c', '+380 67 123 45 67'],
  ['an end without a beginning', 'Олена\u2069\u202c', 'Олена'],
  ['a name in Hebrew', 'אולנה', '\u2068אולנה\u2069'],
  ['a name in Arabic that breaks out', 'أولينا\u2069\u202e', '\u2068أولينا\u2069'],
  ['pictures of several parts', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['nothing', '', ''],
])('%s', (_, text, shown) => {
  expect(isolateBidi(text)).toBe(shown);
});
