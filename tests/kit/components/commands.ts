import type { BrowserContext, Route } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { drawTiles } from '../../../local/drawn-tiles.ts';
import { driverCommands } from '../../parloc/driver-commands.ts';
import { consent, control } from '../google.ts';

/** Requests without an answer, of each browser context by the pattern that holds them. */
const held = new WeakMap<BrowserContext, Map<string, Route[]>>();

/** What a component test cannot do from within its page, done by the process that drives the browser. */
export const commands = {
  ...driverCommands,

  /** Draws the map's pictures on this machine. */
  drawTiles: (async ({ context }) => drawTiles(context)) satisfies BrowserCommand<[]>,

  /** Takes the page's connection away, or gives it back. */
  setOffline: (async ({ context }, offline) => context.setOffline(offline)) satisfies BrowserCommand<
    [offline: boolean]
  >,

  /** Sets what the page reads by media queries. */
  emulateMedia: (async ({ page }, media) => page.emulateMedia(media)) satisfies BrowserCommand<
    [
      media: {
        media?: 'print' | null;
        colorScheme?: 'light' | 'dark' | null;
        reducedMotion?: 'reduce' | 'no-preference' | null;
      },
    ]
  >,

  /** Grants the page what a person would be asked for, and nothing else. */
  grantPermissions: (async ({ context }, permissions) => {
    await context.clearPermissions();
    await context.grantPermissions(permissions);
  }) satisfies BrowserCommand<[permissions: string[]]>,

  /** Where the device is; null when it does not know. */
  setGeolocation: (async ({ context }, place) => context.setGeolocation(place)) satisfies BrowserCommand<
    [place: { latitude: number; longitude: number; accuracy: number } | null]
  >,

  /** Has requests to addresses of a glob pattern fail, as without a connection. */
  failRequests: (async ({ context }, pattern) =>
    void (await context.route(pattern, (route) => route.abort()))) satisfies BrowserCommand<
    [pattern: string]
  >,

  /** Leaves requests to addresses of a glob pattern without an answer, until they are let through. */
  holdRequests: (async ({ context }, pattern) => {
    const routes: Route[] = [];
    held.set(context, new Map([...(held.get(context) ?? []), [pattern, routes]]));
    await context.route(pattern, (route) => void routes.push(route));
  }) satisfies BrowserCommand<[pattern: string]>,

  /** Gives requests to addresses of a glob pattern an answer of the test's own. */
  answerRequests: (async ({ context }, pattern, answer) =>
    void (await context.route(pattern, (route) => route.fulfill(answer)))) satisfies BrowserCommand<
    [pattern: string, answer: { status?: number; contentType?: string; body?: string }]
  >,

  /** Lets requests to addresses of a glob pattern through again, those that were held first. */
  letThrough: (async ({ context }, pattern) => {
    await context.unroute(pattern);
    const routes = held.get(context)?.get(pattern) ?? [];
    held.get(context)?.delete(pattern);
    await Promise.all(routes.map((route) => route.continue()));
  }) satisfies BrowserCommand<[pattern: string]>,

  /** Consents at the stand-in for Google as who has that account; pages of other origins get no answer. @returns what is exchanged for a grant */
  consentAtGoogle: (async (_context, email) => consent(email)) satisfies BrowserCommand<[email: string]>,

  /** Makes the stand-in for Google do something, see `control` in `tests/kit/google.ts`. */
  controlGoogle: (async (_context, name, input) => control(name, input as never)) satisfies BrowserCommand<
    [name: Parameters<typeof control>[0], input: object]
  >,
};

type Commands = {
  [Name in keyof typeof commands]: (typeof commands)[Name] extends (
    context: never,
    ...args: infer Args
  ) => infer Result
    ? (...args: Args) => Result
    : never;
};

declare module 'vitest/browser' {
  interface BrowserCommands extends Commands {}
}
