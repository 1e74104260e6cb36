import { type PhoneHolder, saveDriver } from '@par-club/functions/contract/parloc';
import { DRIVERS, PARLOC, PARLOC_PHONES, PLACES } from '@par-club/functions/contract/parloc.values';
import { PhoneAuthProvider, signInWithCredential } from 'firebase/auth';
import { httpsCallable } from 'firebase/functions';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { adminFirestore, type Client, clientApp, newPerson, signInAs } from '../kit/emulators.ts';
import { codeSentTo, newPhone } from './phones.ts';

const functions = inject('functions').ordinary;
const database = adminFirestore();
const clients: Client[] = [];
afterAll(() => Promise.all(clients.map(({ close }) => close())));

type Settings = { name?: string; phone: string; carName?: string; leadsOn?: boolean; phoneToken?: string };

async function newDriver() {
  const client = await signInAs(newPerson(), { functions });
  clients.push(client);
  const uid = client.auth.currentUser?.uid ?? '';
  const save = async (settings: Settings) => {
    const input = { name: 'Олена', carName: 'Sprinter', ...settings };
    return (await httpsCallable<unknown, { parlocId: string }>(client.functions, saveDriver.name)(input))
      .data;
  };
  return { uid, save };
}

/** A token of who has just signed in by the code that came to the phone. */
async function proofOf(phone: string): Promise<string> {
  const client = clientApp({ functions });
  clients.push(client);
  const { sessionInfo, code } = await codeSentTo(phone);
  const { user } = await signInWithCredential(client.auth, PhoneAuthProvider.credential(sessionInfo, code));
  return user.getIdToken();
}

const itemOf = async (parlocId: string) => (await database.doc(`${PARLOC}/${parlocId}`).get()).data();
const holderOf = async (phone: string) =>
  (await database.doc(`${PARLOC_PHONES}/${phone}`).get()).data() as PhoneHolder | undefined;
const refusal = (reason: string) => expect.objectContaining({ details: { reason } });

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
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('[D-10] is refused to a visitor', async () => {
    const visitor = clientApp({ functions });
    clients.push(visitor);
    const input = { name: 'Олена', carName: 'Sprinter', phone: newPhone() };
    await expect(httpsCallable(visitor.functions, saveDriver.name)(input)).rejects.toEqual(
      refusal('not-signed-in'),
    );
  });
});

describe('[L-05] a change of number', () => {
  it('[F-U10] leaves the former one closed to others, and its link leading nowhere', async () => {
    const [driver, other] = [await newDriver(), await newDriver()];
    const [former, next] = [newPhone(), newPhone()];
    const { parlocId } = await driver.save({ phone: former });
    const { phonePlace } = (await itemOf(parlocId)) ?? {};
    await driver.save({ phone: next });
    expect(await holderOf(former)).toMatchObject({
      parlocId,
      leadsOn: false,
      releasedAt: expect.any(String),
    });
    expect((await itemOf(parlocId))?.phonePlace).not.toBe(phonePlace);
    await expect(other.save({ phone: former })).rejects.toEqual(refusal('phone-taken'));
    await expect(driver.save({ phone: former })).resolves.toEqual({ parlocId });
  });

  it('leads on where the driver wants that', async () => {
    const driver = await newDriver();
    const [former, next] = [newPhone(), newPhone()];
    const { parlocId } = await driver.save({ phone: former });
    const { phonePlace } = (await itemOf(parlocId)) ?? {};
    await driver.save({ phone: next, leadsOn: true });
    expect(await holderOf(former)).toMatchObject({ parlocId, leadsOn: true });
    expect(await itemOf(parlocId)).toMatchObject({ phone: next, phonePlace });
  });

  it('frees a number for others after 90 days', async () => {
    const [driver, other] = [await newDriver(), await newDriver()];
    const [former, next] = [newPhone(), newPhone()];
    await driver.save({ phone: former });
    await driver.save({ phone: next });
    const releasedAt = new Date(Date.now() - 91 * 24 * 60 * 60_000).toISOString();
    await database.doc(`${PARLOC_PHONES}/${former}`).update({ releasedAt });
    await expect(other.save({ phone: former })).resolves.toMatchObject({ parlocId: expect.any(String) });
  });

  it('is let through five times a day, and a number that is taken counts', async () => {
    const [driver, other] = [await newDriver(), await newDriver()];
    const taken = newPhone();
    await other.save({ phone: taken });
    for (let time = 0; time < 5; time += 1) {
      await expect(driver.save({ phone: taken })).rejects.toEqual(refusal('phone-taken'));
    }
    await expect(driver.save({ phone: newPhone() })).rejects.toEqual(refusal('too-many-phones'));
  });
});

describe('[L-05] [F-S2] a proof', () => {
  it('is shown, and displaces whoever has the number, with the places', async () => {
    const [first, owner] = [await newDriver(), await newDriver()];
    const phone = newPhone();
    const { parlocId } = await first.save({ phone });
    const lost = (await itemOf(parlocId))?.phonePlace;
    const place = database.doc(`${PARLOC}/${parlocId}/${PLACES}/${lost}`);
    await place.set({ name: 'Олена' });
    const saved = await owner.save({ phone, phoneToken: await proofOf(phone) });
    expect(await itemOf(saved.parlocId)).toMatchObject({ phone, provenAt: expect.any(String) });
    expect(await holderOf(phone)).toMatchObject({ parlocId: saved.parlocId, provenAt: expect.any(String) });
    expect(await itemOf(parlocId)).toMatchObject({ phoneLostAt: expect.any(String) });
    expect((await place.get()).exists).toBe(false);
    await expect(first.save({ phone })).rejects.toEqual(refusal('phone-taken'));
  });

  it('of another phone proves nothing', async () => {
    const driver = await newDriver();
    const phoneToken = await proofOf(newPhone());
    await expect(driver.save({ phone: newPhone(), phoneToken })).rejects.toEqual(refusal('bad-phone-proof'));
    await expect(driver.save({ phone: newPhone(), phoneToken: 'x' })).rejects.toEqual(
      refusal('bad-phone-proof'),
    );
  });
});
