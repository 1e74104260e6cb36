/** Then a call counts as lost: the person had better be offered another try. */
const CALL_TIMEOUT_MS = 15_000;

/**
 * Calls a function that anybody may call, by the callable protocol, without the SDK, which weighs more than a whole
 * page. Hosting leads to it, so that the browser asks nobody's leave before. Rejects where it is not answered.
 * https://firebase.google.com/docs/functions/callable-reference
 * @param options.keepalive whether the call goes on where the page is closed meanwhile
 */
export async function callPublicly<Output>(
  name: string,
  data: object,
  { keepalive = false } = {},
): Promise<Output> {
  const response = await fetch(`/call/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
    keepalive,
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error('Not answered', { cause: response });
  return ((await response.json()) as { result: Output }).result;
}

/** Why the function refused a call; undefined where it did not answer, or another server did in its place. */
export async function reasonOf(error: unknown): Promise<unknown> {
  try {
    return (await Object(error).cause.json()).error.details.reason;
  } catch {
    return undefined;
  }
}
