import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';

const blocks = (message: string): string[] =>
  blocksOf(
    { message, today: '2026-11-20', kind: 'booking', author: null, dispatchers: [] },
    { start: 0, end: message.length },
  ).map(({ start, end }) => message.slice(start, end).trim());

describe('blocksOf', () => {
  it('begins a list with each line that says a trip and names nobody', () => {
    const there = 'Львів – Прага 10 грудня:\n1. Кіт Олена\n2. Бойко Ігор';
    const back = 'Прага – Львів 15 грудня:\n1. Кіт Олена';
    expect(blocks(`Добрий день\n${there}\n${back}`)).toEqual([there, back]);
  });

  it.each([
    ['28.11', 'Луцьк-Київ', '29.11', 'Київ-Луцьк'],
    ['Субота', 'Луцьк-Київ', 'Неділя', 'Луцьк-Київ'],
    ['28.11:', 'Луцьк - Київ 18:00', '\n29.11:', 'Київ - Луцьк 19:00'],
    ['Луцьк-Київ', '28.11', 'Київ-Луцьк', '29.11'],
  ])('with the headings %j, %j, above %j, %j', (first, below, second, belowSecond) => {
    const out = `${first}\n${below}\nОля 0671112233`;
    const back = `${second}\n${belowSecond}\nПавло 0672223344`;
    expect(blocks(`${out}\n${back}`)).toEqual([out, back.trim()]);
  });

  it.each([
    'Львів – Прага 10 грудня:\n1. Кіт Олена',
    'Львів – Прага 10 грудня\nПрага – Львів 15 грудня\nКіт Олена',
    '',
  ])('none in %j', (message) => {
    expect(blocks(message)).toEqual([]);
  });
});
