import { standInEnvironment, TEST_CLIENT } from '../google/environment.ts';
import { people } from '../sample/people.ts';
import type { Secret } from './secret-search.ts';

/** The surname in the tests' texts, searched for in places that must not keep it. */
export const CANARY = 'Канарейченко';

const { functions } = standInEnvironment('', TEST_CLIENT);
const anyOf = (...texts: readonly (string | undefined)[]) =>
  new RegExp(texts.map((text = '') => text.replace(/[^\w]/g, '\\$&')).join('|'));

/** Documents whose purpose is to hold names and phones. */
const OWN_DOCUMENTS =
  /^document \w+ (?:parloc\/|parlocPhones\/|trips\/|seats\/|users\/[^/]+\/(?:drivers|tripPages)\/)/;

/** Replaces Google's sign-in popup; a build for a real project has none. */
const ACCOUNTS_DIALOG = /^build assets\/emulator-accounts-/;

export const SECRETS: readonly Secret[] = [
  { name: 'a key of the language model', pattern: /sk-test-\w/ },
  { name: "the secret of Google's client", pattern: anyOf(functions.GOOGLE_CLIENT_SECRET) },
  { name: 'the key for grants', pattern: anyOf(functions.CALENDAR_GRANT_KEY) },
  { name: 'a token of Google', pattern: /ya29\.[\w-]{20}|\b1\/\/0[\w-]{20}/ },
  { name: 'a code of a consent', pattern: /\b4\/0A[\w-]{20}/ },
  { name: 'a token of a sign-in', pattern: /\beyJhbGciOi[\w-]*\.eyJ/ },
  // The build holds sample numbers. Digits within a hash or an id are no phone.
  {
    name: 'a phone',
    pattern: /(?<![\da-f-])\+?380\d{9}(?![\da-f])|\b0\d\d \d{3} \d\d \d\d\b/,
    mayStandIn: new RegExp(`${OWN_DOCUMENTS.source}|^build `),
  },
  { name: 'a name', pattern: anyOf(CANARY), mayStandIn: OWN_DOCUMENTS },
  {
    name: 'an e-mail address',
    pattern: anyOf(...Object.values(people).map(({ email }) => email)),
    mayStandIn: ACCOUNTS_DIALOG,
  },
];
