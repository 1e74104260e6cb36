import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { calendarDate } from '#intl/date-formats.ts';
import { languageTag } from '#intl/language.ts';
import { inTime } from '#loading/part.ts';
import { keepDraft, readDraft } from '#storage/draft.ts';
import { onForgottenHere } from '#storage/forgotten.ts';
import { type Cell, COLUMNS, firstRow } from './first-row.ts';

const DRAFT = 'landing';

export const samples = ['seats', 'ticket', 'evening'] as const;
type Sample = (typeof samples)[number];

type Read = (message: string) => Promise<readonly Cell[]>;

export interface LiveRow {
  message: string;
  /** The sample that it is; null for what the visitor wrote. */
  sample: Sample | null;
  cells: readonly Cell[];
  /** 'first' is the row that the page comes with; while 'reading' it is still that of the message before. */
  state: 'first' | 'read' | 'reading' | 'failed';
  change: (message: string) => void;
  choose: (sample: Sample) => void;
  /** What was typed is kept elsewhere from now on. */
  forget: () => void;
  /** Loads the reader ahead, for a visitor who is about to change the message. */
  wake: () => void;
}

/** A message and the row that it becomes on this device. The reader comes when somebody turns to the message. */
export function useLiveRow(): LiveRow {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const [sample, setSample] = useState<Sample>('seats');
  const [reader, setReader] = useState<{ read: Read } | 'failed' | null>(null);
  const [answer, setAnswer] = useState<{ message: string; cells: readonly Cell[] } | null>(null);
  const message = typed ?? intl.formatMessage({ id: `landing.sample.${sample}.message` });
  const first = firstRow[intl.locale === languageTag.en ? 'en' : 'ua'];
  const isFirst = typed === null && sample === 'seats';
  const isRead = answer?.message === message;

  const wake = () => {
    if (reader === null) loadReader().then(setReader, () => setReader('failed'));
  };
  const change = (next: string) => {
    setTyped(next);
    wake();
  };

  useEffect(() => {
    if (reader === null || reader === 'failed') return;
    let isOver = false;
    reader.read(message).then(
      (cells) => isOver || setAnswer({ message, cells }),
      () => isOver || setReader('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [reader, message]);

  // What was typed before a reload, or before a look at a tool; the page as it comes knows nothing of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const kept = readDraft(DRAFT);
    if (kept !== '') change(kept);
  }, []);
  useEffect(
    () =>
      onForgottenHere(() => {
        setTyped(null);
        setSample('seats');
      }),
    [],
  );

  return {
    message,
    sample: typed === null ? sample : null,
    cells: answer?.cells ?? first,
    state: isRead
      ? 'read'
      : isFirst && answer === null
        ? 'first'
        : reader === 'failed'
          ? 'failed'
          : 'reading',
    change: (next) => {
      keepDraft(DRAFT, next);
      change(next);
    },
    choose: (next) => {
      keepDraft(DRAFT, '');
      setTyped(null);
      setSample(next);
      wake();
    },
    forget: () => keepDraft(DRAFT, ''),
    wake,
  };
}

/** @throws ChunkLoadError */
async function loadReader(): Promise<{ read: Read }> {
  const reader = await inTime('reader', import('#loading/reader.ts'));
  await reader.loadReader();
  return { read: (message) => reader.readOnDevice(message, COLUMNS, calendarDate(new Date())) };
}
