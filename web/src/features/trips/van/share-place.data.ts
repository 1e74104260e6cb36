import type { Position } from '@par-club/functions/contract/parloc';
import { callPublicly, reasonOf } from '#firebase/public-call.ts';

interface Shared {
  position: Position;
  /** ISO moment, by the server's clock. */
  at: string;
  /** Metres per second in the last minutes. */
  pace?: number;
}

/**
 * Shows passengers where the van is. Rejects where there is no answer.
 * @param place null ends it
 * @returns whether it is shown: 'over' outside of the trip's hours, and by a link that was taken back; 'noPosition'
 * for what is no place, which is never shown
 */
export async function sharePlace(
  secret: string,
  place: Shared | null,
): Promise<'on' | 'over' | 'noPosition'> {
  try {
    const answer = await callPublicly<{ place: object | null }>(
      'shareTripPlace',
      { secret, place },
      { keepalive: true },
    );
    return answer.place === null ? 'over' : 'on';
  } catch (error) {
    const reason = await reasonOf(error);
    if (reason === 'not-found') return 'over';
    if (reason === 'invalid-input') return 'noPosition';
    throw error;
  }
}
