import { randomInt } from 'node:crypto';
import { findPlace } from '@par-club/functions/contract/parloc';
import { PARLOC_PHONES } from '@par-club/functions/contract/parloc.values';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { giveBack } from '../../functions/scripts/drivers.ts';
import { mayLookUp } from '../../functions/src/parloc/lookups.ts';
import { settings } from '../../functions/src/platform/settings.ts';
import { adminFirestore } from '../kit/emulators.ts';
import { callPublicly } from '../kit/raw-call.ts';
import { type Clock, lookUp, newNetwork, stopClock } from './look-up.ts';
import { newPhone } from './phones.ts';
import { itemPathOf, type SeededDriver, seedDriver } from './seed.ts';

const { ordinary: functions } = inject('functions');
const database = adminFirestore();
const HOUR = 60 * 60_000;

/** Asks as the client's page does. @returns the whole answer */
const ask = async (phone: string) => (await callPublicly(findPlace.name, { phone }, { functions })).text;

const linkOf = ({ parlocId, phonePlace }: SeededDriver) => ({ parlocId, placeId: phonePlace });
const NOTHING = JSON.stringify({ result: { place: null } });

/** Numbers of which nothing is shown, by why. */
const HIDDEN: Record<string, () => Promise<string>> = {
  'nobody has': async () => newPhone(),
  'a driver has who has shared nothing yet': async () => (await seedDriver(null)).phone,
  'a driver has who has stopped': async () => {
    const driver = await seedDriver();
    await driver.stop();
    return driver.phone;
  },
  'a driver has whose place has ended': async () => (await seedDriver({ endsAt: Date.now() - 1 })).phone,
  'a driver has who does not show the place by it': async () => {
    const driver = await seedDriver();
    await database.doc(itemPathOf(driver)).update({ showsByPhone: false });
    return driver.phone;
  },
  'a driver had who has lost it': async () => {
    const { phone } = await seedDriver();
    await giveBack(database, phone);
    return phone;
  },
  'a driver had who has another': async () => {
    const [driver, former] = [await seedDriver(), newPhone()];
    const { parlocId } = driver;
    const releasedAt = new Date().toISOString();
    await database.doc(`${PARLOC_PHONES}/${former}`).set({ parlocId, releasedAt, leadsOn: false });
    return former;
  },
  'a driver had who is gone': async () => {
    const driver = await seedDriver();
    await driver.remove();
    return driver.phone;
  },
};

describe('[L-01] who asks for a number', () => {
  it('learns where its driver’s place lies', async () => {
    const driver = await seedDriver();
    expect(JSON.parse(await ask(driver.phone))).toEqual({ result: { place: linkOf(driver) } });
  });

  it('is led on from a former number where its driver wants that', async () => {
    const [driver, former] = [await seedDriver(), newPhone()];
    const { parlocId } = driver;
    const releasedAt = new Date().toISOString();
    await database.doc(`${PARLOC_PHONES}/${former}`).set({ parlocId, releasedAt, leadsOn: true });
    expect(JSON.parse(await ask(former))).toEqual({ result: { place: linkOf(driver) } });
  });

  it.each(Object.entries(HIDDEN))('gets the same answer for one that %s', async (_, prepared) => {
    expect(await ask(await prepared())).toBe(NOTHING);
  });

  it('hears of the first share when asking again', async () => {
    const driver = await seedDriver(null);
    expect(await ask(driver.phone)).toBe(NOTHING);
    await driver.share();
    expect(JSON.parse(await ask(driver.phone))).toEqual({ result: { place: linkOf(driver) } });
  });

  it.each(['0671234567', '380671234567', '+380 67 123 45 67', '+380900123456', 'demo', ''])(
    'asks for it in the stored form, and not as %j',
    async (phone) => {
      expect(JSON.parse(await ask(phone))).toMatchObject({
        error: { details: { reason: 'invalid-input' } },
      });
    },
  );
});

describe('[L-01] [F-S1] one network', () => {
  let clock: Clock;
  let drivers: SeededDriver[];
  beforeAll(async () => {
    clock = stopClock();
    drivers = await Promise.all(Array.from({ length: 21 }, () => seedDriver()));
  });
  afterAll(() => void vi.useRealTimers());

  /** A moment in an hour in which nobody else asks, in milliseconds since 1970. */
  const hourOfItsOwn = () => Date.now() + randomInt(10_000, 1_000_000) * HOUR;

  /** Sets limits for one test. */
  function limitTo(limits: Partial<typeof settings>): void {
    const former = { ...settings };
    onTestFinished(() => void Object.assign(settings, former));
    Object.assign(settings, limits);
  }
  /** How many of so many numbers of nobody a network is answered for, asked one after the other. */
  async function answered(network: string, count: number, then: number): Promise<number> {
    let yes = 0;
    for (let asked = 0; asked < count; asked += 1) if (await mayLookUp(network, newPhone(), then)) yes += 1;
    return yes;
  }

  /** What a network learns of drivers, who are asked for one after the other. */
  async function learned(network: string, asked: readonly SeededDriver[]): Promise<number> {
    let known = 0;
    for (const driver of asked) if (await lookUp(network, driver.phone)) known += 1;
    return known;
  }

  it('learns of 20 different numbers in an hour, as often as it likes, and of no other', async () => {
    const network = newNetwork();
    expect(await learned(network, drivers)).toBe(20);
    expect(await learned(network, drivers.toReversed())).toBe(20);
    expect(await learned(newNetwork(), drivers.slice(-1))).toBe(1);
    clock.advance(HOUR);
    expect(await learned(network, drivers.toReversed())).toBe(20);
  });

  it('counts a number once that 200 people of it open at once', async () => {
    const network = newNetwork();
    const [shared, ...others] = drivers;
    const bus = Array.from({ length: 200 }, () => lookUp(network, shared?.phone ?? ''));
    expect((await Promise.all(bus)).filter((place) => place === null)).toEqual([]);
    expect(await learned(network, others)).toBe(19);
  });

  it('counts numbers that nobody has like any other', async () => {
    const network = newNetwork();
    for (let count = 0; count < 20; count += 1) expect(await lookUp(network, newPhone())).toBeNull();
    expect(await learned(network, drivers)).toBe(0);
  });

  it('is the /64 of an IPv6 address', async () => {
    const [site, place] = [randomInt(0x10000).toString(16), randomInt(0x10000).toString(16)];
    const hosts = drivers.map((driver, at) => lookUp(`2001:db8:${site}:${place}::${at + 1}`, driver.phone));
    expect((await Promise.all(hosts)).filter((found) => found !== null)).toHaveLength(20);
  });

  it('has a limit with the other /64 of its /48 as well, and what is refused there takes nothing from others', async () => {
    limitTo({ siteLookupsHourlyLimit: 3, sureLookupsHourlyLimit: 0 });
    const then = hourOfItsOwn();
    const site = `2001:db8:${randomInt(0x10000).toString(16)}`;
    const phones = Array.from({ length: 4 }, newPhone);
    const askedBy = (network: string, at: number) => mayLookUp(network, phones[at] ?? '', then);
    for (const at of [0, 1, 2]) expect(await askedBy(`${site}:${at}`, at)).toBe(true);
    for (const network of [`${site}:3`, `${site}:3`, `${site}:0`])
      expect(await askedBy(network, 3)).toBe(false);
    // What the /48 knows costs it nothing more, and its neighbour has a limit of its own.
    expect(await askedBy(`${site}:4`, 0)).toBe(true);
    expect(await askedBy('2001:db9:0:1', 3)).toBe(true);
    const all = await database.doc(`lookups/all-${Math.floor(then / HOUR)}`).get();
    expect(all.get('count')).toBe(4);
  });

  it('leaves nobody’s number and no address in the database', async () => {
    const [network, phone] = [newNetwork(), newPhone()];
    await lookUp(network, phone);
    const { docs } = await database.collection('lookups').get();
    expect(docs).not.toEqual([]);
    const stored = JSON.stringify(docs.map((document) => [document.id, document.data()]));
    for (const word of [network, phone, phone.slice(1)]) expect(stored).not.toContain(word);
  });

  it('is one of all, which have a ceiling together', async () => {
    const then = hourOfItsOwn();
    const asked = Array.from({ length: 4 }, () => ({ network: newNetwork(), phone: newPhone() }));
    limitTo({ deploymentLookupsHourlyLimit: 3, sureLookupsHourlyLimit: 0 });
    const answers: boolean[] = [];
    for (const { network, phone } of [...asked, ...asked.slice(0, 1)]) {
      answers.push(await mayLookUp(network, phone, then));
    }
    expect(answers).toEqual([true, true, true, false, true]);
  });

  it('[F-S16] has its first numbers answered, though 25 of the /48 have used up the ceiling for all', async () => {
    limitTo({ deploymentLookupsHourlyLimit: 50 });
    const then = hourOfItsOwn();
    const sites = Array.from({ length: 25 }, (_, at) => `2001:db8:${at}:0`);
    const learned = await Promise.all(sites.map((site) => answered(site, 10, then)));
    expect(await mayLookUp(`${sites[0]}`, newPhone(), then)).toBe(false);
    // A few of the same moment may come in beside the ceiling.
    expect(learned.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(25 * 5 + 50 + 25);
    for (const network of [newNetwork(), '2a02:2378:1:2', '2001:db8:ffff:1'])
      expect(await answered(network, 8, then)).toBe(5);
  });

  it('[F-S16] [F-S1] of 400 of the /48 of one provider has no more than those of a block together', async () => {
    limitTo({ deploymentLookupsHourlyLimit: 10, blockLookupsHourlyLimit: 100 });
    const then = hourOfItsOwn();
    let learned = 0;
    for (let start = 0; start < 400; start += 20) {
      const some = Array.from({ length: 20 }, (_, at) => `2001:db8:${(start + at).toString(16)}:0`);
      const counts = await Promise.all(some.map((network) => answered(network, 1, then)));
      learned += counts.reduce((sum, count) => sum + count);
    }
    expect(learned).toBeGreaterThanOrEqual(100);
    expect(learned).toBeLessThanOrEqual(100 + 10 + 2 * 20);
    expect(await answered('2001:db8:fff0:1', 1, then)).toBe(0);
    for (const network of ['2001:db9:1:2', newNetwork()]) expect(await answered(network, 1, then)).toBe(1);
  });

  it('[F-S16] has the first of an IPv4 address answered whatever its neighbours of other blocks ask', async () => {
    limitTo({ deploymentLookupsHourlyLimit: 0, blockLookupsHourlyLimit: 12 });
    const then = hourOfItsOwn();
    expect(await answered('198.51.100.1', 8, then)).toBe(5);
    expect(await answered('198.51.200.1', 8, then)).toBe(5);
    expect(await answered('198.51.200.2', 8, then)).toBe(2);
    expect(await answered('198.52.100.1', 8, then)).toBe(5);
  });
});
