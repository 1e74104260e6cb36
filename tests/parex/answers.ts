import { onTestFinished, vi } from 'vitest';
import { saveReadingsLeft } from '../../web/src/reading/readings-left.ts';

/** A cell of an answer: its value, and the words of the message that it came from, by default the same. */
type Said = string | readonly [value: string, words: string];

interface Answer {
  kind?: 'booking' | 'parcel' | 'change' | 'cancel' | 'question' | 'none';
  /** In the order of the columns. */
  rows: readonly (readonly Said[])[];
  /** What is left of the day's readings; null, as for a key of one's own, where it is not said. */
  readings?: { left: number; resetsAt: string };
}

/** The day's readings are used up. */
interface Refusal {
  resetsAt: string;
}

/**
 * Stands in for the function that reads messages, from here on in the test: a reading is what the test says, not what a
 * model or a reader makes of the message.
 * @returns the messages that were asked for, in order
 */
export function answerReadings(
  answer: (message: string) => Answer | Refusal | Promise<Answer | Refusal>,
): string[] {
  const asked: string[] = [];
  const send = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (request, options) => {
    if (!/\/extractRows$/.test(String(request))) return send(request, options);
    const { message, columns } = JSON.parse(String(options?.body)).data as {
      message: string;
      columns: string[];
    };
    asked.push(message);
    const answered = await answer(message);
    if (!('rows' in answered)) return refusalOf(answered);
    const { kind = 'booking', rows, readings = null } = answered;
    const cellOf = (label: string, said: Said = '') => {
      const [value, words] = typeof said === 'string' ? [said, said] : said;
      return { ua: label, en: label, value, words };
    };
    const keyed = rows.map((row) =>
      Object.fromEntries(columns.map((label, index) => [index + 1, cellOf(label, row[index])])),
    );
    return Response.json({ result: { kind, rows: keyed, readings } });
  });
  return asked;
}

/** What the reader on this device says of a message besides its rows; what is left out stays as it was read. */
interface ReadHere {
  kind?: Answer['kind'];
  isSure?: boolean;
  /** Words of the message. */
  unread?: readonly string[];
}

/**
 * Lets this device read, since the day's readings are used up, and changes what its reader makes of messages, from here on
 * in the test. Its rows are real.
 */
export function answerOnDevice(answer: (message: string) => ReadHere): void {
  answerReadings(() => ({ resetsAt: new Date(Date.now() + 3_600_000).toISOString() }));
  onTestFinished(() => saveReadingsLeft(null));
  const send = Worker.prototype.postMessage;
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, request, transfer) {
    const [what, message] = request as string[];
    const port = Object(transfer)[0];
    if (what !== 'rows' || message === undefined) return send.call(this, request, { transfer: [port] });
    const { port1, port2 } = new MessageChannel();
    const { unread = [], ...said } = answer(message);
    const spans = unread.map((words) => {
      const start = message.indexOf(words);
      return { start, end: start + words.length };
    });
    port1.onmessage = ({ data }) => port.postMessage({ ...data, unread: spans, ...said });
    return send.call(this, request, { transfer: [port2] });
  });
}

function refusalOf({ resetsAt }: Refusal): Response {
  const details = { reason: 'quota-used-up', dailyLimit: 30, resetsAt };
  const error = { status: 'RESOURCE_EXHAUSTED', message: 'quota-used-up', details };
  return Response.json({ error }, { status: 429 });
}

/** A day so many days from today, as the reader writes days. */
export function dayFromToday(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return new Intl.DateTimeFormat('sv-SE').format(day);
}
