import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText, isNotLoaded } from '#firebase/call-error.ts';
import { dismissToast, toast } from '#ui/toast.ts';
import { askModel, loadModel, readOnDevice } from './parex.data.ts';
import type { Reading } from './reading.ts';

/** Milliseconds: long enough to read a failure and decide for the other way. */
const FAILURE_STAYS = 12_000;
/** Milliseconds after which what makes the call loads, the first view being done. */
const LOAD_AHEAD = 1000;

/** Makes a row of the message: asks the model first, and offers the reader on this device where that fails. */
export function useReading(message: string, columns: readonly string[]) {
  const intl = useIntl();
  const [reading, setReading] = useState<Reading | null>(null);
  const [loading, setLoading] = useState(false);
  const failed = useRef('');

  useEffect(() => {
    // What fails here fails again, and is told, when it is needed.
    const timer = setTimeout(() => void loadModel().catch(() => {}), LOAD_AHEAD);
    return () => clearTimeout(timer);
  }, []);

  // An offer is about the message and the columns as they were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what changed
  useEffect(() => () => dismissToast(failed.current), [message, columns]);

  const read = async (reader: typeof askModel) => {
    dismissToast(failed.current);
    if (columns.length === 0) {
      failed.current = toast('error', intl.formatMessage({ id: 'failure.no-columns' }));
      return;
    }
    setLoading(true);
    try {
      setReading(await reader(message, columns));
    } catch (error) {
      const text = failureText(intl, error);
      failed.current = toast('error', text, { duration: FAILURE_STAYS, action: wayOut(error) });
    } finally {
      setLoading(false);
    }
  };

  const readHere = async () => {
    const notice = toast('loading', intl.formatMessage({ id: 'parex.readingHere' }));
    await read(readOnDevice);
    dismissToast(notice);
  };

  /** What a person can do about a failure at once. A reload keeps what they typed. */
  const wayOut = (error: unknown) =>
    isNotLoaded(error)
      ? { label: intl.formatMessage({ id: 'parex.reload' }), onClick: () => window.location.reload() }
      : { label: intl.formatMessage({ id: 'parex.readOnDevice' }), onClick: () => void readHere() };

  return { reading, loading, submit: () => void read(askModel), clear: () => setReading(null) };
}
