import { connectCalendar } from '@par-club/functions/contract/parendar';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { consent, control, countRequests, newAccount, SCOPES } from '../kit/google.ts';
import { call, connect, refusal } from './calls.ts';
import { answerTo, GRANT_LOST, keptGrant, NONE, setUpPeople } from './grant-people.ts';

const { dispatcher, stranger } = await setUpPeople();

describe('connecting', () => {
  it('[P-14] lets this person into their calendars, and nobody else', async () => {
    const email = await connect(dispatcher);
    const { calendars } = await answerTo(dispatcher);
    expect(calendars).toMatchObject([{ id: email, isPrimary: true, isWritable: true }]);
    expect(await answerTo(stranger)).toEqual(NONE);
  });

  it('[S-05] keeps the grant in a document that tells nothing of it', async () => {
    await connect(dispatcher);
    const grant = await keptGrant(dispatcher);
    expect(grant).toEqual({
      keyVersion: expect.stringMatching(/^[0-9a-f]{8}$/),
      nonce: expect.stringMatching(/^[\w+/]{16}$/),
      ciphertext: expect.any(String),
      grantedAt: expect.any(Timestamp),
    });
    await answerTo(dispatcher);
    expect(await keptGrant(dispatcher)).toEqual(grant);
    const bytes = Object.values(grant ?? {}).map((part) => Buffer.from(String(part), 'base64'));
    for (const token of ['1//0', 'ya29.']) {
      expect(JSON.stringify(grant)).not.toContain(token);
      expect(Buffer.concat(bytes).includes(token)).toBe(false);
    }
  });

  it('[S-05] answers nothing', async () => {
    expect(await call(dispatcher, connectCalendar, await consent(newAccount()))).toEqual({});
  });

  it('[P-14] takes a code once, and Google ends what it gave for a code that comes twice', async () => {
    const code = await consent(newAccount());
    await call(dispatcher, connectCalendar, code);
    expect(await refusal(call(stranger, connectCalendar, code))).toMatchObject({ reason: 'bad-consent' });
    expect(await keptGrant(stranger)).toBeUndefined();
  });

  it.each([
    ['a made-up code', { code: '4/0made-up' }],
    ["a code without its owner's secret", { codeVerifier: 'a'.repeat(43) }],
    ['an address that the code did not go to', { redirectUri: 'http://localhost:5999/parendar/consent' }],
    ['an address of somebody else', { redirectUri: 'https://par.example.com/parendar/consent' }],
  ])('[P-14] refuses %s', async (_, other) => {
    const code = { ...(await consent(newAccount())), ...other };
    expect(await refusal(call(dispatcher, connectCalendar, code))).toMatchObject({ reason: 'bad-consent' });
    expect(await keptGrant(dispatcher)).toBeUndefined();
  });

  it('[P-17] by a code that comes twice from the same person leaves nobody connected', async () => {
    const code = await consent(newAccount());
    await call(dispatcher, connectCalendar, code);
    expect(await refusal(call(dispatcher, connectCalendar, code))).toEqual({
      reason: 'bad-consent',
      message: 'The consent cannot be used. Please connect the calendar again.',
    });
    // Google has ended what it gave for that code, for it may have been stolen.
    expect(await refusal(answerTo(dispatcher))).toEqual(GRANT_LOST);
    await connect(dispatcher);
    await expect(answerTo(dispatcher)).resolves.toMatchObject({ calendars: expect.any(Array) });
  });

  it('[P-17] refuses a code with the secret of another consent, and the code stays its owner’s', async () => {
    const [mine, theirs] = await Promise.all([consent(newAccount()), consent(newAccount())]);
    const mixed = { ...mine, codeVerifier: theirs.codeVerifier };
    expect(await refusal(call(stranger, connectCalendar, mixed))).toMatchObject({ reason: 'bad-consent' });
    expect(await keptGrant(stranger)).toBeUndefined();
    expect(await call(dispatcher, connectCalendar, mine)).toEqual({});
  });

  it.each(SCOPES)('[P-17] refuses a consent to nothing but %s, and gives it back', async (scope) => {
    const email = newAccount();
    const code = await consent(email, [scope]);
    expect(await refusal(call(dispatcher, connectCalendar, code))).toMatchObject({ reason: 'scope-missing' });
    expect(await countRequests(email, 'revoke')).toBe(1);
    expect(await keptGrant(dispatcher)).toBeUndefined();
  });

  it('leaves a grant that works alone when a second consent leaves a right out', async () => {
    const email = await connect(dispatcher);
    const code = await consent(email, [SCOPES[0]]);
    expect(await refusal(call(dispatcher, connectCalendar, code))).toMatchObject({ reason: 'scope-missing' });
    await expect(answerTo(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
  });

  it('[P-17] once more with the same account takes the new grant and keeps it alive', async () => {
    const email = await connect(dispatcher);
    await connect(dispatcher, email);
    expect(await countRequests(email, 'revoke')).toBe(0);
    await expect(answerTo(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
  });

  it('[S-05] with another account gives the grant of the former back', async () => {
    const former = await connect(dispatcher);
    const present = await connect(dispatcher);
    expect(await countRequests(former, 'revoke')).toBe(1);
    expect(await countRequests(present, 'revoke')).toBe(0);
    await expect(answerTo(dispatcher)).resolves.toMatchObject({ calendars: [{ id: present }] });
  });

  it('[P-17] works again after the former grant was taken back at Google', async () => {
    await control('revoke', { email: await connect(dispatcher) });
    const email = await connect(dispatcher);
    await expect(answerTo(dispatcher)).resolves.toMatchObject({ calendars: [{ id: email }] });
  });
});
