import { Parloc, saveDriver } from '@par-club/functions/contract/parloc';
import { PARLOC, PLACES } from '@par-club/functions/contract/parloc.values';
import { httpsCallable } from 'firebase/functions';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { adminFirestore, clientApp } from '../kit/emulators.ts';
import { PLACE } from './drivers.ts';
import { newPhone, proofOf, signInByPhone } from './phones.ts';
import { holderOf, itemOf, refusal, savingDrivers } from './saving-drivers.ts';

const { ordinary: functions } = inject('functions');
const database = adminFirestore();
const { newDriver } = savingDrivers();

/** Somebody who has signed in by the code that came to the phone, and in no other way. */
async function phoneUser(phone: string) {
  const client = clientApp({ functions });
  onTestFinished(() => client.close());
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
