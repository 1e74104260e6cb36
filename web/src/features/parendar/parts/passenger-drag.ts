import type { Booking, Trip } from '@par-club/functions/contract/parendar';
import type { DragEvent } from 'react';

/** Format of a passenger that is dragged; a page can read it only when it is dropped. */
const FORMAT = 'application/x-parclub-passenger';

export interface DraggedPassenger {
  tripId: string;
  bookingId: string;
}

export function passengerDragSource(dragged: DraggedPassenger) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(FORMAT, JSON.stringify(dragged));
      dataTransfer.effectAllowed = 'move';
    },
  };
}

/** While a passenger is dragged over the element, it has `data-passenger-over`. */
export function passengerDropTarget(onPassenger: (dragged: DraggedPassenger) => void) {
  const isPassenger = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(FORMAT);
  const mark = (element: EventTarget & Element, isOver: boolean) =>
    element.toggleAttribute('data-passenger-over', isOver);
  return {
    onDragOver: (event: DragEvent) => {
      if (!isPassenger(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      mark(event.currentTarget, true);
    },
    onDragLeave: ({ currentTarget }: DragEvent) => mark(currentTarget, false),
    onDrop: (event: DragEvent) => {
      mark(event.currentTarget, false);
      if (!isPassenger(event)) return;
      event.preventDefault();
      onPassenger(JSON.parse(event.dataTransfer.getData(FORMAT)) as DraggedPassenger);
    },
  };
}

/** The trip and its booking that were dragged, as they are known now; null where either is gone. */
export function findDragged(
  { tripId, bookingId }: DraggedPassenger,
  trips: readonly Trip[],
): { from: Trip; passenger: Booking } | null {
  const from = trips.find(({ id }) => id === tripId);
  const passenger = from?.passengers.find(({ id }) => id === bookingId);
  return from && passenger ? { from, passenger } : null;
}
