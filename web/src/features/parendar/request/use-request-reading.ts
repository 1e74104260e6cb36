import { MESSAGE_LIMIT } from '@par-club/functions/contract/parex.values';
import { useIntl } from 'react-intl';
import { CallError, failureText } from '#failures/call-error.ts';
import { askModel, type Reading, readOnDevice } from '#reading/reading.data.ts';
import { useReading } from '#reading/use-reading.ts';
import { READ_COLUMNS, type ReadValues, readValues } from './request.ts';

/**
 * Reads a request's message: the model does, or, where there is no key for it, this device; where the model fails, this
 * device is offered.
 */
export function useRequestReading(message: string, onRead: (values: ReadValues) => void) {
  const intl = useIntl();
  const { status, isReading, reading, error, start, fail, reset } = useReading();
  const isBlank = message.trim() === '';
  const [count, limit] = [message.length, MESSAGE_LIMIT];

  const readWith = async (reader: (message: string) => Promise<Reading>): Promise<void> => {
    const answer = await start(() => reader(message));
    if (answer) onRead(valuesOf(answer));
  };
  const wordsFor = (failure: unknown) =>
    failure instanceof TooLongError
      ? intl.formatMessage({ id: 'parendar.request.tooLong' }, { count, limit })
      : failureText(intl, failure);

  return {
    isReading,
    /** Who has read the message, or that there was nothing to read in it. */
    outcome: status === 'read' && reading ? outcomeOf(reading) : null,
    /** Why the message was not read, in words; null where it was. */
    failure: status === 'failed' ? wordsFor(error) : null,
    /** Whether the reader on this device can help now. */
    offersDevice: !isBlank && (status === 'slow' || status === 'failed'),
    read(): void {
      if (isBlank) fail(new CallError({ reason: 'no-message' }));
      else if (count > limit) fail(new TooLongError());
      else void readWith(readByModelOrDevice);
    },
    readHere: () => void readWith(readByDevice),
    forget: reset,
  };
}

function valuesOf({ cells }: Reading): ReadValues {
  return readValues(cells.map(({ value }) => value));
}

function outcomeOf(reading: Reading): 'byModel' | 'byDevice' | 'nothingRead' {
  if (Object.keys(valuesOf(reading)).length === 0) return 'nothingRead';
  return reading.readBy === 'model' ? 'byModel' : 'byDevice';
}

/** The model takes no message of this length; the reader on this device does. */
class TooLongError extends Error {}

async function readByModelOrDevice(message: string): Promise<Reading> {
  try {
    return await askModel(message, READ_COLUMNS);
  } catch (error) {
    if (!(error instanceof CallError) || error.failure.reason !== 'no-api-key') throw error;
    return readByDevice(message);
  }
}

function readByDevice(message: string): Promise<Reading> {
  return readOnDevice(message, READ_COLUMNS);
}
