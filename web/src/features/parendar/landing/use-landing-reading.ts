import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#failures/call-error.ts';
import { readOnDevice } from '#reading/reading.data.ts';
import { useReading } from '#reading/use-reading.ts';
import { READ_COLUMNS, type ReadValues, readValues } from '../request/request.ts';

/** Without a key pressed; then the message is read. */
const PAUSE_DELAY_MS = 250;

/** Reads a message on this device while it is typed; `values` are null until the first is read. */
export function useLandingReading(message: string): { values: ReadValues | null; failure: string | null } {
  const intl = useIntl();
  const { status, reading, error, start, reset } = useReading();
  const isBlank = message.trim() === '';
  useEffect(() => {
    if (isBlank) return reset();
    const read = () => readOnDevice(message, READ_COLUMNS);
    const timer = setTimeout(() => void start(read), PAUSE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [message, isBlank, start, reset]);
  if (status === 'failed') return { values: null, failure: failureText(intl, error) };
  return { values: reading && readValues(reading.cells.map(({ value }) => value)), failure: null };
}
