import { failureFrom, type RequestedIds, unreadable } from './google-failure.ts';

/**
 * The calendar's answer to one request. Each answer names its `kind`, except the empty one to a deletion.
 * @throws the CallFailure of `failureFrom`
 */
export async function ask<T>(ids: RequestedIds, answer: Promise<{ data: T }>): Promise<T> {
  const { data } = await answer.catch((error: unknown) => {
    throw failureFrom(error, ids) ?? error;
  });
  if (data !== '' && !/^(?:calendar#|api#channel$)/.test(String(Object(data).kind))) throw unreadable();
  return data;
}
