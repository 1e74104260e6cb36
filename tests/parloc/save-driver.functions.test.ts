import { randomInt } from 'node:crypto';
import { deleteAccount } from '@par-club/functions/contract/account';
import { findPlace, Parloc, type PhoneHolder, saveDriver } from '@par-club/functions/contract/parloc';
import {
  DRIVERS,
  PARLOC,
  PARLOC_PHONES,
  PLACES,
  RELEASED_DAYS,
} from '@par-club/functions/contract/parloc.values';
import { REGION } from '@par-club/functions/contract/region';
import { httpsCallable } from 'firebase/functions';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { adminFirestore, type Client, clientApp, newPerson, PROJECT_ID, signInAs } from '../kit/emulators.ts';
import { PLACE } from './drivers.ts';
import { newPhone, proofOf, signInByPhone } from './phones.ts';

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
  const remove = () => httpsCallable(client.functions, deleteAccount.name)({ uid });
  return { client, uid, save, remove };
}

/** Somebody who has signed in by the code that came to the phone, and in no other way. */
async function phoneUser(phone: string) {
  const client = clientApp({ functions });
  clients.push(client);
  return { client, user: await signInByPhone(client, phone) };
}

/** The claims of a token that the tests change; the time in seconds since 1970. */
type Claims = { auth_time: number; aud: string };

/** The same token with other claims: those of the emulators have no signature. */
function withClaims(token: string, change: (claims: Claims) => Partial<Claims>): string {
  const [header, encoded = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(encoded, 'base64url').toString()) as Claims;
  const changed = JSON.stringify({ ...claims, ...change(claims) });
  return `${header}.${Buffer.from(changed).toString('base64url')}.`;
}

const minutesBefore =
  (minutes: number) =>
  ({ auth_time }: Claims) => ({ auth_time: auth_time - minutes * 60 });

/** What the link of a phone leads to, for a network that asks for the first time. */
async function placeBehind(phone: string): Promise<unknown> {
  const network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const response = await fetch(`${functions.origin}/${PROJECT_ID}/${REGION}/${findPlace.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ data: { phone } }),
  });
  return ((await response.json()) as { result: { place: unknown } }).result.place;
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
    const { parlocId } = await driver.save({ phone: former });
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

  it('frees a number for others after 90 days, and not before', async () => {
    const [driver, other] = [await newDriver(), await newDriver()];
    const [former, next] = [newPhone(), newPhone()];
    const { parlocId } = await driver.save({ phone: former });
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
    const { parlocId } = await driver.save({ phone: former });
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
    await driver.save({ phone: former });
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
  });
});

describe('[L-05] [F-S2] [S-03] a proof', () => {
  it('is shown, and displaces whoever has the number, with the places', async () => {
    const [first, owner] = [await newDriver(), await newDriver()];
    const phone = newPhone();
    const { parlocId } = await first.save({ phone });
    const lost = (await itemOf(parlocId))?.phonePlace;
    const place = database.doc(`${PARLOC}/${parlocId}/${PLACES}/${lost}`);
    await place.set({ name: 'Олена' });
    const live = { until: '', state: 'on' };
    const endsAt = new Date(Date.now() + 60 * 60_000);
    await database.doc(`${PARLOC}/${parlocId}`).update({ ...PLACE, live, endsAt });
    const saved = await owner.save({ phone, phoneToken: await proofOf(phone) });
    expect(await itemOf(saved.parlocId)).toMatchObject({ phone, provenAt: expect.any(String) });
    expect(await holderOf(phone)).toMatchObject({ parlocId: saved.parlocId, provenAt: expect.any(String) });
    const item = await itemOf(parlocId);
    expect(item).toMatchObject({ url: '', lastSharedTime: '', phoneLostAt: item?.stoppedAt });
    // The driver's page reads from it until when clients see the place.
    for (const field of ['position', 'live', 'endsAt']) expect(item).not.toHaveProperty(field);
    expect(Parloc.safeParse(item).success).toBe(true);
    expect((await place.get()).exists).toBe(false);
    await expect(first.save({ phone })).rejects.toEqual(refusal('phone-taken'));
  });

  it('displaces an older one, and a third gives the number back', async () => {
    const [first, second] = [await newDriver(), await newDriver()];
    const phone = newPhone();
    const { parlocId } = await first.save({ phone, phoneToken: await proofOf(phone) });
    const { phonePlace } = (await itemOf(parlocId)) ?? {};
    const other = await second.save({ phone, phoneToken: await proofOf(phone) });
    expect(await holderOf(phone)).toMatchObject({ parlocId: other.parlocId });
    const lost = await itemOf(parlocId);
    expect(lost).toMatchObject({ phone, phoneLostAt: expect.any(String) });
    expect(lost).not.toHaveProperty('provenAt');

    await first.save({ phone, leadsOn: true, phoneToken: await proofOf(phone) });
    expect(await holderOf(phone)).toMatchObject({ parlocId });
    const back = await itemOf(parlocId);
    expect(back).toMatchObject({ phone, provenAt: expect.any(String) });
    expect(back).not.toHaveProperty('phoneLostAt');
    expect(back?.phonePlace).not.toBe(phonePlace);
    expect(await itemOf(other.parlocId)).toMatchObject({ phoneLostAt: expect.any(String) });
  });

  it('leaves the loser free to take another number, to which the lost one does not lead', async () => {
    const [first, owner] = [await newDriver(), await newDriver()];
    const [phone, next] = [newPhone(), newPhone()];
    const { parlocId } = await first.save({ phone });
    const saved = await owner.save({ phone, phoneToken: await proofOf(phone) });
    await first.save({ phone: next, leadsOn: true });
    const item = await itemOf(parlocId);
    expect(item).toMatchObject({ phone: next });
    expect(item).not.toHaveProperty('phoneLostAt');
    expect(await holderOf(phone)).toMatchObject({ parlocId: saved.parlocId });
  });

  it('counts from the code on: a newer one is displaced by none that is saved later', async () => {
    const [former, owner] = [await newDriver(), await newDriver()];
    const phone = newPhone();
    const { parlocId } = await owner.save({ phone, phoneToken: await proofOf(phone) });
    const older = withClaims(await proofOf(phone), minutesBefore(2));
    await expect(former.save({ phone, phoneToken: older })).rejects.toEqual(refusal('bad-phone-proof'));
    expect(await holderOf(phone)).toMatchObject({ parlocId });
    expect(await itemOf(parlocId)).not.toHaveProperty('phoneLostAt');
    const saved = await former.save({ phone, phoneToken: await proofOf(phone) });
    expect(await holderOf(phone)).toMatchObject({ parlocId: saved.parlocId });
  });

  it('is good for ten minutes, and leaves no account behind, also where it is too late or of another phone', async () => {
    const driver = await newDriver();
    const [phone, other] = [newPhone(), newPhone()];
    /** Saves by a code that was given some minutes ago. */
    const saveLate = async (coded: string, minutes: number) => {
      const { user } = await phoneUser(coded);
      const token = withClaims(await user.getIdToken(), minutesBefore(minutes));
      return { user, saved: driver.save({ phone, phoneToken: token }) };
    };
    const isGone = expect.objectContaining({ code: 'auth/user-token-expired' });
    for (const [coded, minutes] of [[phone, 11] as const, [other, 1] as const]) {
      const { user, saved } = await saveLate(coded, minutes);
      await expect(saved).rejects.toEqual(refusal('bad-phone-proof'));
      await expect(user.reload()).rejects.toEqual(isGone);
    }
    const { user, saved } = await saveLate(phone, 9);
    await saved;
    await expect(user.reload()).rejects.toEqual(isGone);
    const { provenAt = '' } = (await holderOf(phone)) ?? {};
    expect(Date.now() - Date.parse(provenAt)).toBeGreaterThanOrEqual(9 * 60_000);
  });

  it('is none where it is of another phone, another sign-in, another project, or no token', async () => {
    const driver = await newDriver();
    const phone = newPhone();
    const own = await proofOf(phone);
    const google = (await driver.client.auth.currentUser?.getIdToken()) ?? '';
    const foreign = withClaims(own, () => ({ aud: 'another-project' }));
    for (const phoneToken of [await proofOf(newPhone()), google, foreign, 'x'])
      await expect(driver.save({ phone, phoneToken })).rejects.toEqual(refusal('bad-phone-proof'));
    expect(await holderOf(phone)).toBeUndefined();
    const { parlocId } = await driver.save({ phone, phoneToken: own });
    expect(await holderOf(phone)).toMatchObject({ parlocId });
  });

  it('[F-S10] [D-10] lets nobody in by itself', async () => {
    const phone = newPhone();
    const { client } = await phoneUser(phone);
    const input = { name: 'Олена', carName: 'Sprinter', phone };
    await expect(httpsCallable(client.functions, saveDriver.name)(input)).rejects.toEqual(
      refusal('not-signed-in'),
    );
  });
});
