import * as z from 'zod/mini';
import { failureFrom, type RequestedIds, unreadable } from './google-failure.ts';

const Answer = z.object({ kind: z.string().check(z.regex(/^(?:calendar#|api#channel$)/)) });

/** Each answer but that to a deletion names its `kind`. @throws the CallFailure of `failureFrom` */
export async function ask<T>(ids: RequestedIds, answer: Promise<{ data: T }>): Promise<T> {
  const { data } = await answer.catch((error: unknown) => {
    throw failureFrom(error, ids) ?? error;
  });
  if (data !== '' && !z.safeParse(Answer, data).success) throw unreadable();
  return data;
}
