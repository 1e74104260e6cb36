import { describe, expect, it } from 'vitest';
import { readRows } from './read-rows.ts';

const TODAY = '2026-11-20';
const COLUMNS = ['Імʼя', 'Телефон', 'Дата', 'Час', 'Звідки', 'Куди', 'Місць'];
const CHAT_LENGTH = 4000;

describe('readRows on long chats', () => {
  it.each([
    '-',
    '(',
    'а ',
    ' ',
    'і ',
    'замість ',
    'назад 26.11, ',
    '25.11 о 15:00 ',
    '0671112233 ',
    '[20.11.2026 09:14] Оля: мене теж 0671112233\n',
  ])(
    '[M-02] reads as long a chat as there may be, of %j, without hanging',
    (unit) => {
      const message = `Два місця на завтра, Іван 0671112233\n${unit.repeat(CHAT_LENGTH)}`.slice(
        0,
        CHAT_LENGTH,
      );
      expect(readRows(message, COLUMNS, TODAY).rows.every((cells) => cells.length === COLUMNS.length)).toBe(
        true,
      );
    },
    30_000,
  );
});
