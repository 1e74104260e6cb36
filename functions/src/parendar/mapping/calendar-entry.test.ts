import { expect, it } from 'vitest';
import { calendarsFrom } from './calendar-entry.ts';

it('[P-02] sorts calendars by name, as Ukrainians do, and puts the primary one first', () => {
  const entries = ['Ярослав', 'Їжак', 'Іван', 'Буковель', 'Ґанок'].map((summary) => ({
    id: summary,
    summary,
  }));
  const calendars = calendarsFrom([...entries, { id: 'me', summary: 'Я', primary: true }]);
  expect(calendars.map(({ name }) => name)).toEqual(['Я', 'Буковель', 'Ґанок', 'Іван', 'Їжак', 'Ярослав']);
});

/** What is shown of a calendar of which Google tells no more. */
const PLAIN = { description: '', color: '#4285F4', timeZone: 'UTC' };

it("[P-02] [F-R8] tells a calendar's name, description, colour, zone and whether it may be changed", () => {
  expect(
    calendarsFrom([
      {
        id: 'a',
        summary: 'olena@example.com',
        summaryOverride: 'Олена',
        description: 'Рейси до Польщі',
        backgroundColor: '#16a765',
        timeZone: 'Europe/Kyiv',
        accessRole: 'reader',
      },
      { id: 'b', summary: 'Рейси', accessRole: 'owner', primary: true },
      { id: 'c', summary: 'Чернівці', accessRole: 'writer', summaryOverride: '' },
    ]),
  ).toEqual([
    { id: 'b', name: 'Рейси', ...PLAIN, isPrimary: true, isWritable: true },
    {
      id: 'a',
      name: 'Олена',
      description: 'Рейси до Польщі',
      color: '#16a765',
      isPrimary: false,
      timeZone: 'Europe/Kyiv',
      isWritable: false,
    },
    { id: 'c', name: 'Чернівці', ...PLAIN, isPrimary: false, isWritable: true },
  ]);
});
