import type { Trip } from '@par-club/functions/contract/parendar';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { type DraggedPassenger, findDragged } from './parts/passenger-drag.ts';
import type { PassengerActions } from './trip/use-passenger-actions.ts';

/** @returns a function that stays the same, so that no trip of a list is drawn again for it */
export function usePassengerDrop({ move }: PassengerActions, trips: readonly Trip[]) {
  const drop = (to: Trip, dragged: DraggedPassenger) => {
    const found = findDragged(dragged, trips);
    if (found && found.from.id !== to.id) move({ ...found, to });
  };
  const latest = useRef(drop);
  useLayoutEffect(() => {
    latest.current = drop;
  });
  return useCallback((to: Trip, dragged: DraggedPassenger) => latest.current(to, dragged), []);
}
