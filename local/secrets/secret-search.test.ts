import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { countHolding, leaksIn } from './secret-search.ts';
import { CANARY, SECRETS } from './secrets.ts';

const GRANT_KEY = Buffer.from('a local key which guards nothing').toString('base64');
const leaksOf = (name: string, text: string) => leaksIn([{ name, text }], SECRETS);

describe('a planted secret is found', () => {
  it.each([
    ['a key of the language model', 'const key="sk-test-deployment"'],
    ["the secret of Google's client", '{"client_secret":"local-stand-in"}'],
    ['the key for grants', `CALENDAR_GRANT_KEY=${GRANT_KEY}`],
    ['a token of Google', `Bearer ya29.a0${'x'.repeat(64)}`],
    ['a token of Google', `refresh_token=1//0${'x'.repeat(64)}`],
    ['a code of a consent', `"GET /parendar/consent?code=4%2F0A${'x'.repeat(43)}&state=y"`],
    ['a token of a sign-in', 'authorization: Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['a name', `{"message":"${CANARY}, завтра"}`],
    [
      'a name',
      JSON.stringify(CANARY).replace(/[^\x20-\x7e]/g, (letter) => `\\u0${letter.charCodeAt(0).toString(16)}`),
    ],
    ['a name', encodeURIComponent(CANARY)],
    ['an e-mail address', 'creator: olena.melnyk@example.com'],
  ])('%s in %s', (name, text) => {
    expect(leaksOf('log main/emulators.log', text)).toEqual([`${name} in log main/emulators.log`]);
    expect(leaksOf('build assets/index.js', text)).toEqual([`${name} in build assets/index.js`]);
    expect(leaksOf('document main quotas/x', text)).toEqual([`${name} in document main quotas/x`]);
  });

  it.each(['+380671234567', '380671234567', 'на 067 123 45 67,'])('a phone in %s', (text) => {
    expect(leaksOf('log main/emulators.log', text)).toEqual(['a phone in log main/emulators.log']);
    expect(leaksOf('document main quotas/x', text)).toEqual(['a phone in document main quotas/x']);
  });
});

describe('where it may be', () => {
  it.each([
    'document main parloc/parloc_1763719200000',
    'document main parlocPhones/+380671234567',
    'document main users/uid/drivers/ivan',
  ])('%s has a name and a phone', (name) => {
    expect(leaksOf(name, `${CANARY} +380671234567`)).toEqual([]);
    expect(leaksOf(name, 'sk-test-deployment')).toHaveLength(1);
  });

  it.each([
    'document main users/uid',
    'document main users/uid/notes/ivan',
    'document main driversOf/parloc/x',
    'document main calendarGrants/uid',
  ])('%s has none', (name) => {
    expect(leaksOf(name, `${CANARY} +380671234567`)).toHaveLength(2);
  });
});

it.each(['efe07c380127789196321eef0b1e7b086', '7d1c0a52-3f0e-4c1b-9a55-380127789196'])(
  'the digits within %s are no phone',
  (id) => {
    expect(leaksOf(`document main quotas/${id}`, JSON.stringify([`quotas/${id}`, { id }]))).toEqual([]);
  },
);

it('a usual log line holds nothing', () => {
  const line =
    '>  {"function":"extractRows","outcome":"ok","milliseconds":1763,"caller":"anonymous","message":"call"}';
  expect(leaksOf('log main/emulators.log', line)).toEqual([]);
});

it('counts what holds something', () => {
  const places = [CANARY, 'a', `b ${CANARY}`].map((text, index) => ({ name: String(index), text }));
  expect(countHolding(places, new RegExp(CANARY))).toBe(2);
});
