import { useCallback, useEffect, useRef, useState } from 'react';
import type { Reading } from './reading.data.ts';

/** After this a person is offered not to wait for the model any longer. */
const SLOW_DELAY_MS = 8000;

interface ReadingState {
  /** 'slow' is reading, too. */
  status: 'idle' | 'reading' | 'slow' | 'read' | 'failed';
  /** The last that succeeded, also while another message is being read. */
  reading: Reading | null;
  /** Why the last attempt failed, with the status 'failed'. */
  error?: unknown;
}

const IDLE: ReadingState = { status: 'idle', reading: null };

/** Reads messages, one at a time: a new attempt, a reset and leaving the page abort the attempt before. */
export function useReading() {
  const [state, setState] = useState(IDLE);
  const attempt = useRef(new AbortController());
  useEffect(() => () => attempt.current.abort(), []);

  const begin = useCallback((next: (before: ReadingState) => ReadingState): AbortSignal => {
    attempt.current.abort();
    attempt.current = new AbortController();
    setState(next);
    return attempt.current.signal;
  }, []);

  /** @returns null where the attempt failed, which the state says, or was aborted */
  const start = useCallback(
    async (read: () => Promise<Reading>): Promise<Reading | null> => {
      const signal = begin(({ reading }) => ({ status: 'reading', reading }));
      const slow = setTimeout(() => {
        if (!signal.aborted) setState((before) => ({ ...before, status: 'slow' }));
      }, SLOW_DELAY_MS);
      try {
        const reading = await read();
        if (signal.aborted) return null;
        setState({ status: 'read', reading });
        return reading;
      } catch (error) {
        if (!signal.aborted) setState(({ reading }) => ({ status: 'failed', reading, error }));
        return null;
      } finally {
        clearTimeout(slow);
      }
    },
    [begin],
  );
  const reset = useCallback(() => void begin(() => IDLE), [begin]);
  /** Fails without an attempt, as for a message that is refused beforehand. */
  const fail = (error: unknown) => void begin(({ reading }) => ({ status: 'failed', reading, error }));

  const isReading = state.status === 'reading' || state.status === 'slow';
  return { ...state, isReading, start, fail, reset };
}
