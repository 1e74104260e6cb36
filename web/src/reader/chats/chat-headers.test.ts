import { describe, expect, it } from 'vitest';
import { prepare } from '../text/text.ts';
import { findChatHeaders, isDispatcher, withoutHeaders } from './chat-headers.ts';

const TODAY = '2026-11-20';
const read = (message: string): (string | null)[][] =>
  findChatHeaders(prepare(message), TODAY).map(({ start, end, author, authorSpan, date }) => {
    expect(authorSpan ? message.slice(authorSpan.start, authorSpan.end) : '').toBe(author);
    return [message.slice(start, end), author, date];
  });

describe('findChatHeaders', () => {
  it.each([
    ['[22.11.2026 09:14] Оля: завтра', '[22.11.2026 09:14] Оля:', 'Оля', '2026-11-22'],
    ['22/11/2026, 20:03 - Ростик: так', '22/11/2026, 20:03 - Ростик:', 'Ростик', '2026-11-22'],
    ['Оля, [22.11.26 09:14:05]\nтак', 'Оля, [22.11.26 09:14:05]', 'Оля', '2026-11-22'],
    ['Катя Брандт [17/11/2026 10:05]: hi', 'Катя Брандт [17/11/2026 10:05]:', 'Катя Брандт', '2026-11-17'],
    ['[12.11, 18:42] Ігор Мельник: я', '[12.11, 18:42] Ігор Мельник:', 'Ігор Мельник', '2026-11-12'],
    ['[09:14] Оля: так', '[09:14] Оля:', 'Оля', null],
    ['[12 трав., 07:12] Оля: так', '[12 трав., 07:12] Оля:', 'Оля', '2027-05-12'],
    ['[22-11-2026, 07:12] Оля: так', '[22-11-2026, 07:12] Оля:', 'Оля', '2026-11-22'],
    ['11/18/26, 8:03 PM - John Smith: hi', '11/18/26, 8:03 PM - John Smith:', 'John Smith', '2026-11-18'],
    [
      '[18:44, 22.11.2026] +380 67 111 22 33: я',
      '[18:44, 22.11.2026] +380 67 111 22 33:',
      '+380 67 111 22 33',
      '2026-11-22',
    ],
    ['[ 20 листопада 2026 р. 09:14 ] Оля: так', '[ 20 листопада 2026 р. 09:14 ] Оля:', 'Оля', '2026-11-20'],
    ['22.11.2026 09:14 Оля: так', '22.11.2026 09:14 Оля:', 'Оля', '2026-11-22'],
    ['Оля Коваль (22.11, 09:14): так', 'Оля Коваль (22.11, 09:14):', 'Оля Коваль', '2026-11-22'],
    ['[вчора 18:40] Оля: так', '[вчора 18:40] Оля:', 'Оля', '2026-11-19'],
    ['[22.11.26, 09:14:05] ~ Ростик 🚐: так', '[22.11.26, 09:14:05] ~ Ростик 🚐:', 'Ростик', '2026-11-22'],
    ['Переслано від Оля К.\nтекст', 'Переслано від Оля К.', 'Оля К.', null],
    ['[22.11.2026 09:14] два місця на 25.11, виїзд: ранок', '[22.11.2026 09:14]', '', '2026-11-22'],
    ['[05.01, 10:00] Оля: так', '[05.01, 10:00] Оля:', 'Оля', '2027-01-05'],
  ])('%j', (message, header, author, date) => {
    expect(read(message)).toEqual([[header, author, date]]);
  });

  it('takes lines that begin with a time where several do, under the day that stands before them', () => {
    expect(read('05.03.2027\nОля 09:14: так\nІгор 09:20: і я')).toEqual([
      ['05.03.2027', '', '2027-03-05'],
      ['Оля 09:14:', 'Оля', '2027-03-05'],
      ['Ігор 09:20:', 'Ігор', '2027-03-05'],
    ]);
  });

  it.each([
    '12:30 Київ: посадка',
    '22.11 09:14 Телефон: 0671112233',
    'Миргород\nМодлін\n02.08.27\nвиліт 22:10\n1+1',
    '19.11 о 15:00 Олена: 2 місця',
    'Дата: 25.11',
  ])('none in %j', (message) => {
    expect(read(message)).toEqual([]);
  });

  it('gives way to blank lines, and offsets stay', () => {
    const message = '[22.11.2026 09:14] Оля: завтра';
    const rest = withoutHeaders(message, findChatHeaders(prepare(message), TODAY));
    expect(rest.trim()).toBe('завтра');
    expect(rest).toHaveLength(message.length);
  });

  it.each([
    ['Диспетчер Наталка', true],
    ['Бус-Центр', true],
    ['Наталка', false],
  ])('%s is a dispatcher: %s', (author, expected) => {
    expect(isDispatcher(author)).toBe(expected);
  });
});
