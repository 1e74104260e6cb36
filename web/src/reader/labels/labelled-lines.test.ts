import { describe, expect, it } from 'vitest';
import { prepare } from '../text/text.ts';
import { findSegments, segmentOf } from './labelled-lines.ts';

const read = (message: string): (string | null)[][] =>
  findSegments(prepare(message)).map(({ field, start, end }) => [field, message.slice(start, end)]);

describe('findSegments', () => {
  it.each([
    [
      'Звідки: Київ, куди: Одеса',
      [
        ['from', 'Київ'],
        ['to', 'Одеса'],
      ],
    ],
    [
      'Дата - 25.11\nКолір: синій',
      [
        ['date', '25.11'],
        [null, 'синій'],
      ],
    ],
    ['Тел:', []],
    ['Виїзд о 12:30', []],
  ])('%j', (message, segments) => {
    expect(read(message)).toEqual(segments);
  });
});

describe('segmentOf', () => {
  const segments = findSegments(prepare('Номер авто: АА1234ВВ'));

  it('takes a label in any spelling', () => {
    expect(segmentOf(segments, ' НОМЕР-авто ')?.label).toBe('номер авто');
  });

  it.each(['', 'Колір'])('finds nothing under %j', (label) => {
    expect(segmentOf(segments, label)).toBeNull();
  });
});
