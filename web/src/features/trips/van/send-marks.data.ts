import type { Mark } from '@par-club/functions/contract/trips';
import { callPublicly, reasonOf } from '#firebase/public-call.ts';

/** Gives marks to the server. @returns false where the link is no more; rejects where there is no answer */
export async function sendMarks(secret: string, marks: readonly Mark[]): Promise<boolean> {
  try {
    // A driver may close the page right after a press.
    await callPublicly('markTrip', { secret, marks }, { keepalive: true });
    return true;
  } catch (error) {
    if ((await reasonOf(error)) === 'not-found') return false;
    throw error;
  }
}
