import { describe, expect, it } from 'vitest';
import { networkOf } from './caller.ts';

describe('networkOf', () => {
  it.each([
    ['the last entry, which the front end appends', '198.51.100.1, 203.0.113.7', undefined, '203.0.113.7'],
    ['the only entry', '203.0.113.7', '10.0.0.1', '203.0.113.7'],
    ['the connection where no front end stands before', undefined, '203.0.113.7', '203.0.113.7'],
    ['the connection where the header is blank', ' ', '203.0.113.7', '203.0.113.7'],
    ['nothing where nothing is known', undefined, undefined, ''],
    ['what is no address as it stands', 'unknown', undefined, 'unknown'],
  ])('takes %s', (_, forwardedFor, ip, network) => {
    expect(networkOf(forwardedFor, ip)).toBe(network);
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
    expect(networkOf(address, undefined)).toBe(network);
  });
});
