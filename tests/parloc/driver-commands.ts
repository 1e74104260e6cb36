import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { PARLOC, PARLOC_PHONES } from '../../functions/src/contract/parloc.values.ts';
import { interfere } from '../kit/components/requests.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { type SeededDriver, type SeededPlace, seedDriver } from './seed.ts';
import { listenTargets } from './targets.ts';
import { withoutToken } from './without-token.ts';

/** Counts the phones on; tests may run on data of earlier runs. */
let phones = Math.floor(Math.random() * 9_000_000);
const drivers = new Map<string, SeededDriver>();
const targets = new WeakMap<Page, ReturnType<typeof listenTargets>>();

/** What tests of drivers' pages want of the database, past the rules. Drivers are named by their phones. */
export const driverCommands = {
  /** Saves a driver, see `seedDriver`. @returns the phone */
  seedDriver: (async (_context, place?, person?) => {
    const driver = await seedDriver(place, person);
    drivers.set(driver.phone, driver);
    return driver.phone;
  }) satisfies BrowserCommand<[place?: SeededPlace | null, person?: { uid: string }]>,

  /** The driver shares a place from another device, or hides it, or is gone with the account. */
  changeDriver: (async (_context, phone, does, place?) => {
    const driver = drivers.get(phone);
    if (!driver) throw new Error('There is no such driver');
    await driver[does](place);
  }) satisfies BrowserCommand<[phone: string, does: 'share' | 'stop' | 'remove', place?: SeededPlace]>,

  /** The item that holds a phone, as it is stored; null for none. */
  readItem: (async (_context, phone) => {
    const pointer = await adminFirestore().doc(`${PARLOC_PHONES}/${phone}`).get();
    const id = pointer.get('parlocId');
    return id ? ((await adminFirestore().doc(`${PARLOC}/${id}`).get()).data() ?? null) : null;
  }) satisfies BrowserCommand<[phone: string]>,

  /** A phone that no driver has. */
  freePhone: (async () => {
    phones += 1;
    return `+38063${String(phones).padStart(7, '0')}`;
  }) satisfies BrowserCommand<[]>,

  /**
   * Leaves the person's token out of what the page sends to the database on one of its streams, which takes it for a
   * visitor's then. `letThrough` of the answered pattern ends that.
   */
  actAsVisitor: (async ({ context }, stream) => {
    const pattern = `**/google.firestore.v1.Firestore/${stream}/**`;
    await interfere(context, pattern, withoutToken);
    return pattern;
  }) satisfies BrowserCommand<[stream: 'Listen' | 'Write']>,

  /** Counts from now on what the page listens to. */
  beginCounting: (async ({ page }) => {
    targets.set(page, listenTargets(page));
  }) satisfies BrowserCommand<[]>,

  /** How many listeners the page has told the database of since then, and how many of them it has by now. */
  countTargets: (async ({ page }) => ({
    added: targets.get(page)?.added(),
    open: targets.get(page)?.open(),
  })) satisfies BrowserCommand<[]>,
};
