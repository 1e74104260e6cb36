import type { Mark, Marks } from '@par-club/functions/contract/trips';
import { callPublicly, reasonOf } from '#firebase/public-call.ts';

/** Gives marks to the server. @returns all marks of the trip; null where the link is no more; rejects where there is no answer */
export async function sendMarks(secret: string, marks: readonly Mark[]): Promise<Marks | null> {
  try {
    // A driver may close the page right after a press.
    return (await callPublicly<{ marks: Marks }>('markTrip', { secret, marks }, { keepalive: true })).marks;
  } catch (error) {
    if ((await reasonOf(error)) === 'not-found') return null;
    throw error;
  }
}
