import type { Kind } from '@par-club/functions/contract/kinds.values';
import { calendarDate } from '#intl/date-formats.ts';
import { withTimeout } from '#loading/chunk.ts';
import type { ReadCell } from '#reader/read-message.ts';
import type { Span } from '#reader/text/text.ts';
import type { Readers } from './read-message-thread.ts';

/** `label` is '' where the model gave none, `value` where the message says nothing. */
export type ReadingCell = { label: string } & Pick<ReadCell, 'value' | 'source' | 'doubt'>;

/** What a message became: rows of one cell for each column that was asked for, in that order. */
export interface Reading {
  message: string;
  /** The labels that were asked for. */
  columns: readonly string[];
  readBy: 'model' | 'device';
  kind: Kind;
  /** Whether nobody needs to be asked for the kind. */
  isSure: boolean;
  /** None where the message asks for none. */
  rows: readonly (readonly ReadingCell[])[];
  /** What led to no row, with UTF-16 offsets into the message. */
  unread: readonly Span[];
}

let thread: Promise<Worker> | null = null;

/** Loads the reader and starts it, once. @throws ChunkLoadError */
export function loadReader(): Promise<Worker> {
  thread ??= withTimeout('reader', startThread());
  thread.catch(() => {
    thread = null;
  });
  return thread;
}

/** Reads a message on this device: nothing leaves it. @throws ChunkLoadError */
export function readOnDevice(message: string, columns: readonly string[]): Promise<Reading> {
  return readInThread('rows', message, columns);
}

/** Reads a message as one row, whatever it wants. @throws ChunkLoadError */
export function readOneRow(message: string, columns: readonly string[]): Promise<Reading> {
  return readInThread('row', message, columns);
}

/** What a message says beside the words that rows were made of, whoever has read it. @throws ChunkLoadError */
export function findUnread(message: string, kind: Kind, taken: readonly Span[]): Promise<Span[]> {
  return askThread('unread', message, kind, calendarDate(new Date()), taken);
}

async function askThread<Name extends keyof Readers>(
  name: Name,
  ...input: Parameters<Readers[Name]>
): Promise<ReturnType<Readers[Name]>> {
  const worker = await loadReader();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', reject, { once: true });
    port1.onmessage = ({ data }) => {
      worker.removeEventListener('error', reject);
      resolve(data);
      port1.close();
    };
    worker.postMessage([name, ...input], [port2]);
  });
}

async function readInThread(
  name: 'rows' | 'row',
  message: string,
  columns: readonly string[],
): Promise<Reading> {
  const today = calendarDate(new Date());
  const { kind, isSure, rows, unread } = await askThread(name, message, columns, today);
  const cellOf = ({ column, value, source, doubt }: ReadCell) => ({ label: column, value, source, doubt });
  return {
    message,
    columns,
    readBy: 'device',
    kind,
    isSure,
    rows: rows.map((row) => row.map(cellOf)),
    unread,
  };
}

/** Starts the reader in a thread: with its first message a phone is busy for longer than a page may stand still. */
function startThread(): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-message-thread.ts', import.meta.url), { type: 'module' });
    worker.onmessage = () => resolve(worker);
    worker.onerror = reject;
  });
}
