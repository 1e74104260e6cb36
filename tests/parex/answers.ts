import { vi } from 'vitest';

/** A cell of an answer: its value, and the words of the message that it came from, by default the same. */
type Said = string | readonly [value: string, words: string];

interface Answer {
  kind?: 'booking' | 'parcel' | 'change' | 'cancel' | 'none';
  /** In the order of the columns. */
  rows: readonly (readonly Said[])[];
}

/**
 * Stands in for the function that reads messages, from here on in the test: a reading is what the test says, not what a
 * model or a reader makes of the message.
 * @returns the messages that were asked for, in order
 */
export function answerReadings(answer: (message: string) => Answer | Promise<Answer>): string[] {
  const asked: string[] = [];
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (request, options) => {
    if (!/\/extractRows$/.test(String(request))) return send(request, options);
    const { message, columns } = JSON.parse(String(options?.body)).data as {
      message: string;
      columns: string[];
    };
    asked.push(message);
    const { kind = 'booking', rows } = await answer(message);
    const cellOf = (label: string, said: Said = '') => {
      const [value, words] = typeof said === 'string' ? [said, said] : said;
      return { ua: label, en: label, value, words };
    };
    const keyed = rows.map((row) =>
      Object.fromEntries(columns.map((label, index) => [index + 1, cellOf(label, row[index])])),
    );
    return Response.json({ result: { kind, rows: keyed, readings: null } });
  });
  return asked;
}

/** A day so many days from today, as the reader writes days. */
export function dayFromToday(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return new Intl.DateTimeFormat('sv-SE').format(day);
}
