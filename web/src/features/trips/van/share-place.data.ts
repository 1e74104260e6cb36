import type { Position } from '@par-club/functions/contract/parloc';
import { callPublicly, statusOf } from '#firebase/public-call.ts';

const NOT_FOUND = 404;

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
 * @returns whether it is shown: not outside of the trip's hours, nor by a link that was taken back
 */
export async function sharePlace(secret: string, place: Shared | null): Promise<boolean> {
  try {
    const answer = await callPublicly<{ place: object | null }>(
      'shareTripPlace',
      { secret, place },
      { keepalive: true },
    );
    return answer.place !== null;
  } catch (error) {
    if (statusOf(error) === NOT_FOUND) return false;
    throw error;
  }
}
