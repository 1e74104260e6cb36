import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { subjectsOf } from './subjects.ts';

const read = (parts: readonly string[], isLoose = false): string[][] => {
  const message = parts.join('\n');
  const context = { message, today: '2026-11-20', kind: 'booking', author: null, dispatchers: [] } as const;
  let start = 0;
  const all = parts.map((part) => {
    const facts = factsOf(context, { start, end: start + part.length });
    start += part.length + 1;
    return facts;
  });
  return subjectsOf(context, all, isLoose).map((subject) => [
    subject.persons.map(({ value }) => value).join(' + '),
    subject.phones.map(({ value }) => value).join(' '),
  ]);
};

describe('subjectsOf', () => {
  it('are the parts that name somebody', () => {
    expect(read(['На завтра до Праги', 'Оля Ткач 0671112233', 'Ігор Шум'])).toEqual([
      ['Оля Ткач', '+380671112233'],
      ['Ігор Шум', ''],
    ]);
  });

  it('join a name with the number on the line below it', () => {
    expect(read(['Оля Ткач', '0671112233', 'Ігор Шум', '0671112244'])).toEqual([
      ['Оля Ткач', '+380671112233'],
      ['Ігор Шум', '+380671112244'],
    ]);
  });

  it('take the leading words of an item for a name that no list knows', () => {
    expect(read(['1. Оля Ткач 0671112233', '2. Зюзьо Бурбай 0671112244'])).toEqual([
      ['Оля Ткач', '+380671112233'],
      ['Зюзьо Бурбай', '+380671112244'],
    ]);
  });

  it('are the parts with numbers where nobody is named', () => {
    expect(read(['0671112233', '0671112244'])).toEqual([
      ['', '+380671112233'],
      ['', '+380671112244'],
    ]);
  });

  it('are none where one part alone names somebody', () => {
    expect(read(['Оля Ткач 0671112233', 'до Праги'])).toEqual([]);
  });

  it('of sentences need a number, a day or a word that adds beside the name', () => {
    expect(read(['Оля їде до Праги.', 'Ігор її проведе.'], true)).toEqual([]);
    expect(read(['Оля 0671112233 до Праги.', 'Ще Ігор до Брна.'], true)).toEqual([
      ['Оля', '+380671112233'],
      ['Ігор', ''],
    ]);
  });
});
