import type { ToldState } from '@par-club/functions/contract/trips';
import { callPublicly, reasonOf } from '#firebase/public-call.ts';

/** @returns all valid messages, or why the new one did not arrive */
export async function tell(
  secret: string,
  says: ToldState['says'],
  more: { minutes?: number; phone?: string },
): Promise<ToldState[] | 'notTold' | 'toldTooOften'> {
  try {
    return (await callPublicly<{ told: ToldState[] }>('tellSeat', { secret, says, ...more })).told;
  } catch (error) {
    return (await reasonOf(error)) === 'limit-reached' ? 'toldTooOften' : 'notTold';
  }
}
