import { useEffect, useRef, useState } from 'react';
import { CallError } from '#failures/call-error.ts';

/** A part of a chat, read by itself. */
export interface Piece<Shown> {
  text: string;
  status: 'waiting' | 'reading' | 'read' | 'failed';
  /** With the status 'read'. */
  reading: Shown | null;
  /** Why the last attempt failed, with the status 'failed'. */
  error?: unknown;
}

type Reader<Shown> = (text: string) => Promise<Shown>;

/** Pieces that are asked for at once; more would only be refused. */
const AT_ONCE = 2;
/** Failures that another piece would meet as well. */
const FAILS_FOR_ALL: ReadonlySet<string> = new Set([
  'no-api-key',
  'invalid-api-key',
  'provider-rate-limit',
  'own-key-used-up',
  'unproven-browser',
  'unreachable',
]);

/**
 * Reads the pieces of a chat in their order, two at once, and keeps what each became. A piece that fails keeps its text;
 * those that would fail for the same reason are not asked for. Leaving the page and a reset end it all.
 */
export function usePieces<Shown>() {
  const [pieces, setPieces] = useState<readonly Piece<Shown>[]>([]);
  /** What is still to be asked for, and what an answer needs to count: that nothing newer was asked. */
  const run = useRef<Run>(newRun());
  useEffect(
    () => () => {
      run.current = newRun();
    },
    [],
  );

  const change = (index: number, next: (piece: Piece<Shown>) => Piece<Shown>) =>
    setPieces((before) => before.map((piece, each) => (each === index ? next(piece) : piece)));

  const readOne = async (own: Run, index: number, text: string, read: Reader<Shown>): Promise<void> => {
    const attempt = Symbol('attempt');
    own.attempts.set(index, attempt);
    const isCurrent = () => run.current === own && own.attempts.get(index) === attempt;
    change(index, () => ({ text, status: 'reading', reading: null }));
    try {
      const reading = await read(text);
      if (isCurrent()) change(index, () => ({ text, status: 'read', reading }));
    } catch (error) {
      if (!isCurrent()) return;
      const failed = [index];
      if (error instanceof CallError && FAILS_FOR_ALL.has(error.failure.reason))
        failed.push(...own.queue.splice(0).map((each) => each.index));
      for (const each of failed)
        change(each, (piece) => ({ text: piece.text, status: 'failed', reading: null, error }));
    }
  };

  const work = async (own: Run, read: Reader<Shown>): Promise<void> => {
    if (own.workers >= AT_ONCE) return;
    own.workers += 1;
    for (let next = own.queue.shift(); next && run.current === own; next = own.queue.shift())
      await readOne(own, next.index, next.text, read);
    own.workers -= 1;
  };

  const enqueue = (own: Run, wanted: readonly { index: number; text: string }[], read: Reader<Shown>) => {
    own.queue.push(...wanted);
    for (let worker = 0; worker < AT_ONCE; worker += 1) void work(own, read);
  };

  return {
    pieces,
    /** Reads other texts, in the place of all there was. */
    start(texts: readonly string[], read: Reader<Shown>) {
      run.current = newRun();
      setPieces(texts.map((text) => ({ text, status: 'waiting', reading: null })));
      enqueue(
        run.current,
        texts.map((text, index) => ({ index, text })),
        read,
      );
    },
    /** Reads pieces once more. @param isAtOnce for a reader that need not wait its turn */
    again(indices: readonly number[], read: Reader<Shown>, isAtOnce = false) {
      const own = run.current;
      const wanted = indices.map((index) => ({ index, text: pieces[index]?.text ?? '' }));
      if (isAtOnce) for (const { index, text } of wanted) void readOne(own, index, text, read);
      else {
        for (const { index, text } of wanted)
          change(index, () => ({ text, status: 'waiting', reading: null }));
        enqueue(own, wanted, read);
      }
    },
    /** Puts another reading in the place of a piece's. */
    replace: (index: number, next: (reading: Shown) => Shown) =>
      change(index, (piece) => (piece.reading ? { ...piece, reading: next(piece.reading) } : piece)),
    /** Ends all reading. @param kept what there is from now on, by default nothing */
    reset(kept: readonly Piece<Shown>[] = []) {
      run.current = newRun();
      setPieces(kept);
    },
  };
}

interface Run {
  queue: { index: number; text: string }[];
  workers: number;
  /** The newest attempt of each piece. */
  attempts: Map<number, symbol>;
}

function newRun(): Run {
  return { queue: [], workers: 0, attempts: new Map() };
}
