import { findPlace } from '@par-club/functions/contract/parloc';
import {
  DRIVERS,
  PARLOC,
  PARLOC_PHONES,
  PLACES,
  RELEASED_DAYS,
} from '@par-club/functions/contract/parloc.values';
import { describe, expect, inject, it } from 'vitest';
import { adminFirestore } from '../kit/emulators.ts';
import { callPublicly } from '../kit/raw-call.ts';
import { newNetwork } from './look-up.ts';
import { newPhone, proofOf } from './phones.ts';
import { holderOf, itemOf, refusal, savingDrivers } from './saving-drivers.ts';

const { ordinary: functions } = inject('functions');
const database = adminFirestore();
const { newDriver } = savingDrivers();

/** Saves a phone that the driver proves to have. */
const saveProven = async ({ save }: Pick<Awaited<ReturnType<typeof newDriver>>, 'save'>, phone: string) =>
  save({ phone, phoneToken: await proofOf(phone) });

/** What the link of a phone leads to, for a network that asks for the first time. */
async function placeBehind(phone: string): Promise<unknown> {
  const { result } = await callPublicly(findPlace.name, { phone }, { functions, network: newNetwork() });
  return (result as { place: unknown }).place;
}

/** Stores of a place what tells that it is shown. */
async function showPlace(parlocId: string, placeId: string): Promise<void> {
  const place = { url: 'https://maps.google.com/maps', endsAt: new Date(Date.now() + 60 * 60_000) };
  await database.doc(`${PARLOC}/${parlocId}/${PLACES}/${placeId}`).set(place);
}

/** Moves the day on which a number was left. */
async function releaseBefore(phone: string, days: number): Promise<void> {
  const releasedAt = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  await database.doc(`${PARLOC_PHONES}/${phone}`).update({ releasedAt });
}

describe('[L-05] a change of number', () => {
  it('[F-U10] leaves the former one closed to others, and its link leading nowhere', async () => {
    const [driver, other] = [await newDriver(), await newDriver()];
    const [former, next] = [newPhone(), newPhone()];
    const { parlocId } = await saveProven(driver, former);
    const { phonePlace } = (await itemOf(parlocId)) ?? {};
    await showPlace(parlocId, phonePlace);
    await driver.save({ phone: next });
    expect(await holderOf(former)).toMatchObject({
      parlocId,
      leadsOn: false,
      releasedAt: expect.any(String),
    });
    const placeId = (await itemOf(parlocId))?.phonePlace;
    expect(placeId).not.toBe(phonePlace);
    expect(await placeBehind(former)).toBeNull();
    expect(await placeBehind(next)).toEqual({ parlocId, placeId });
    await expect(other.save({ phone: former })).rejects.toEqual(refusal('phone-taken'));
    await expect(driver.save({ phone: former })).resolves.toEqual({ parlocId });
  });

  it('[F-U10] leads on where the driver wants that', async () => {
    const driver = await newDriver();
    const [former, next] = [newPhone(), newPhone()];
    const { parlocId } = await saveProven(driver, former);
    const { phonePlace } = (await itemOf(parlocId)) ?? {};
    await showPlace(parlocId, phonePlace);
    await driver.save({ phone: next, leadsOn: true });
    expect(await holderOf(former)).toMatchObject({ parlocId, leadsOn: true });
    expect(await itemOf(parlocId)).toMatchObject({ phone: next, phonePlace });
    for (const phone of [former, next])
      expect(await placeBehind(phone)).toEqual({ parlocId, placeId: phonePlace });
  });

  it('takes the proof of the former number along to no other', async () => {
    const driver = await newDriver();
    const phone = newPhone();
    const { parlocId } = await driver.save({ phone, phoneToken: await proofOf(phone) });
    await driver.save({ phone, name: 'Олена Коваль' });
    expect(await itemOf(parlocId)).toMatchObject({ name: 'Олена Коваль', provenAt: expect.any(String) });
    await driver.save({ phone: newPhone() });
    expect(await itemOf(parlocId)).not.toHaveProperty('provenAt');
  });

  it('[F-S14] leaves a number free at once that was never proven, and its link leading nowhere', async () => {
    const [squatter, other] = [await newDriver(), await newDriver()];
    const numbers = Array.from({ length: 5 }, newPhone);
    for (const [at, phone] of numbers.entries()) {
      const { parlocId } = await squatter.save({ phone, leadsOn: at % 2 === 0 });
      await showPlace(parlocId, (await itemOf(parlocId))?.phonePlace);
    }
    for (const phone of numbers.slice(0, -1)) {
      expect(await holderOf(phone)).toBeUndefined();
      expect(await placeBehind(phone)).toBeNull();
      const { parlocId } = await other.save({ phone, leadsOn: true });
      expect(await holderOf(phone)).toEqual({ parlocId });
    }
    expect(await placeBehind(numbers.at(-1) ?? '')).not.toBeNull();
  });

  it('[F-S14] frees a number at once that was proven once, and taken again without a proof', async () => {
    const [driver, other] = [await newDriver(), await newDriver()];
    const [former, next] = [newPhone(), newPhone()];
    await saveProven(driver, former);
    await driver.save({ phone: next, leadsOn: true });
    await driver.save({ phone: former, leadsOn: true });
    expect(await holderOf(next)).toBeUndefined();
    await driver.save({ phone: next, leadsOn: true });
    expect(await placeBehind(former)).toBeNull();
    await expect(other.save({ phone: former })).resolves.toEqual({ parlocId: expect.any(String) });
  });

  it('frees a number for others after 90 days, and not before', async () => {
    const [driver, other] = [await newDriver(), await newDriver()];
    const [former, next] = [newPhone(), newPhone()];
    const { parlocId } = await saveProven(driver, former);
    await driver.save({ phone: next });
    await releaseBefore(former, RELEASED_DAYS - 1);
    await expect(other.save({ phone: former })).rejects.toEqual(refusal('phone-taken'));
    await releaseBefore(former, RELEASED_DAYS + 1);
    const saved = await other.save({ phone: former });
    expect(await holderOf(former)).toEqual({ parlocId: saved.parlocId });
    // Whoever left it keeps the other.
    expect(await itemOf(parlocId)).not.toHaveProperty('phoneLostAt');
  });

  it('opens the number that was left to whoever proves to have it', async () => {
    const [driver, other] = [await newDriver(), await newDriver()];
    const [former, next] = [newPhone(), newPhone()];
    const { parlocId } = await saveProven(driver, former);
    await driver.save({ phone: next, leadsOn: true });
    const saved = await other.save({ phone: former, phoneToken: await proofOf(former) });
    expect(await holderOf(former)).toEqual({ parlocId: saved.parlocId, provenAt: expect.any(String) });
    const item = await itemOf(parlocId);
    expect(item).toMatchObject({ phone: next });
    expect(item).not.toHaveProperty('phoneLostAt');
  });

  it('[S-06] is forgotten with the account: both numbers are free at once', async () => {
    const [driver, other] = [await newDriver(), await newDriver()];
    const [former, next] = [newPhone(), newPhone()];
    await saveProven(driver, former);
    await driver.save({ phone: next });
    await driver.remove();
    for (const phone of [former, next]) {
      const { parlocId } = await other.save({ phone });
      expect(await holderOf(phone)).toEqual({ parlocId });
    }
  });

  it('is let through five times a day, and a number that is taken counts', async () => {
    const [driver, other] = [await newDriver(), await newDriver()];
    const taken = newPhone();
    await other.save({ phone: taken });
    for (let time = 0; time < 5; time += 1) {
      await expect(driver.save({ phone: taken })).rejects.toEqual(refusal('phone-taken'));
    }
    await expect(driver.save({ phone: newPhone() })).rejects.toEqual(refusal('too-many-phones'));
    // Whoever has the number is not trying it.
    const { parlocId } = await driver.save({ phone: taken, phoneToken: await proofOf(taken) });
    expect(await holderOf(taken)).toMatchObject({ parlocId });
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000).toISOString();
    await database.doc(`${DRIVERS}/${driver.uid}`).update({ askedAt: Array(5).fill(yesterday) });
    await expect(driver.save({ phone: newPhone() })).resolves.toEqual({ parlocId });
  });
});
