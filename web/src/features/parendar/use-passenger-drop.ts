import type { Trip } from '@par-club/functions/contract/parendar';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { type DraggedPassenger, findDragged } from './parts/passenger-drag.ts';
import type { OpenPanel } from './trip/use-open-panel.ts';
import { usePassengerActions } from './trip/use-passenger-actions.ts';

/**
 * Moves a passenger who was dropped on another trip.
 * @param trips those among which the passenger's own trip is
 * @returns `drop` stays the same, so that no trip of a list is drawn again for it
 */
export function usePassengerDrop(open: OpenPanel, trips: readonly Trip[]) {
  const { move, asked, answer } = usePassengerActions(open);
  const drop = (to: Trip, dragged: DraggedPassenger) => {
    const found = findDragged(dragged, trips);
    if (found && found.from.id !== to.id) move(found.from, to, found.passenger);
  };
  const latest = useRef(drop);
  useLayoutEffect(() => {
    latest.current = drop;
  });
  const stable = useCallback((to: Trip, dragged: DraggedPassenger) => latest.current(to, dragged), []);
  return { drop: stable, asked, answer };
}
