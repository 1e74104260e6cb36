import type { ToldState } from '@par-club/functions/contract/trips';
import { callPublicly, reasonOf } from '#firebase/public-call.ts';

/** Tells the dispatcher something. @returns all that counts now, or why it did not get through */
export async function tell(
  secret: string,
  says: ToldState['says'],
  minutes?: number,
): Promise<ToldState[] | 'notTold' | 'toldTooOften'> {
  const input = { secret, says, ...(minutes !== undefined && { minutes }) };
  try {
    return (await callPublicly<{ told: ToldState[] }>('tellSeat', input)).told;
  } catch (error) {
    return (await reasonOf(error)) === 'limit-reached' ? 'toldTooOften' : 'notTold';
  }
}
