import type { Row } from '@par-club/functions/contract/parex';
import { calendarDate } from '#intl/date-formats.ts';
import { inTime } from '#loading/part.ts';
import { readOpenAiKey } from '#storage/api-keys.ts';
import type { Reading } from './reading.ts';

/**
 * What makes the call; it weighs too much for the first view. Loaded ahead, it is there when the network is not.
 * @throws ChunkLoadError
 */
export async function loadModel() {
  const [{ call }, { extractRow }] = await inTime(
    'call',
    Promise.all([import('#firebase/call.ts'), import('@par-club/functions/contract/parex')]),
  );
  return { call, extractRow };
}

/**
 * Asks the language model to read a message.
 * @throws CallError, or ChunkLoadError
 */
export async function askModel(message: string, columns: readonly string[]): Promise<Reading> {
  const { call, extractRow } = await loadModel();
  const apiKey = readOpenAiKey();
  const { row } = await call(extractRow, {
    message,
    columns: [...columns],
    ...(apiKey !== null && { apiKey }),
  });
  return { message, row, readBy: 'model', sources: [] };
}

/**
 * Reads a message on this device: nothing leaves it. The reader loads with the first message.
 * @throws ChunkLoadError
 */
export async function readOnDevice(message: string, columns: readonly string[]): Promise<Reading> {
  const reader = await inTime('reader', import('#loading/reader.ts'));
  const cells = await reader.readOnDevice(message, columns, calendarDate(new Date()));
  const row: Row = Object.fromEntries(
    cells.map(({ column, value }, index) => [String(index + 1), { ua: column, en: '', value }]),
  );
  return { message, row, readBy: 'device', sources: cells.flatMap(({ source }) => (source ? [source] : [])) };
}
