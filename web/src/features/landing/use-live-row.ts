import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { languageTag } from '#intl/language.ts';
import { readOneRow } from '#reading/reading.data.ts';
import { useReading } from '#reading/use-reading.ts';
import { landingDraft } from '#storage/registry.ts';
import { onAuthorChange, typedText } from '#storage/typed-text.ts';
import { COLUMNS, firstRow } from './row.ts';

const draft = typedText(landingDraft);

export const samples = ['seats', 'ticket', 'evening'] as const;
type Sample = (typeof samples)[number];

export type LiveRow = ReturnType<typeof useLiveRow>;

/** Reads a message into a row on this device. The reader loads when the visitor turns to the message. */
export function useLiveRow() {
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
    /** Null for the visitor's own message. */
    sample: typed === null ? sample : null,
    cells: reading ? (reading.rows[0] ?? []) : first,
    state: stateOf(),
    change,
    choose: (next: Sample) => {
      draft.clear();
      setTyped(null);
      setSample(next);
      setAwake(true);
    },
    /** Another page keeps the typed text from now on. */
    forget: draft.clear,
    /** Loads the reader before the visitor changes the message. */
    wake: () => setAwake(true),
  };

  /** 'first' is the page's initial row; 'reading' still shows the former message's. */
  function stateOf() {
    if (isRead) return 'read';
    if (isFirst && reading === null) return 'first';
    return status === 'failed' ? 'failed' : 'reading';
  }
}
