import { describe, expect, it } from 'vitest';
import { callerOf, networkOf, siteOf } from './caller.ts';

/** An address of one of the networks that Fastly publishes, and one that is of none. */
const CDN = '151.101.1.195';
const ELSEWHERE = '198.51.100.1';
const VISITOR = '203.0.113.7';

/** What the front end passes on. */
function requestOf(forwardedFor?: string, ip?: string, visitor?: string | string[]) {
  const headers = {
    ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
    ...(visitor !== undefined && { 'fastly-client-ip': visitor }),
  };
  return { headers, ip };
}

it.each([
  ['2001:db8:1:2', '2001:db8:1'],
  ['2001:db8:0:0', '2001:db8:0'],
  [VISITOR, undefined],
  ['', undefined],
])('[F-S6] the /48 around %j is %s', (network, site) => {
  expect(siteOf(network)).toBe(site);
});

describe('networkOf', () => {
  it.each([
    ['the last entry, which the front end appends', `${ELSEWHERE}, ${VISITOR}`, undefined, VISITOR],
    ['the only entry', VISITOR, '10.0.0.1', VISITOR],
    ['the connection where no front end stands before', undefined, VISITOR, VISITOR],
    ['the connection where the header is blank', ' ', VISITOR, VISITOR],
    ['nothing where nothing is known', undefined, undefined, ''],
    ['what is no address as it stands', 'unknown', undefined, 'unknown'],
  ])('takes %s', (_, forwardedFor, ip, network) => {
    expect(networkOf(requestOf(forwardedFor, ip))).toBe(network);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
  ])('counts %s for %s', (address, network) => {
    expect(networkOf(requestOf(address))).toBe(network);
  });

  it.each([
    ['behind hosting', `${ELSEWHERE}, ${CDN}`, VISITOR, VISITOR],
    ['behind hosting, over IPv6', '2a04:4e42::1', '2001:db8:1:2::9', '2001:db8:1:2'],
    ['behind hosting, mapped into IPv6', `::ffff:${CDN}`, VISITOR, VISITOR],
    ['behind one of Google’s front ends', `${VISITOR},74.125.1.1`, VISITOR, VISITOR],
    ['behind hosting without its header', CDN, undefined, CDN],
    ['behind hosting, twice', CDN, [VISITOR, ELSEWHERE], CDN],
    ['past hosting', ELSEWHERE, VISITOR, ELSEWHERE],
    ['past hosting, from Google’s cloud', '34.118.1.1', VISITOR, '34.118.1.1'],
    ['past hosting, as if it were behind it', `${CDN}, ${ELSEWHERE}`, VISITOR, ELSEWHERE],
    ['from nowhere', 'unknown', VISITOR, 'unknown'],
  ])('[L-01] believes the header of hosting where the request is from there: %s', (...request) => {
    const [, forwardedFor, visitor, network] = request;
    expect(networkOf(requestOf(forwardedFor, undefined, visitor))).toBe(network);
  });

  it('[L-01] does not believe it from a script of Apps Script, which asks from Google as well', () => {
    const { headers } = requestOf('74.125.1.1', undefined, VISITOR);
    const agent =
      'Mozilla/5.0 (compatible; Google-Apps-Script; beanserver; +https://script.google.com; id: x)';
    expect(networkOf({ headers: { ...headers, 'user-agent': agent } })).toBe('74.125.1.1');
    expect(networkOf({ headers: { ...headers, 'user-agent': 'Mozilla/5.0' } })).toBe(VISITOR);
  });
});

describe('callerOf', () => {
  const callerWith = (firebase?: object) => {
    const auth = { uid: 'olena', token: { ...(firebase && { firebase }) } };
    const request: unknown = { rawRequest: requestOf(VISITOR), auth };
    return callerOf(request as Parameters<typeof callerOf>[0]);
  };

  it('[F-S10] takes who has an account at Google for signed in, whichever way they did it', () => {
    const identities = { 'google.com': ['1'], phone: ['+380671234567'] };
    expect(callerWith({ identities })).toEqual({ kind: 'signed-in', uid: 'olena' });
  });

  it.each([undefined, {}, { identities: {} }, { identities: { phone: ['+380671234567'] } }])(
    '[F-S10] takes anybody else for a visitor: %j',
    (firebase) => {
      expect(callerWith(firebase)).toEqual({ kind: 'anonymous', network: VISITOR });
    },
  );
});
