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
    if ((await reasonOf(error)) === 'not-found') return false;
    throw error;
  }
}
