import { isIPv6 } from 'node:net';
import type { CallableRequest } from 'firebase-functions/v2/https';
import { CallFailure } from './failure.ts';

/** Who calls: a signed-in person, or a visitor known by nothing but a network address. */
export type Caller = { kind: 'signed-in'; uid: string } | { kind: 'anonymous'; network: string };

/**
 * The caller of a callable's request, whose token the platform has verified. The emulator alone verifies no token, and
 * even accepts one without a uid, which counts as a visitor's.
 */
export function callerOf({ auth, rawRequest }: Pick<CallableRequest, 'auth' | 'rawRequest'>): Caller {
  if (auth?.uid) return { kind: 'signed-in', uid: auth.uid };
  return { kind: 'anonymous', network: networkOf(rawRequest.header('x-forwarded-for'), rawRequest.ip) };
}

/** The uid of who calls. @throws CallFailure 'not-signed-in' for a visitor */
export function uidOf(caller: Caller): string {
  if (caller.kind === 'anonymous') throw new CallFailure('not-signed-in');
  return caller.uid;
}

/**
 * The network that a visitor's requests are counted for: the IPv4 address, or the /64 of an IPv6 address, since
 * one subscriber holds all of a /64.
 *
 * @param forwardedFor the X-Forwarded-For header. Google's front end appends the address it sees itself; what
 *   stands before is the caller's own claim, and so is `ip`, because the framework takes the first entry.
 * @param ip the connection's address, where no front end stands before the function
 * @returns '' when neither is known
 */
export function networkOf(forwardedFor: string | undefined, ip: string | undefined): string {
  const address = (forwardedFor?.split(',').at(-1)?.trim() || ip || '').replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? firstHalf(address) : address;
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
