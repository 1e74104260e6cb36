import { expect, it } from 'vitest';
import { readMessage } from '#reader/read-message.ts';
import { demoText } from './demo.text.ts';
import { COLUMNS, FIRST_DATE, firstRow } from './first-row.ts';

it.each(['ua', 'en'] as const)(
  'the row that is there at once is what the reader reads, in %s',
  (language) => {
    const cells = readMessage(
      demoText['landing.sample.seats.message'][language],
      COLUMNS,
      `2026-${FIRST_DATE}`,
    );
    expect(cells.map(({ value, source }) => ({ value, source }))).toEqual(firstRow[language]);
  },
);
