import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#failures/call-error.ts';
import { ChunkLoadError } from '#loading/chunk.ts';
import { askModel, loadModel } from '#reading/ask-model.data.ts';
import { loadReader, readOnDevice, readOneRow } from '#reading/reading.data.ts';
import { useReading } from '#reading/use-reading.ts';
import { dismissToast, toast } from '#ui/toast.ts';

export const FAILURE_DURATION_MS = 12_000;
/** What reads and what shows rows loads this long after the first view, before the network may fail. */
const LOAD_AHEAD_DELAY_MS = 1000;

/** Reads a message into rows with the model; offers the reader on this device when the model fails or is slow. */
export function useRow(message: string, columns: readonly string[]) {
  const intl = useIntl();
  const { status, isReading, reading, error, start, reset } = useReading();

  const read = async (reader: typeof askModel): Promise<void> => {
    if (columns.length > 0) await start(() => reader(message, columns));
    else toast('error', intl.formatMessage({ id: 'failure.no-columns' }));
  };
  const readHere = {
    label: intl.formatMessage({ id: 'parex.readOnDevice' }),
    onClick: async () => {
      const toastId = toast('loading', intl.formatMessage({ id: 'parex.readingHere' }));
      await read(readOnDevice);
      dismissToast(toastId);
    },
  };
  const reload = {
    label: intl.formatMessage({ id: 'app.reload' }),
    onClick: () => window.location.reload(),
  };
  const afterFailure = error instanceof ChunkLoadError ? reload : readHere;
  const wayOut = status === 'failed' ? afterFailure : status === 'slow' ? readHere : null;

  useEffect(() => {
    const loadDialog = () => import('./result-dialog.tsx');
    const timer = setTimeout(() => {
      // A failure needs no notice here: the later use loads the module again and reports the failure.
      for (const load of [loadModel, loadReader, loadDialog]) load().catch(() => {});
    }, LOAD_AHEAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const notifyFailure = useEffectEvent(() =>
    toast('error', failureText(intl, error), { duration: FAILURE_DURATION_MS, action: afterFailure }),
  );
  useEffect(() => {
    if (status !== 'failed') return;
    const toastId = notifyFailure();
    return () => dismissToast(toastId);
  }, [status]);

  const resetFailure = useEffectEvent(() => {
    if (status === 'failed') reset();
  });
  // A failure belongs to the message and the columns of its call: a change of either clears it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of either runs the cleanup
  useEffect(() => () => resetFailure(), [message, columns]);

  return {
    reading,
    isReading,
    wayOut,
    submit: () => void read(askModel),
    readAnyway: () => void read(readOneRow),
    clear: reset,
  };
}
