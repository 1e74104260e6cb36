import type { ToldState } from '@par-club/functions/contract/trips';
import { callPublicly } from '#firebase/public-call.ts';

/** Tells the dispatcher something. @returns all that counts now. Rejects where it did not get through. */
export async function tell(secret: string, says: ToldState['says'], minutes?: number): Promise<ToldState[]> {
  const input = { secret, says, ...(minutes !== undefined && { minutes }) };
  return (await callPublicly<{ told: ToldState[] }>('tellSeat', input)).told;
}
