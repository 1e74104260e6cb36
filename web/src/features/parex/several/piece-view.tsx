import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDelayedFlag } from '#loading/use-connection.ts';
import type { Piece } from '#reading/use-pieces.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import type { ShownReading } from '../result/corrected.ts';
import { ReadingView } from '../result/reading-view.tsx';
import style from './piece-view.module.css';

/** After this a person is offered not to wait for the model any longer. */
const SLOW_DELAY_MS = 8000;

/** Reads pieces once more, by place. @param by 'row' makes a row of a piece that asks for none */
export type ReadPieces = (indices: number[], by: 'model' | 'device' | 'row') => void;

interface PieceViewProps {
  piece: Piece<ShownReading>;
  index: number;
  first: number;
  doubles: ReadonlyMap<string, string>;
  onRead: ReadPieces;
  onKeep: () => void;
  onChange: (next: (reading: ShownReading) => ShownReading) => void;
}

function pieceId(index: number): string {
  return `parex-piece-${index}`;
}

export function PieceView({ piece, index, first, doubles, onRead, onKeep, onChange }: PieceViewProps) {
  const { text, status, reading } = piece;
  const isSlow = useDelayedFlag(status === 'reading', SLOW_DELAY_MS);
  if (reading) {
    return (
      <article id={pieceId(index)} className={style.piece} tabIndex={-1}>
        <ReadingView reading={reading} first={first} doubles={doubles} onChange={onChange} onCopy={onKeep} />
        {reading.readBy === 'device' && <Text className={style.status} text="parex.result.byDevice" />}
        {reading.rows.length === 0 && (
          <Button data-track="parex-anyway" onClick={() => onRead([index], 'row')} text="parex.rows.anyway" />
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
            <Button onClick={() => onRead([index], 'model')} text="parex.several.again" />
          )}
          <Button onClick={() => onRead([index], 'device')} text="parex.readOnDevice" />
        </div>
      )}
    </article>
  );
}

/** Keeps the focus with the piece that is read: the pressed button goes away, and the piece may move. */
export function usePieceFocus(onRead: ReadPieces): ReadPieces {
  const pressed = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const piece = pressed.current === null ? null : document.getElementById(pieceId(pressed.current));
    if (activeElement === body) piece?.focus();
    else if (!piece?.contains(activeElement)) pressed.current = null;
  });
  return (indices, by) => {
    pressed.current = indices[0] ?? null;
    onRead(indices, by);
  };
}
