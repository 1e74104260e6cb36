import { calendarDate } from '#intl/date-formats.ts';
import { withTimeout } from '#loading/chunk.ts';
import type { ReadCell, readMessage } from '#reader/read-message.ts';
import { readKey } from '#storage/api-keys.ts';

/** What a message became: one cell for each column that was asked for, in that order. */
export interface Reading {
  message: string;
  readBy: 'model' | 'device';
  /** `label` is '' where the model gave none, `value` where the message says nothing; the model names no source. */
  cells: readonly ({ label: string } & Pick<ReadCell, 'value' | 'source'>)[];
}

/** Loads what calls the model, which weighs too much for the first view. @throws ChunkLoadError */
export async function loadModel() {
  const [{ call }, { extractRow }] = await withTimeout(
    'call',
    Promise.all([import('#firebase/call.ts'), import('@par-club/functions/contract/parex')]),
  );
  return { call, extractRow };
}

/** @throws CallError, or ChunkLoadError */
export async function askModel(message: string, columns: readonly string[]): Promise<Reading> {
  const { call, extractRow } = await loadModel();
  const apiKey = readKey('openAi');
  const { row } = await call(extractRow, {
    message,
    columns: [...columns],
    ...(apiKey !== null && { apiKey }),
  });
  // The keys are positions, which JavaScript keeps in ascending order.
  const cells = Object.values(row).map(({ ua, en, value }) => ({ label: ua || en, value, source: null }));
  return { message, readBy: 'model', cells };
}

let thread: Promise<Worker> | null = null;

/** Reads a message on this device: nothing leaves it. @throws ChunkLoadError */
export async function readOnDevice(message: string, columns: readonly string[]): Promise<Reading> {
  thread ??= withTimeout('reader', startThread());
  thread.catch(() => {
    thread = null;
  });
  const worker = await thread;
  const request: Parameters<typeof readMessage> = [message, columns, calendarDate(new Date())];
  const { port1, port2 } = new MessageChannel();
  const cells = await new Promise<ReadCell[]>((resolve, reject) => {
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
    cells: cells.map(({ column, value, source }) => ({ label: column, value, source })),
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
