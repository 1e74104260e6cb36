import type { Position } from '@par-club/functions/contract/parloc';
import { callPublicly, reasonOf } from '#firebase/public-call.ts';

interface Shared {
  position: Position;
  /** ISO, by the server's clock. */
  at: string;
  /** Metres per second in the last minutes. */
  pace?: number;
}

/**
 * Rejects without an answer. @param place null ends it
 * @returns 'over' outside of the trip's hours and for a revoked link; 'noPosition' for an invalid place
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
