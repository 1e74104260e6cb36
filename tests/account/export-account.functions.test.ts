import { deleteAccount, exportAccount } from '@par-club/functions/contract/account';
import { saveDriver } from '@par-club/functions/contract/parloc';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { adminFirestore, clientApp } from '../kit/emulators.ts';
import { newAccount } from '../kit/google.ts';
import { call, refusal } from '../parendar/calls.ts';
import { itemPath } from '../parloc/drivers.ts';
import { proofOf } from '../parloc/phones.ts';
import { CARD, listedDriversOf, type Person, personWithEverything, signUp } from './person.ts';

const { ordinary: functions } = inject('functions');
const people: Pick<Person, 'client'>[] = [];
afterAll(() => Promise.all(people.map(({ client }) => client.close())));

const SECRETS = ['stopKey', 'phonePlace', 'placeId', 'van', 'seat'];

/** The same fields without secrets, with each Timestamp as an ISO text, and links without the ids of their places. */
function exported(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(exported);
  if (typeof value !== 'object' || value === null) return value;
  const open = Object.entries(value).filter(([name]) => !SECRETS.includes(name));
  return Object.fromEntries(
    open.map(([name, inner]) => [name, exported(name === 'links' ? Object.values(inner) : inner)]),
  );
}

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('the export of an account', () => {
  it('[S-06] [V-09] [F-S23] has all that is stored of the person, of nobody else, and no secret', async () => {
    const [person, other] = [await personWithEverything(functions), await personWithEverything(functions)];
    people.push(person, other);
    const { uid, email, phone, formerPhone, parlocId, client } = person;
    await call(client, saveDriver, { ...CARD, phone, phoneToken: await proofOf(phone) });
    const data = await call(client, exportAccount, {});
    const profile = { name: 'Іван Коваль', email, picture: expect.any(String), phone: '' };
    const item = adminFirestore().doc(itemPath(person));
    const fields = (await item.get()).data() ?? {};
    const places = (await item.collection('places').get()).docs;
    expect(places).toHaveLength(2);
    const { docs: records } = await adminFirestore().collection(`users/${uid}/tripPages`).get();
    expect(records).toHaveLength(1);
    const phones = [
      { phone, itemId: parlocId, provenAt: MOMENT },
      { phone: formerPhone, itemId: parlocId, releasedAt: MOMENT, leadsOn: true },
    ];
    expect(data).toEqual({
      exportedAt: MOMENT,
      account: {
        uid,
        ...profile,
        emailVerified: true,
        providers: [{ provider: 'google.com', id: email.split('@')[0], ...profile }],
        createdAt: MOMENT,
        lastSignInAt: MOMENT,
        lastRefreshAt: MOMENT,
        // The emulator knows none until somebody's sign-ins are ended.
        signInsValidSince: null,
      },
      location: {
        items: [{ id: parlocId, fields: exported(fields) }],
        places: places.map((place) => ({ fields: exported(place.data()) })),
        phones: expect.arrayContaining(phones),
        ownItemId: parlocId,
        askedAt: [MOMENT],
      },
      drivers: Object.entries(listedDriversOf(person)).map(([id, fields]) => ({ id, fields })),
      calendar: { connectedAt: MOMENT },
      watchedCalendars: [],
      tripPages: records.map((record) => ({ id: record.id, fields: exported(record.data()) })),
      freeRequests: [{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), count: 1, deletedAfter: MOMENT }],
      ownKeyRequests: [],
    });
    expect(data.location.phones).toHaveLength(2);
    const text = JSON.stringify(data);
    for (const name of [other.uid, other.phone, other.email, other.parlocId])
      expect(text).not.toContain(name);
    const grant = (await adminFirestore().doc(`calendarGrants/${uid}`).get()).data();
    const trip = records[0]?.data() ?? {};
    const secrets = [
      ...[grant?.ciphertext, fields.stopKey, fields.phonePlace, ...Object.keys(fields.links)],
      ...[...places.map(({ id }) => id), trip.van, trip.place.placeId],
      ...trip.passengers.map(({ seat }: { seat: string }) => seat),
    ];
    expect(secrets).toHaveLength(9);
    for (const secret of secrets) {
      expect(secret).toMatch(/^[\w+/=-]{22,}$/);
      expect(text).not.toContain(secret);
    }
  });

  it('[S-06] of somebody of whom nothing is stored is empty, and so is that of who was deleted', async () => {
    const person = await signUp(newAccount(), functions);
    people.push(person);
    const { client, uid, email } = person;
    const nothing = {
      exportedAt: MOMENT,
      location: { items: [], places: [], phones: [], ownItemId: null, askedAt: [] },
      drivers: [],
      calendar: null,
      watchedCalendars: [],
      tripPages: [],
      freeRequests: [],
      ownKeyRequests: [],
    };
    expect(await call(client, exportAccount, {})).toEqual({
      ...nothing,
      account: expect.objectContaining({ email }),
    });
    await call(client, deleteAccount, { uid });
    expect(await call(client, exportAccount, {})).toEqual({ ...nothing, account: null });
  });

  it('[S-06] is for nobody who is not signed in', async () => {
    const client = clientApp({ functions });
    people.push({ client });
    expect(await refusal(call(client, exportAccount, {}))).toMatchObject({ reason: 'not-signed-in' });
  });
});
