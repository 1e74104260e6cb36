import { useLayoutEffect, useRef } from 'react';
import { type PieceActions, pieceId } from './piece-view.tsx';

/**
 * The same actions, which keep the focus with the piece they are about: the button that was pressed goes away, and the
 * piece may move to another part of the dialog.
 */
export function usePieceFocus({ onRead, onReadHere, onAnyway }: PieceActions): PieceActions {
  const pressed = useRef<number | null>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const piece = pressed.current === null ? null : document.getElementById(pieceId(pressed.current));
    if (activeElement === body) piece?.focus();
    else if (!piece?.contains(activeElement)) pressed.current = null;
  });
  const keep = (index: number | undefined) => {
    pressed.current = index ?? null;
  };
  return {
    onRead(indices) {
      keep(indices[0]);
      onRead(indices);
    },
    onReadHere(indices) {
      keep(indices[0]);
      onReadHere(indices);
    },
    onAnyway(index) {
      keep(index);
      onAnyway(index);
    },
  };
}
