import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Piece } from '#reading/use-pieces.ts';
import { Button } from '#ui/button.tsx';
import type { ShownReading } from '../result/corrected.ts';
import { ReadingView } from '../result/reading-view.tsx';
import style from './piece-view.module.css';

/** After this a person is offered not to wait for the model any longer. */
const SLOW_DELAY_MS = 8000;

/** What can be done about pieces, by their places in the chat. */
export interface PieceActions {
  onRead: (indices: number[]) => void;
  onReadHere: (indices: number[]) => void;
  /** Makes a row of a piece that asks for none. */
  onAnyway: (index: number) => void;
}

interface PieceViewProps extends PieceActions {
  piece: Piece<ShownReading>;
  index: number;
  first: number;
  doubles: ReadonlyMap<string, string>;
  /** Puts what was read into the sheet. */
  onKeep: () => void;
  onChange: (next: (reading: ShownReading) => ShownReading) => void;
}

export function pieceId(index: number): string {
  return `parex-piece-${index}`;
}

/** A piece of a chat: its rows, or its text and its state. */
export function PieceView({
  piece,
  index,
  first,
  doubles,
  onRead,
  onReadHere,
  onAnyway,
  onKeep,
  onChange,
}: PieceViewProps) {
  const { text, status, reading } = piece;
  const isSlow = useSlow(status === 'reading');
  if (reading) {
    return (
      <article id={pieceId(index)} className={style.piece} tabIndex={-1}>
        <ReadingView reading={reading} first={first} doubles={doubles} onChange={onChange} onCopy={onKeep} />
        {reading.readBy === 'device' && (
          <p className={style.status}>
            <FormattedMessage id="parex.result.byDevice" />
          </p>
        )}
        {reading.rows.length === 0 && (
          <Button data-track="parex-anyway" onClick={() => onAnyway(index)}>
            <FormattedMessage id="parex.rows.anyway" />
          </Button>
        )}
      </article>
    );
  }
  return (
    <article id={pieceId(index)} className={style.piece} tabIndex={-1} aria-busy={status === 'reading'}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls, which the keyboard has to reach */}
      <p className={style.text} tabIndex={0}>
        {text}
      </p>
      {status !== 'failed' && (
        <p className={style.status} data-reading={status === 'reading' || undefined}>
          <FormattedMessage id={status === 'reading' ? 'parex.reading' : 'parex.several.waiting'} />
        </p>
      )}
      {(status === 'failed' || isSlow) && (
        <div className={style.actions}>
          {status === 'failed' && (
            <Button onClick={() => onRead([index])}>
              <FormattedMessage id="parex.several.again" />
            </Button>
          )}
          <Button onClick={() => onReadHere([index])}>
            <FormattedMessage id="parex.readOnDevice" />
          </Button>
        </div>
      )}
    </article>
  );
}

function useSlow(isReading: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isReading) return;
    const timer = setTimeout(() => setSlow(true), SLOW_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isReading]);
  return isSlow;
}
