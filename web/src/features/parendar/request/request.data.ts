import { calendarDate } from '#intl/date-formats.ts';
import { inTime } from '#loading/part.ts';
import { readOpenAiKey } from '#storage/api-keys.ts';
import { READ_COLUMNS, type ReadValues, readValues } from './request.ts';

/**
 * Asks the language model what a message says. What makes the call comes with the first message.
 * @throws CallError, or ChunkLoadError
 */
export async function askModel(message: string): Promise<ReadValues> {
  const [{ call }, { extractRow }] = await inTime(
    'call',
    Promise.all([import('#firebase/call.ts'), import('@par-club/functions/contract/parex')]),
  );
  const apiKey = readOpenAiKey();
  const columns = [...READ_COLUMNS];
  const { row } = await call(extractRow, { message, columns, ...(apiKey !== null && { apiKey }) });
  return readValues(columns.map((_, index) => row[String(index + 1)]?.value ?? ''));
}

/**
 * Reads a message on this device: nothing leaves it. The reader comes with the first message.
 * @throws ChunkLoadError
 */
export async function readOnDevice(message: string): Promise<ReadValues> {
  const reader = await inTime('reader', import('#loading/reader.ts'));
  const cells = await reader.readOnDevice(message, READ_COLUMNS, calendarDate(new Date()));
  return readValues(cells.map(({ value }) => value));
}
