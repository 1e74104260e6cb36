import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { calendarDate } from '#intl/date-formats.ts';
import { languageTag } from '#intl/language.ts';
import { inTime } from '#loading/part.ts';
import { type Cell, COLUMNS, firstRow } from './first-row.ts';

export const samples = ['seats', 'ticket', 'evening'] as const;
type Sample = (typeof samples)[number];

type Read = (message: string) => readonly Cell[];

export interface LiveRow {
  message: string;
  /** Whether the visitor wrote it. */
  isOwn: boolean;
  cells: readonly Cell[];
  /** 'reading' while the row is still that of the message before. */
  state: 'read' | 'reading' | 'failed';
  change: (message: string) => void;
  choose: (sample: Sample) => void;
  /** Loads the reader ahead, for a visitor who is about to change the message. */
  wake: () => void;
}

/** A message and the row that it becomes on this device. The reader comes when somebody turns to the message. */
export function useLiveRow(): LiveRow {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const [sample, setSample] = useState<Sample>('seats');
  const [reader, setReader] = useState<{ read: Read } | 'failed' | null>(null);
  const message = typed ?? intl.formatMessage({ id: `landing.sample.${sample}.message` });
  const settled = useDeferredValue(message);
  const first = firstRow[intl.locale === languageTag.en ? 'en' : 'ua'];
  const isFirst = typed === null && sample === 'seats';
  const read = reader !== null && reader !== 'failed' ? reader.read : null;
  const cells = useMemo(() => (read ? read(settled) : first), [read, settled, first]);
  const isCurrent = read ? settled === message : isFirst;

  const wake = () => {
    if (reader === null) loadReader().then(setReader, () => setReader('failed'));
  };
  return {
    message,
    isOwn: typed !== null,
    cells,
    state: isCurrent ? 'read' : reader === 'failed' ? 'failed' : 'reading',
    change: (next) => {
      setTyped(next);
      wake();
    },
    choose: (next) => {
      setTyped(null);
      setSample(next);
      wake();
    },
    wake,
  };
}

/** @throws ChunkLoadError */
async function loadReader(): Promise<{ read: Read }> {
  const { readMessage } = await inTime('reader', import('#reader/read-message.ts'));
  return { read: (message) => readMessage(message, COLUMNS, calendarDate(new Date())) };
}
