import type { CallableFunction } from 'firebase-functions/v2/https';

/** The deepest input of the contract, a trip's passengers, has four levels. */
const DEPTH_LIMIT = 16;

/**
 * The same function, guarded from inputs that the platform's SDK cannot decode: a body without `data`, an object with a
 * `@type`, or one that is deeper than the stack. The SDK would log the whole of it, with all that a person may have
 * typed, and answer INTERNAL. Null replaces such an input, which no schema of the contract takes.
 */
export function withPlainBody<Input, Output>(
  callable: CallableFunction<Input, Output>,
): CallableFunction<Input, Output> {
  const guarded = (...[request, response]: Parameters<typeof callable>) => {
    if (request.method === 'POST' && !isPlainBody(request.body)) request.body = { data: null };
    return callable(request, response);
  };
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(callable)) as typeof callable;
}

/** Whether a body holds `data` alone, which is plain JSON. */
export function isPlainBody(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return Object.keys(body).join() === 'data' && isPlain((body as { data: unknown }).data, DEPTH_LIMIT);
}

function isPlain(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined;
  if (depth === 0 || Object.hasOwn(value, '@type')) return false;
  return Object.values(value).every((inner) => isPlain(inner, depth - 1));
}
