import { KINDS, type Kind } from '@par-club/functions/contract/kinds.values';
import type { ReadingsLeft } from '@par-club/functions/contract/parex';
import { CallError } from '#failures/call-error.ts';
import { withTimeout } from '#loading/chunk.ts';
import { readKey } from '#storage/api-keys.ts';
import { findUnread, type Reading, readOnDevice } from './reading.data.ts';
import { readingsLeft, saveReadingsLeft } from './readings-left.ts';

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

/**
 * Reads a message by the model; on this device where the day's readings are used up.
 * @throws CallError, or ChunkLoadError
 */
export async function askModel(message: string, columns: readonly string[]): Promise<Reading> {
  const apiKey = readKey('openAi');
  if (apiKey === null && readingsLeft()?.left === 0) return readOnDevice(message, columns);
  const { call, extractRows, findWords } = await loadModel();
  const answer = await call(extractRows, {
    message,
    columns: [...columns],
    ...(apiKey !== null && { apiKey }),
  }).catch(usedUp);
  saveReadingsLeft(answer.readings);
  if (!('rows' in answer)) return readOnDevice(message, columns);
  const { kind, rows } = answer;
  // The keys are positions, which JavaScript keeps in ascending order.
  const cells = rows.map((row) =>
    Object.values(row).map(({ ua, en, value, words }) => ({
      label: ua || en,
      value,
      source: findWords(message, words),
      doubt: null,
    })),
  );
  const taken = cells.flat().flatMap(({ source }) => source ?? []);
  // The rows stand without the reader, too.
  const unread = hasLines(message, kind) ? await findUnread(message, kind, taken).catch(() => []) : [];
  return { message, columns, readBy: 'model', kind, isSure: true, rows: cells, unread };
}

/** Whether a line of a message may have led to no row. */
function hasLines(message: string, kind: Kind): boolean {
  return KINDS[kind].hasRows && message.trim().includes('\n');
}

/** Reads a message by the model; where nobody has a key for it, by `onDevice`. @throws CallError, or ChunkLoadError */
export function askModelOrDevice(
  message: string,
  columns: readonly string[],
  onDevice = readOnDevice,
): Promise<Reading> {
  return askModel(message, columns).catch((error: unknown) => {
    if (!(error instanceof CallError) || error.failure.reason !== 'no-api-key') throw error;
    return onDevice(message, columns);
  });
}

/** What is left where the day's readings are used up. Any other failure is thrown on. */
function usedUp(error: unknown): { readings: ReadingsLeft } {
  if (!(error instanceof CallError) || error.failure.reason !== 'quota-used-up') throw error;
  const { resetsAt } = error.failure;
  if (resetsAt === undefined) throw error;
  return { readings: { left: 0, resetsAt } };
}
