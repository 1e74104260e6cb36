import { describe, expect, it } from 'vitest';
import { faultsOf, placeholders } from './text-faults.ts';

describe('faultsOf', () => {
  it.each([
    [
      'Пам’ять «повна» — {count, plural, one {# рейс} few {# рейси} many {# рейсів} other {# рейсу}}',
      'uk',
      [],
    ],
    ['{count, plural, one {# trip} other {# trips}}', 'en-GB', []],
    ["Пам''ять", 'uk', ['a straight apostrophe or quotation mark']],
    ['A "word"', 'en-GB', ['a straight apostrophe or quotation mark']],
    ['Два  пробіли', 'uk', ['two spaces']],
    ['Кінець ', 'uk', ['a space at the end of a line', 'a space at an end']],
    ['Рядок \nі ще', 'uk', ['a space at the end of a line']],
    ['Чекаємо...', 'uk', ['three dots for an ellipsis']],
    ['Рейси - у календарі', 'uk', ['a hyphen for a dash']],
    [
      '{count, plural, one {# рейс} other {# рейсу}}',
      'uk',
      ["no form 'few' of count", "no form 'many' of count"],
    ],
    ['{who, select, one {{n, plural, other {#}}} other {}}', 'en-GB', ["no form 'one' of n"]],
  ])('%s', (message, tag, faults) => {
    expect(faultsOf(message, tag).sort()).toEqual([...faults].sort());
  });
});

it('placeholders finds the values and tags at every depth', () => {
  const message = '{name}: <b>{count, plural, one {{one}} other {#}}</b> {name} {at, time, short}';
  expect(placeholders(message)).toEqual(['<b>', 'at', 'count', 'name', 'one']);
});
