import { describe, expect, it } from 'vitest';
import { readMessage } from '#reader/read-message.ts';
import { demoText } from './demo.text.ts';
import { COLUMNS, firstRow } from './row.ts';

// The reader takes longer over its first message, and machines are busy.
describe('the row that is there at once', { timeout: 30_000 }, () => {
  it.each(['ua', 'en'] as const)('is what the reader reads, in %s', (language) => {
    const message = demoText['landing.sample.seats.message'][language];
    const cells = readMessage(message, COLUMNS, '2026-11-28');
    expect(cells.map(({ value, source }) => ({ value, source }))).toEqual(firstRow[language]);
  });
});
