import { useLayoutEffect, useRef } from 'react';
import { pieceId, type ReadPieces } from './piece-view.tsx';

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
