import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { listedSeats, one } from './listed-seats.ts';

const CONTEXT = { today: '2026-11-20', kind: 'booking', author: null, dispatchers: [] } as const;

const read = (message: string, name: string) => {
  const facts = factsOf({ ...CONTEXT, message }, { start: 0, end: message.length });
  const start = message.indexOf(name);
  const { value, ...span } = listedSeats(facts, { start, end: start + name.length, value: name });
  return [value, message.slice(span.start, span.end).trim()];
};

describe('listedSeats', () => {
  it.each([
    ['Марчук Оля (2 м) 0671112233', 'Марчук Оля', '2'],
    ['Марчук Оля 0671112233 3 чол', 'Марчук Оля', '3'],
    ['Марчуки 4', 'Марчуки', '4'],
    ['Марчук (2)', 'Марчук', '2'],
    ['Anna Kowal +48600700012, 2 seats', 'Anna Kowal', '2'],
    ['Оля з дитиною 0671112233', 'Оля', '2'],
    ['Іван + 2, 0671112233', 'Іван', '3'],
    ['Степан із дружиною', 'Степан', '2'],
  ])('%j: %s is %s', (message, name, seats) => {
    expect(read(message, name)[0]).toBe(seats);
  });

  it.each([
    ['Марчук Оля 067 111 22 33', 'Марчук Оля'],
    ['Марчук Оля, на 25.11 о 7:00', 'Марчук Оля'],
    ['2. Марчук Оля', 'Марчук Оля'],
  ])('%j says no count, so it is one, and its words are the name', (message, name) => {
    expect(read(message, name)).toEqual(['1', name]);
  });

  it('does not count a companion who has a name of their own', () => {
    const facts = factsOf({ ...CONTEXT, message: 'Оля і сестра' }, { start: 0, end: 12 });
    const name = { start: 0, end: 3, value: 'Оля' };
    expect(listedSeats(facts, name, false).value).toBe('2');
    expect(listedSeats(facts, name, true).value).toBe('1');
  });

  it('is one at the words of the passenger', () => {
    expect(one({ start: 4, end: 9 })).toEqual({ start: 4, end: 9, value: '1' });
  });
});
