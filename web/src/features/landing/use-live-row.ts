import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { languageTag } from '#intl/language.ts';
import { readOneRow } from '#reading/reading.data.ts';
import { useReading } from '#reading/use-reading.ts';
import { landingDraft } from '#storage/registry.ts';
import { onAuthorChange, typedText } from '#storage/typed-text.ts';
import { type Cell, COLUMNS, firstRow } from './row.ts';

const draft = typedText(landingDraft);

export const samples = ['seats', 'ticket', 'evening'] as const;
type Sample = (typeof samples)[number];

export interface LiveRow {
  message: string;
  /** Null for the visitor's own message. */
  sample: Sample | null;
  cells: readonly Cell[];
  /** 'first' is the page's initial row; 'reading' still shows the former message's. */
  state: 'first' | 'read' | 'reading' | 'failed';
  change: (message: string) => void;
  choose: (sample: Sample) => void;
  /** Another page keeps the typed text from now on. */
  forget: () => void;
  /** Loads the reader before the visitor changes the message. */
  wake: () => void;
}

/** Reads a message into a row on this device. The reader loads when the visitor turns to the message. */
export function useLiveRow(): LiveRow {
  const intl = useIntl();
  const [typed, setTyped] = useState<string | null>(null);
  const [sample, setSample] = useState<Sample>('seats');
  const [isAwake, setAwake] = useState(false);
  const { status, reading, start } = useReading();
  const message = typed ?? intl.formatMessage({ id: `landing.sample.${sample}.message` });
  const first = firstRow[intl.locale === languageTag.en ? 'en' : 'ua'];
  const isFirst = typed === null && sample === 'seats';
  const isRead = reading?.message === message;

  const change = (next: string) => {
    draft.save(next);
    setTyped(next);
    setAwake(true);
  };

  useEffect(() => {
    if (isAwake) void start(() => readOneRow(message, COLUMNS));
  }, [isAwake, message, start]);

  // The text from before a reload or a look at a tool; the prerendered page does not know it.
  const showOwn = useEffectEvent(() => {
    const kept = draft.read();
    if (kept !== '') change(kept);
    else setTyped(null);
  });
  useEffect(() => {
    showOwn();
    return onAuthorChange(() => showOwn());
  }, []);

  return {
    message,
    sample: typed === null ? sample : null,
    cells: reading ? (reading.rows[0] ?? []) : first,
    state: isRead
      ? 'read'
      : isFirst && reading === null
        ? 'first'
        : status === 'failed'
          ? 'failed'
          : 'reading',
    change,
    choose: (next) => {
      draft.clear();
      setTyped(null);
      setSample(next);
      setAwake(true);
    },
    forget: draft.clear,
    wake: () => setAwake(true),
  };
}
