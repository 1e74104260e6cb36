import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#failures/call-error.ts';
import { ChunkLoadError } from '#loading/chunk.ts';
import { askModel, loadModel, readOnDevice } from '#reading/reading.data.ts';
import { useReading } from '#reading/use-reading.ts';
import { dismissToast, toast } from '#ui/toast.ts';

/** Long enough to read a failure. */
const FAILURE_DURATION_MS = 12_000;
/** After this what makes the call loads, the first view being done; it is there then when the network is not. */
const LOAD_AHEAD_DELAY_MS = 1000;

/** Makes a row of the message: asks the model first, and offers the reader on this device where that fails. */
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
      const notice = toast('loading', intl.formatMessage({ id: 'parex.readingHere' }));
      await read(readOnDevice);
      dismissToast(notice);
    },
  };
  const reload = {
    label: intl.formatMessage({ id: 'app.reload' }),
    onClick: () => window.location.reload(),
  };
  const afterFailure = error instanceof ChunkLoadError ? reload : readHere;
  const wayOut = status === 'failed' ? afterFailure : status === 'slow' ? readHere : null;

  useEffect(() => {
    // What fails here fails again, and is told, when it is needed.
    const timer = setTimeout(() => void loadModel().catch(() => {}), LOAD_AHEAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const notifyFailure = useEffectEvent(() =>
    toast('error', failureText(intl, error), { duration: FAILURE_DURATION_MS, action: afterFailure }),
  );
  useEffect(() => {
    if (status !== 'failed') return;
    const notice = notifyFailure();
    return () => dismissToast(notice);
  }, [status]);

  const resetFailure = useEffectEvent(() => {
    if (status === 'failed') reset();
  });
  // A failure is about the message and the columns as they were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are what changed
  useEffect(() => () => resetFailure(), [message, columns]);

  return { reading, isReading, wayOut, submit: () => void read(askModel), clear: reset };
}
