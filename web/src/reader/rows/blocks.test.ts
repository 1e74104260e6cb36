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
    'Львів – Прага 10 грудня:\n1. Кіт Олена',
    'Львів – Прага 10 грудня\nПрага – Львів 15 грудня\nКіт Олена',
    '',
  ])('none in %j', (message) => {
    expect(blocks(message)).toEqual([]);
  });
});
