import type { Booking } from '@par-club/functions/contract/parendar';
import { useState } from 'react';
import { lazyPart } from '#loading/lazy.tsx';
import { fitOf, type Move } from '../model/fitting-trips.ts';

const MoveQuestion = lazyPart(
  'move-question',
  async () => (await import('./move-question.tsx')).MoveQuestion,
  {
    catalogue: {
      ua: () => import('./move-question.text.ts?ua'),
      en: () => import('./move-question.text.ts?en'),
    },
  },
);

/** Moves a passenger, and asks first where the trip does not stop at their places. @param onMove called with the booking there */
export function useMoveQuestion(onMove: (move: Move, booking: Booking) => void) {
  const [asked, setAsked] = useState<Move | null>(null);
  return {
    move(move: Move): void {
      const { booking, unknown } = fitOf(move);
      if (unknown.length > 0) setAsked(move);
      else onMove(move, booking);
    },
    /** The question, as long as it waits for an answer. */
    question: asked && (
      <MoveQuestion
        move={asked}
        onAnswer={(booking) => {
          setAsked(null);
          if (booking) onMove(asked, booking);
        }}
      />
    ),
  };
}
