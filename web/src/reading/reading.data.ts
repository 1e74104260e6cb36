import { calendarDate } from '#intl/date-formats.ts';
import { withTimeout } from '#loading/chunk.ts';
import type { ReadCell } from '#reader/read-message.ts';
import type { Kind, ReadRows, readRows } from '#reader/read-rows.ts';
import { readKey } from '#storage/api-keys.ts';

/** `label` is '' where the model gave none, `value` where the message says nothing; the model has no doubt. */
export type ReadingCell = { label: string } & Pick<ReadCell, 'value' | 'source' | 'doubt'>;

/** What a message became. */
export interface Reading {
  message: string;
  readBy: 'model' | 'device';
  kind: Kind;
  /** In each row one cell for each column that was asked for, in that order. */
  rows: readonly (readonly ReadingCell[])[];
}

/** Loads what calls the model, which weighs too much for the first view. @throws ChunkLoadError */
export async function loadModel() {
  const [{ call }, { extractRows }, { findWords }] = await withTimeout(
    'call',
    Promise.all([
      import('#firebase/call.ts'),
      import('@par-club/functions/contract/parex'),
      import('@par-club/functions/shared/words-in'),
    ]),
  );
  return { call, extractRows, findWords };
}

/** @throws CallError, or ChunkLoadError */
export async function askModel(message: string, columns: readonly string[]): Promise<Reading> {
  const { call, extractRows, findWords } = await loadModel();
  const apiKey = readKey('openAi');
  const { kind, rows } = await call(extractRows, {
    message,
    columns: [...columns],
    ...(apiKey !== null && { apiKey }),
  });
  // The keys are positions, which JavaScript keeps in ascending order.
  const cells = rows.map((row) =>
    Object.values(row).map(({ ua, en, value, words }) => ({
      label: ua || en,
      value,
      source: findWords(message, words),
      doubt: null,
    })),
  );
  return { message, readBy: 'model', kind, rows: cells };
}

let thread: Promise<Worker> | null = null;

/** Reads a message on this device: nothing leaves it. @throws ChunkLoadError */
export async function readOnDevice(message: string, columns: readonly string[]): Promise<Reading> {
  thread ??= withTimeout('reader', startThread());
  thread.catch(() => {
    thread = null;
  });
  const worker = await thread;
  const request: Parameters<typeof readRows> = [message, columns, calendarDate(new Date())];
  const { port1, port2 } = new MessageChannel();
  const { kind, rows } = await new Promise<ReadRows>((resolve, reject) => {
    worker.addEventListener('error', reject, { once: true });
    port1.onmessage = ({ data }) => {
      worker.removeEventListener('error', reject);
      resolve(data);
      port1.close();
    };
    worker.postMessage(request, [port2]);
  });
  return {
    message,
    readBy: 'device',
    kind,
    rows: rows.map((row) =>
      row.map(({ column, value, source, doubt }) => ({ label: column, value, source, doubt })),
    ),
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
