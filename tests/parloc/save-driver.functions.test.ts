import { saveDriver } from '@par-club/functions/contract/parloc';
import { DRIVERS, PARLOC } from '@par-club/functions/contract/parloc.values';
import { httpsCallable } from 'firebase/functions';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { adminFirestore, clientApp } from '../kit/emulators.ts';
import { newPhone } from './phones.ts';
import { holderOf, itemOf, refusal, savingDrivers } from './saving-drivers.ts';

const { ordinary: functions } = inject('functions');
const database = adminFirestore();
const { newDriver } = savingDrivers();

describe('[D-06] [L-01] a first save', () => {
  it('makes the item, with a place and a stop key that nobody guesses', async () => {
    const driver = await newDriver();
    const phone = newPhone();
    const { parlocId } = await driver.save({ phone });
    const item = await itemOf(parlocId);
    expect(item).toMatchObject({ userId: driver.uid, name: 'Олена', phone, carName: 'Sprinter', url: '' });
    expect(item?.phonePlace).toMatch(/^[\w-]{22}$/);
    expect(item?.stopKey).toMatch(/^[\w-]{22}$/);
    expect(await holderOf(phone)).toEqual({ parlocId });
    expect((await database.doc(`${DRIVERS}/${driver.uid}`).get()).get('parlocId')).toBe(parlocId);
  });

  it('from several tabs at once makes one item', async () => {
    const driver = await newDriver();
    const phone = newPhone();
    const saves = await Promise.all([1, 2, 3, 4].map((tab) => driver.save({ phone, name: `Олена ${tab}` })));
    expect(new Set(saves.map(({ parlocId }) => parlocId)).size).toBe(1);
    expect((await database.collection(PARLOC).where('userId', '==', driver.uid).get()).size).toBe(1);
  });

  it('[S-03] [F-S2] of two drivers at once gives a phone to one of them', async () => {
    const [one, other] = [await newDriver(), await newDriver()];
    const phone = newPhone();
    const saves = await Promise.allSettled([one.save({ phone }), other.save({ phone })]);
    const [saved] = saves.flatMap((save) => (save.status === 'fulfilled' ? [save.value] : []));
    const refused = saves.flatMap((save) => (save.status === 'rejected' ? [save.reason] : []));
    expect(refused).toEqual([refusal('phone-taken')]);
    expect(await holderOf(phone)).toEqual({ parlocId: saved?.parlocId });
  });

  it('[D-10] is refused to a visitor', async () => {
    const visitor = clientApp({ functions });
    onTestFinished(() => visitor.close());
    const input = { name: 'Олена', carName: 'Sprinter', phone: newPhone() };
    await expect(httpsCallable(visitor.functions, saveDriver.name)(input)).rejects.toEqual(
      refusal('not-signed-in'),
    );
  });
});
