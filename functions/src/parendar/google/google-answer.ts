import * as z from 'zod/mini';
import { failureFrom, type RequestedIds, unreadable } from './google-failure.ts';

const Answer = z.object({ kind: z.string().check(z.regex(/^(?:calendar#|api#channel$)/)) });

/**
 * The calendar's answer to one request. Each answer names its `kind`, except the empty one to a deletion.
 * @throws the CallFailure of `failureFrom`
 */
export async function ask<T>(ids: RequestedIds, answer: Promise<{ data: T }>): Promise<T> {
  const { data } = await answer.catch((error: unknown) => {
    throw failureFrom(error, ids) ?? error;
  });
  if (data !== '' && !z.safeParse(Answer, data).success) throw unreadable();
  return data;
}
