import { describe, expect, it } from 'vitest';
import { divisionsOf } from './parts.ts';

const divided = (message: string) =>
  divisionsOf(message, { start: 0, end: message.length }).map(({ pieces, isLoose }) => ({
    pieces: pieces.map(({ start, end }) => message.slice(start, end).trim()),
    isLoose,
  }));

describe('divisionsOf', () => {
  it.each([
    ['Оля 0671112233\n\nІгор 0501112233', ['Оля 0671112233', 'Ігор 0501112233']],
    ['Оля Ткач\n----\nІгор Шум', ['Оля Ткач', 'Ігор Шум']],
    ['На завтра\n1. Оля Ткач\n2. Ігор Шум', ['На завтра', '1. Оля Ткач', '2. Ігор Шум']],
    ['Їдуть 1) Оля Ткач 2) Ігор Шум', ['Їдуть', '1) Оля Ткач', '2) Ігор Шум']],
    ['Оля Ткач\nІгор Шум', ['Оля Ткач', 'Ігор Шум']],
    ['Список: 1 Кіт Оля 2 Лис Ігор', ['Список:', '1 Кіт Оля', '2 Лис Ігор']],
    ['Оля до Праги; Ігор до Брна', ['Оля до Праги', 'Ігор до Брна']],
  ])('divides %j firmly', (message, pieces) => {
    expect(divided(message)[0]).toEqual({ pieces, isLoose: false });
  });

  it.each([
    ['Оля їде до Праги. Ігор їде до Брна', ['Оля їде до Праги.', 'Ігор їде до Брна']],
    ['Одне місце для Олі. і ще одне для Ігоря', ['Одне місце для Олі.', 'і ще одне для Ігоря']],
    ['Я зі Стрия, а Лідія з Самбора', ['Я зі Стрия', 'Лідія з Самбора']],
  ])('divides %j loosely', (message, pieces) => {
    expect(divided(message)).toEqual([{ pieces, isLoose: true }]);
  });

  it.each(['Оля Ткач', 'зустріч на вул. Личаківській', 'виїзд о 9. 30 хвилин на збори', '', '\n\n'])(
    'leaves %j whole',
    (message) => {
      expect(divided(message)).toEqual([]);
    },
  );

  it('tries paragraphs before lines, and lines before sentences', () => {
    const [first, second, third] = divided('Оля. Зі Стрия\nдо Праги\n\nІгор');
    expect([first, second, third].map((division) => division?.pieces.length)).toEqual([2, 3, 2]);
  });
});
