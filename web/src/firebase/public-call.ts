/** A later answer counts as none: the person can try again. */
const CALL_TIMEOUT_MS = 15_000;

/**
 * Calls a public function by the callable protocol, without the SDK, which weighs more than a whole page. The path is
 * Hosting's, so the browser needs no CORS request. Rejects without an answer.
 * https://firebase.google.com/docs/functions/callable-reference
 * @param options.keepalive whether the call goes on after the page is closed
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

/** The function's reason for a refusal; undefined where another server, or none, has answered. */
export async function reasonOf(error: unknown): Promise<unknown> {
  try {
    return (await Object(error).cause.json()).error.details.reason;
  } catch {
    return undefined;
  }
}
