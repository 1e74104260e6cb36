import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import { PARLOC, PARLOC_PHONES, PLACES } from '../../functions/src/contract/parloc.values.ts';
import { linkIdOf } from '../../functions/src/shared/place-link.ts';
import { interfere } from '../kit/components/requests.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { listenedWrite } from '../kit/listened-write.ts';
import { newestCode } from './phones.ts';
import { itemPathOf, type SeededDriver, type SeededPlace, seedDriver } from './seed.ts';
import { listenTargets } from './targets.ts';

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
  changeDriver: (async (_context, phone, does, place?) =>
    seeded(phone)[does](place)) satisfies BrowserCommand<
    [phone: string, does: 'share' | 'stop' | 'remove', place?: SeededPlace]
  >,

  /** Changes fields of the driver's item and of nothing else, as functions may. */
  changeItem: (async (_context, phone, fields) => {
    await listenedWrite(
      adminFirestore()
        .doc(itemPathOf(seeded(phone)))
        .update(fields),
    );
  }) satisfies BrowserCommand<[phone: string, fields: Record<string, string>]>,

  /** The item that holds a phone, as it is stored; null for none. */
  readItem: (async (_context, phone) => {
    const pointer = await adminFirestore().doc(`${PARLOC_PHONES}/${phone}`).get();
    const id = pointer.get('parlocId');
    return id ? ((await adminFirestore().doc(`${PARLOC}/${id}`).get()).data() ?? null) : null;
  }) satisfies BrowserCommand<[phone: string]>,

  /** The driver's links for one purpose by their ids, each with its end in milliseconds since 1970. */
  readLinks: (async (_context, phone) => {
    const item = await adminFirestore()
      .doc(itemPathOf(seeded(phone)))
      .get();
    return withEnds(item.get('links') ?? {});
  }) satisfies BrowserCommand<[phone: string]>,

  /** The driver's places by their ids, each with its end in milliseconds since 1970. */
  readPlaces: (async (_context, phone) => {
    const places = await adminFirestore()
      .collection(`${itemPathOf(seeded(phone))}/${PLACES}`)
      .get();
    return withEnds(Object.fromEntries(places.docs.map((place) => [place.id, place.data()])));
  }) satisfies BrowserCommand<[phone: string]>,

  /** What leads to the driver's place without the phone, as the address of a link for one purpose has it. */
  linkIdOf: (async (_context, phone) => {
    const { parlocId, phonePlace } = seeded(phone);
    return linkIdOf({ parlocId, placeId: phonePlace });
  }) satisfies BrowserCommand<[phone: string]>,

  /** A phone that no driver has. */
  freePhone: (async () => {
    phones += 1;
    return `+38063${String(phones).padStart(7, '0')}`;
  }) satisfies BrowserCommand<[]>,

  /** Whose a phone is, as it is stored; null for nobody's. */
  readPhone: (async (_context, phone) =>
    (await adminFirestore().doc(`${PARLOC_PHONES}/${phone}`).get()).data() ?? null) satisfies BrowserCommand<
    [phone: string]
  >,

  /** The newest code that was sent to a phone; null for none. */
  readCode: (async (_context, phone) => (await newestCode(phone))?.code ?? null) satisfies BrowserCommand<
    [phone: string]
  >,

  /**
   * Leaves the person's token out of the page's calls of a function, which takes them for a visitor's then. `letThrough`
   * of the answered pattern ends that.
   */
  callAsVisitor: (async ({ context }, name) => {
    const pattern = `**/${name}`;
    await interfere(context, pattern, (route) => {
      const { authorization: _token, ...headers } = route.request().headers();
      return route.continue({ headers });
    });
    return pattern;
  }) satisfies BrowserCommand<[name: string]>,

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

function seeded(phone: string): SeededDriver {
  const driver = drivers.get(phone);
  if (!driver) throw new Error('There is no such driver');
  return driver;
}

/** Timestamps do not come through to the page as what they are. */
function withEnds(documents: Record<string, DocumentData>): Record<string, DocumentData> {
  return Object.fromEntries(
    Object.entries(documents).map(([id, { endsAt, ...fields }]) => [
      id,
      { ...fields, endsAt: (endsAt as Timestamp).toMillis() },
    ]),
  );
}
