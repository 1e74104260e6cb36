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

it("[P-02] tells a calendar's name, colour, zone and whether it may be changed", () => {
  expect(
    calendarsFrom([
      {
        id: 'a',
        summary: 'olena@example.com',
        summaryOverride: 'Олена',
        backgroundColor: '#16a765',
        timeZone: 'Europe/Kyiv',
        accessRole: 'reader',
      },
      { id: 'b', summary: 'Рейси', accessRole: 'owner', primary: true },
      { id: 'c', summary: 'Чернівці', accessRole: 'writer', summaryOverride: '' },
    ]),
  ).toEqual([
    { id: 'b', name: 'Рейси', color: '#4285F4', isPrimary: true, timeZone: 'UTC', isWritable: true },
    {
      id: 'a',
      name: 'Олена',
      color: '#16a765',
      isPrimary: false,
      timeZone: 'Europe/Kyiv',
      isWritable: false,
    },
    { id: 'c', name: 'Чернівці', color: '#4285F4', isPrimary: false, timeZone: 'UTC', isWritable: true },
  ]);
});
