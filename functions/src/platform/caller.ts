import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { CallFailure } from './failure.ts';
import { settings } from './settings.ts';

const hosting = new BlockList();
for (const network of settings.hostingNetworks) {
  const [address = '', bits] = network.split('/');
  hosting.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
}

export type Caller = { kind: 'signed-in'; uid: string } | { kind: 'anonymous'; network: string };

/**
 * The caller of a request whose token the platform has verified. The emulator verifies no token, and even accepts one
 * without a uid: it counts as a visitor's, as does a token of no Google account.
 */
export function callerOf({ auth, rawRequest }: Pick<CallableRequest, 'auth' | 'rawRequest'>): Caller {
  const identities = auth?.token.firebase?.identities ?? {};
  if (auth?.uid && 'google.com' in identities) return { kind: 'signed-in', uid: auth.uid };
  return { kind: 'anonymous', network: networkOf(rawRequest) };
}

/** @throws CallFailure 'not-signed-in' for a visitor */
export function uidOf(caller: Caller): string {
  if (caller.kind === 'anonymous') throw new CallFailure('not-signed-in');
  return caller.uid;
}

type Origin = Pick<IncomingMessage, 'headers'> & { ip?: string | undefined };

/**
 * The network that a visitor's requests are counted for: the IPv4 address, or the /64 of an IPv6 address, which one
 * subscriber holds whole. Google's front end appends the address that it sees to X-Forwarded-For; entries before it are
 * the caller's own claim, and so is `ip`, the framework's first entry. Behind Firebase Hosting the front end sees
 * Hosting, which names the visitor in a header of its own. That header counts in requests that do come from there
 * (docs/decisions/035-given-to-who-has-the-link.md).
 * @returns '' when nothing is known
 */
export function networkOf({ headers, ip }: Origin): string {
  const forwardedFor = String(headers['x-forwarded-for'] ?? '');
  const last = plainAddress(forwardedFor.split(',').at(-1)?.trim() || ip || '');
  const visitor = headers['fastly-client-ip'];
  // Apps Script asks from Google's own addresses too, with headers of anybody's choice.
  const isScript = headers['user-agent']?.includes('Google-Apps-Script');
  const isOfHosting = isIP(last) !== 0 && hosting.check(last, isIPv6(last) ? 'ipv6' : 'ipv4');
  const isNamed = typeof visitor === 'string' && isOfHosting && !isScript;
  const address = isNamed ? plainAddress(visitor.trim()) : last;
  return isIPv6(address) ? firstHalf(address) : address;
}

/**
 * The /48 around the /64 of an IPv6 address. Anybody gets a /48 for nothing, with 65,536 networks, so it has limits of
 * its own.
 * @param network as `networkOf` names it
 * @returns `undefined` for an IPv4 address, and where nothing is known
 */
export function siteOf(network: string): string | undefined {
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : undefined;
}

/** The address without a zone; an IPv4 address in IPv6 form as itself. */
function plainAddress(address: string): string {
  const plain = address.replace(/%.*$/, '');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
}

/** The first four groups of an IPv6 address; the URL parser knows all its spellings and makes one of them. */
function firstHalf(address: string): string {
  const [left = '', right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = left.split(':').filter(Boolean);
  if (right === undefined) return before.slice(0, 4).join(':');
  const after = right.split(':').filter(Boolean);
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
