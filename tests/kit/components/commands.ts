import type { BrowserContext } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { USERS } from '../../../functions/src/contract/parendar.values.ts';
import { TRIP_PAGES } from '../../../functions/src/contract/trips.values.ts';
import { driverCommands } from '../../parloc/driver-commands.ts';
import { adminFirestore } from '../emulators.ts';
import { consent, control } from '../google.ts';
import { listenedWrite } from '../listened-write.ts';
import { requestCommands } from './requests.ts';

/** Resolves when nobody has the browser's clipboard, and what gives it back by the page that has it. */
let clipboardIsFree: Promise<void> = Promise.resolve();
const giveBack = new WeakMap<BrowserContext, () => void>();

/** What a component test cannot do from within its page, done by the process that drives the browser. */
export const commands = {
  ...requestCommands,
  ...driverCommands,

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

  /** Waits until no other page uses the clipboard, which all pages of the browser share. */
  takeClipboard: (async ({ context }) => {
    const before = clipboardIsFree;
    const { promise, resolve } = Promise.withResolvers<void>();
    clipboardIsFree = promise;
    giveBack.set(context, resolve);
    await before;
  }) satisfies BrowserCommand<[]>,

  giveClipboardBack: (async ({ context }) => giveBack.get(context)?.()) satisfies BrowserCommand<[]>,

  /** Where the device is; null when it does not know. */
  setGeolocation: (async ({ context }, place) => context.setGeolocation(place)) satisfies BrowserCommand<
    [place: { latitude: number; longitude: number; accuracy: number } | null]
  >,

  /** Changes the records of a dispatcher's trips that have pages, as functions may. */
  changeTripRecords: (async (_context, uid, fields) => {
    const { docs } = await adminFirestore().collection(`users/${uid}/tripPages`).get();
    for (const { ref } of docs) await ref.update(fields);
  }) satisfies BrowserCommand<[uid: string, fields: Record<string, object>]>,

  /** Consents at the stand-in for Google as who has that account; pages of other origins get no answer. @returns what is exchanged for a grant */
  consentAtGoogle: (async (_context, email) => consent(email)) satisfies BrowserCommand<[email: string]>,

  /** Changes fields of all records of a dispatcher's trips, past the rules, as functions may. */
  changeRecords: (async (_context, uid, fields) => {
    const { docs } = await adminFirestore().collection(`${USERS}/${uid}/${TRIP_PAGES}`).get();
    await Promise.all(docs.map(({ ref }) => listenedWrite(ref.update(fields))));
  }) satisfies BrowserCommand<[uid: string, fields: Record<string, unknown>]>,

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
