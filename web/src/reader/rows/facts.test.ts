import { describe, expect, it } from 'vitest';
import type { Found } from '../text/text.ts';
import { type Context, factsOf, filled, isCalledAlike, stopTimesOf, tripOf, turned } from './facts.ts';

const contextOf = (message: string, more: Partial<Context> = {}): Context => ({
  message,
  today: '2026-11-20',
  kind: 'booking',
  author: null,
  dispatchers: [],
  ...more,
});
const read = (message: string, more: Partial<Context> = {}) =>
  factsOf(contextOf(message, more), { start: 0, end: message.length });
const place = (value: string): Found => ({ start: 0, end: value.length, value });
const [HUST, PRAGUE, BRNO] = [place('Хуст'), place('Прага'), place('Брно')];

describe('factsOf', () => {
  it('gives offsets of the whole message', () => {
    const message = 'На завтра. Оля Ткач 0671112233';
    const { persons, phones, raw } = factsOf(contextOf(message), { start: 11, end: message.length });
    expect([...persons, ...phones].map(({ start, end }) => message.slice(start, end))).toEqual([
      'Оля Ткач',
      '0671112233',
    ]);
    expect(raw).toBe('Оля Ткач 0671112233');
  });

  it.each([
    ['Їде Марія. Дзвоніть брату Остапу 0671112233', ['Марія']],
    ['Оля Ткач до Праги, дзвонити Степану 0671112233', ['Оля Ткач']],
    ['їде Злата (мама Юля 0671112233)', ['Злата']],
    ['Іван їде, а Ніна не поїде', ['Іван']],
    ['Anna goes, Peter will meet her', ['Anna']],
  ])('whoever is only called, meets or stays does not travel: %j', (message, names) => {
    expect(read(message).persons.map(({ value }) => value)).toEqual(names);
  });

  it('takes a dispatcher of the chat for no passenger', () => {
    const names = (dispatchers: string[]) =>
      read('Ліна Дуб і Оля Ткач, до Праги', { dispatchers }).persons.map(({ value }) => value);
    expect(names([])).toEqual(['Ліна Дуб', 'Оля Ткач']);
    expect(names(['Ліна Диспетчер'])).toEqual(['Оля Ткач']);
  });

  it('takes who says ‘I’ for the author of a chat’s message', () => {
    const author = { start: 0, end: 3, value: 'Оля' };
    expect(read('запишіть мене і Надю', { author }).persons.map(({ value }) => value)).toEqual([
      'Оля',
      'Надя',
    ]);
    expect(read('я 0671112233', { author }).speaker?.value).toBe('Оля');
    expect(read('мене звати Ірина').speaker?.value).toBe('Ірина');
    expect(read('Ірина до Праги').speaker).toBeNull();
  });

  it.each([
    ['перенесіть з 25.11 на 27.11', '2026-11-27'],
    ['на 27.11 замість 25.11', '2026-11-27'],
    ['move me from 25 November to 28 November', '2026-11-28'],
  ])('of a changed booking prefers the new day: %j', (message, date) => {
    expect(tripOf(read(message, { kind: 'change' })).date?.value).toBe(date);
  });

  it.each([
    ['Олена, 7 років, до Праги', undefined],
    ['Олена, 2 місця, до Праги', '2'],
  ])('counts no years of age as seats: %j', (message, seats) => {
    expect(read(message).reading.seats?.[0]?.value).toBe(seats);
  });
});

describe('trips', () => {
  it('take what they lack from another', () => {
    expect(filled({ to: BRNO }, { from: HUST, to: PRAGUE })).toEqual({ from: HUST, to: BRNO });
    expect(filled({}, { from: HUST })).toEqual({ from: HUST });
  });

  it('take ends swapped for a way back, and nothing of its own is lost', () => {
    expect(filled({ isBack: true }, { from: HUST, to: PRAGUE })).toEqual({
      from: PRAGUE,
      to: HUST,
      isBack: true,
    });
    expect(filled({ isBack: true, from: BRNO }, { from: HUST, to: PRAGUE })).toEqual({
      from: BRNO,
      to: HUST,
      isBack: true,
    });
  });

  it('turn a single end that was said as the other end', () => {
    const said = { from: HUST, to: PRAGUE };
    expect(turned({ to: HUST }, said)).toEqual({ from: HUST });
    expect(turned({ from: PRAGUE }, said)).toEqual({ to: PRAGUE });
    expect(turned({ to: BRNO }, said)).toEqual({ to: BRNO });
    expect(turned({ from: BRNO, to: HUST }, said)).toEqual({ from: BRNO, to: HUST });
  });
});

describe('stopTimesOf', () => {
  const stops = (message: string) =>
    [...stopTimesOf(contextOf(message), { start: 0, end: message.length })].map(([town, { value }]) => [
      town,
      value,
    ]);

  it.each([
    [
      'виїзд з Хуста 17:00, з Мукачева 18:20',
      [
        ['Хуст', '17:00'],
        ['Мукачево', '18:20'],
      ],
    ],
    [
      'Луцьк 5:30\nКовель 7:00\nдо Любліна',
      [
        ['Луцьк', '05:30'],
        ['Ковель', '07:00'],
      ],
    ],
  ])('are the hours of several towns: %j', (message, expected) => {
    expect(stops(message)).toEqual(expected);
  });

  it.each(['виїзд з Хуста 17:00', 'з Хуста, з Мукачева', ''])('none in %j', (message) => {
    expect(stops(message)).toEqual([]);
  });
});

describe('isCalledAlike', () => {
  it.each([
    ['Інна', 'Інни', true],
    ['Інна Коваль', 'номер інни', true],
    ['Стефка', 'Стефко', true],
    ['Інна', 'Ірина', false],
    ['Оля', '', false],
  ])('%s, %s: %s', (name, other, expected) => {
    expect(isCalledAlike(name, other)).toBe(expected);
  });
});
