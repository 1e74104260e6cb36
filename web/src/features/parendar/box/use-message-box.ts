import { KINDS } from '@par-club/functions/contract/kinds.values';
import { CHAT_LIMIT } from '@par-club/functions/contract/parex.values';
import { useEffect, useState } from 'react';
import { askModelOrDevice } from '#reading/ask-model.data.ts';
import { type Reading, readOnDevice } from '#reading/reading.data.ts';
import { usePieces } from '#reading/use-pieces.ts';
import type { TripDraft } from '../model/trip-draft.ts';
import { type BoxDraft, EMPTY_BOX, readBox, storeBox } from './box-draft.ts';
import type { Ride } from './rides.ts';

export type MessageBox = ReturnType<typeof useMessageBox>;

/** @param onNewTrip opens the trip's form, filled in with a draft */
export function useMessageBox(onNewTrip: (draft: TripDraft) => void) {
  const [draft, setDraft] = useState(readBox);
  const { pieces, start, again, reset } = usePieces<Ride[]>();
  const [problem, setProblem] = useState<'blank' | 'tooLong' | null>(null);

  // Rides from before a reload have no pieces.
  const read = pieces.flatMap(({ reading }, index) =>
    (reading ?? []).map((ride) => ({ ...ride, id: `${index}-${ride.id}` })),
  );
  const rides = (pieces.length > 0 ? read : draft.rides).map((ride) => ({
    ...ride,
    ...draft.edits[ride.id],
  }));
  const kept = JSON.stringify(rides);
  useEffect(() => storeBox({ ...draft, rides: JSON.parse(kept) }), [draft, kept]);

  const isReading = pieces.some(({ status }) => status === 'waiting' || status === 'reading');
  const failed = pieces.flatMap(({ status }, index) => (status === 'failed' ? [index] : []));
  const readText = async (text: string) => {
    const refused = text.trim() === '' ? 'blank' : text.length > CHAT_LIMIT ? 'tooLong' : null;
    setProblem(refused);
    setDraft({ ...EMPTY_BOX, text });
    reset();
    if (refused) return;
    const { chatPieces } = await import('#reading/chat-pieces.ts');
    start(chatPieces(text), (piece) => readRides(askModelOrDevice, piece));
  };
  return {
    ...draft,
    rides,
    isReading,
    /** The newest failure of reading a piece; undefined for none. */
    failure: pieces.findLast(({ status }) => status === 'failed')?.error,
    /** Whether every ride is decided: the next message takes its place. */
    isDone:
      !isReading &&
      !draft.isTyped &&
      failed.length === 0 &&
      rides.length > 0 &&
      rides.every(({ id }) => draft.outcomes[id]),
    /** Whether the text was read, and asks for nothing. */
    isNothing:
      pieces.length > 0 &&
      !isReading &&
      failed.length === 0 &&
      rides.every(({ kind }) => !KINDS[kind].hasRows),
    problem,
    onNewTrip,
    type(text: string): void {
      setProblem(null);
      setDraft((before) => ({ ...before, text, isTyped: true }));
    },
    read: (text: string) => void readText(text),
    readFailedOnDevice: () => again(failed, (piece) => readRides(readOnDevice, piece), true),
    clear(): void {
      setProblem(null);
      reset();
      setDraft(EMPTY_BOX);
    },
    restore(before: BoxDraft): void {
      reset();
      setDraft(before);
    },
    edit: (id: string, edit: Partial<Ride>) =>
      setDraft(({ edits, ...before }) => ({
        ...before,
        edits: { ...edits, [id]: { ...edits[id], ...edit } },
      })),
    change: (next: (before: BoxDraft) => BoxDraft) => setDraft(next),
  };
}

async function readRides(read: (text: string, columns: readonly string[]) => Promise<Reading>, text: string) {
  const { RIDE_COLUMNS, ridesOf } = await import('./rides.ts');
  return ridesOf(await read(text, RIDE_COLUMNS));
}
