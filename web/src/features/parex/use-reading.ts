import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#firebase/call-error.ts';
import { ChunkLoadError } from '#loading/part.ts';
import { dismissToast, toast } from '#ui/toast.ts';
import { askModel, loadModel, readOnDevice } from './parex.data.ts';
import type { Reading } from './reading.ts';

/** Milliseconds: long enough to read a failure. */
const FAILURE_STAYS = 12_000;
/** Milliseconds after which what makes the call loads, the first view being done. */
const LOAD_AHEAD = 1000;
/** Milliseconds after which a person is offered not to wait for the model any longer. */
const SLOW = 8000;

/** What a person can do when the model does not answer, or not soon. */
export interface WayOut {
  label: string;
  onClick: () => void;
}

/** Makes a row of the message: asks the model first, and offers the reader on this device where that fails. */
export function useReading(message: string, columns: readonly string[]) {
  const intl = useIntl();
  const [reading, setReading] = useState<Reading | null>(null);
  const [loading, setLoading] = useState(false);
  const [wayOut, setWayOut] = useState<WayOut | null>(null);
  const failed = useRef<string | null>(null);
  /** Only the latest attempt counts; leaving the page and choosing another way end the one before. */
  const attempt = useRef(0);

  useEffect(() => {
    // What fails here fails again, and is told, when it is needed.
    const timer = setTimeout(() => void loadModel().catch(() => {}), LOAD_AHEAD);
    return () => {
      clearTimeout(timer);
      attempt.current += 1;
    };
  }, []);

  const forgetFailure = () => {
    setWayOut(null);
    if (failed.current !== null) dismissToast(failed.current);
    failed.current = null;
  };

  // An offer is about the message and the columns as they were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what changed
  useEffect(() => forgetFailure, [message, columns]);

  const tellFailure = (error: unknown) => {
    const next = error instanceof ChunkLoadError ? reload : readHere;
    setWayOut(next);
    failed.current = toast('error', failureText(intl, error), { duration: FAILURE_STAYS, action: next });
  };

  const read = async (reader: typeof askModel) => {
    forgetFailure();
    if (columns.length === 0) {
      failed.current = toast('error', intl.formatMessage({ id: 'failure.no-columns' }));
      return;
    }
    attempt.current += 1;
    const mine = attempt.current;
    setLoading(true);
    const slow = setTimeout(() => attempt.current === mine && setWayOut(readHere), SLOW);
    try {
      const result = await reader(message, columns);
      if (attempt.current === mine) setReading(result);
    } catch (error) {
      if (attempt.current === mine) tellFailure(error);
    } finally {
      clearTimeout(slow);
      if (attempt.current === mine) setLoading(false);
    }
  };

  const readHere: WayOut = {
    label: intl.formatMessage({ id: 'parex.readOnDevice' }),
    onClick: async () => {
      const notice = toast('loading', intl.formatMessage({ id: 'parex.readingHere' }));
      await read(readOnDevice);
      dismissToast(notice);
    },
  };

  /** Keeps what the person typed. */
  const reload: WayOut = {
    label: intl.formatMessage({ id: 'app.reload' }),
    onClick: () => window.location.reload(),
  };

  return { reading, loading, wayOut, submit: () => void read(askModel), clear: () => setReading(null) };
}
