import { describe, expect, it } from 'vitest';
import { prepare } from '../text/text.ts';
import { chatMessages, correctedInLines } from './chat.ts';

const TODAY = '2026-11-20';
const read = (chat: string) =>
  chatMessages(prepare(chat), TODAY)?.map(({ author, start, end, today, isDispatcher }) => [
    author?.value ?? null,
    chat.slice(start, end).trim(),
    today,
    isDispatcher,
  ]) ?? null;

describe('chatMessages', () => {
  it('counts days from the stamp, and from the one above where a stamp has none', () => {
    expect(read('[18.11.2026 21:14] Оля Ткач: мені на завтра\n[08:00] Юра: і мені')).toEqual([
      ['Оля Ткач', 'мені на завтра', '2026-11-18', false],
      ['Юра', 'і мені', '2026-11-18', false],
    ]);
  });

  it('keeps what stands before the first header, as nobody’s', () => {
    expect(read('Дивіться, що пишуть:\n[20.11.2026 09:14] Оля: на завтра')).toEqual([
      [null, 'Дивіться, що пишуть:', TODAY, false],
      ['Оля', 'на завтра', TODAY, false],
    ]);
  });

  it('takes a number for no name of an author', () => {
    expect(read('[18:44, 20.11.2026] +380 67 111 22 33: два на неділю')).toEqual([
      [null, 'два на неділю', TODAY, false],
    ]);
  });

  it.each([
    ['[20.11.2026 09:14] Менеджер Ліна: завтра о 7\n[20.11.2026 09:15] Оля: я їду', [true, false]],
    ['[20.11.2026 09:14] Ліна: хто їде завтра?\n[20.11.2026 09:15] Оля: я', [true, false]],
    ['[20.11.2026 09:14] Оля: мені на завтра\n[20.11.2026 09:15] Ліна: записала вас', [false, true]],
    ['[20.11.2026 09:14] Kate: book me\n[20.11.2026 09:15] Lina: confirmed', [false, true]],
    ['[20.11.2026 09:14] Оля: мені на завтра\n[20.11.2026 09:15] Юра: і мені', [false, false]],
    ['[20.11.2026 09:14] Диспетчер: Іваненко, на завтра', [false]],
  ])('knows a dispatcher by name or by answers, unless nobody else writes: %j', (chat, expected) => {
    expect(read(chat)?.map((message) => message[3])).toEqual(expected);
  });

  it.each(['на завтра два місця', 'Телефон: 0671112233', ''])('%j is no chat', (message) => {
    expect(read(message)).toBeNull();
  });
});

describe('correctedInLines', () => {
  it.each([
    ['Завтра о 7, Оля\nой, краще післязавтра', ['Завтра о 7, Оля', 'ой, краще післязавтра']],
    ['Two seats, Kate\nSorry, three\nto Krakow', ['Two seats, Kate', 'Sorry, three', 'to Krakow']],
    ['25.11\nдо Праги\nточніше, 26.11', ['25.11\nдо Праги', 'точніше, 26.11']],
  ])('cuts where a line corrects: %j', (message, lines) => {
    const messages = correctedInLines({ message, today: TODAY }) ?? [];
    expect(messages.map(({ start, end }) => message.slice(start, end).trim())).toEqual(lines);
    expect(messages.every(({ author, today }) => author === null && today === TODAY)).toBe(true);
  });

  it.each(['Завтра о 7, ой, краще о 8', 'Оля\nІгор', 'Ніна\nНіколь'])('nothing in %j', (message) => {
    expect(correctedInLines({ message, today: TODAY })).toBeNull();
  });
});
