import type { BrowserContext, Route } from 'playwright';
import type { BrowserCommand } from 'vitest/node';

type Answer = { status?: number; contentType?: string; body?: string };
type Interference = { handler: (route: Route) => unknown; release: () => void };

/** What stands between the page and an address, of each browser context by the pattern of the address. */
const interferences = new WeakMap<BrowserContext, Map<string, Interference>>();

/** Puts a handler between the page and the addresses of a glob pattern, until `letThrough` of the pattern. */
export async function interfere(
  context: BrowserContext,
  pattern: string,
  handler: Interference['handler'],
  release = () => {},
): Promise<void> {
  await end(context, pattern);
  const own = interferences.get(context) ?? new Map<string, Interference>();
  interferences.set(context, own.set(pattern, { handler, release }));
  await context.route(pattern, handler);
}

async function end(context: BrowserContext, pattern: string): Promise<void> {
  const interference = interferences.get(context)?.get(pattern);
  if (!interference) return;
  interferences.get(context)?.delete(pattern);
  await context.unroute(pattern, interference.handler);
  interference.release();
}

/** Commands that come between the page and addresses of a glob pattern. */
export const requestCommands = {
  /** Has the requests fail, as without a connection. */
  failRequests: (async ({ context }, pattern) =>
    interfere(context, pattern, (route) => route.abort())) satisfies BrowserCommand<[pattern: string]>,

  /** Gives the requests an answer of the test's own. */
  answerRequests: (async ({ context }, pattern, answer) =>
    interfere(context, pattern, (route) => route.fulfill(answer))) satisfies BrowserCommand<
    [pattern: string, answer: Answer]
  >,

  /** Leaves the requests without an answer until `letThrough`. */
  holdRequests: (async ({ context }, pattern) => {
    const released = Promise.withResolvers<void>();
    const handler = (route: Route) => released.promise.then(() => route.fallback());
    await interfere(context, pattern, handler, released.resolve);
  }) satisfies BrowserCommand<[pattern: string]>,

  /** Lets the requests through again, those that were held first. */
  letThrough: (async ({ context }, pattern) => {
    await end(context, pattern);
  }) satisfies BrowserCommand<[pattern: string]>,
};
