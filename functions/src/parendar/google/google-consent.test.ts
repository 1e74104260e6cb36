import { describe, expect, it } from 'vitest';
import { isConsentAddress } from './google-consent.ts';

const DEPLOYED = ['https://par.web.app', 'https://club.example'];

describe('isConsentAddress', () => {
  it.each(['https://par.web.app/parendar/consent', 'https://club.example/parendar/consent'])(
    'takes %s',
    (address) => {
      expect(isConsentAddress(address, DEPLOYED)).toBe(true);
    },
  );

  it.each([
    'https://par.web.app.example.com/parendar/consent',
    'https://par.web.app/parendar/consent?next=1',
    'https://par.web.app/parendar',
    'http://par.web.app/parendar/consent',
    'https://other.web.app/parendar/consent',
    'http://localhost:5050/parendar/consent',
    '/parendar/consent',
    '',
  ])('refuses %j', (address) => {
    expect(isConsentAddress(address, DEPLOYED)).toBe(false);
  });

  it('takes what a pattern takes', () => {
    const emulated = [/^http:\/\/localhost:\d+$/];
    expect(isConsentAddress('http://localhost:5050/parendar/consent', emulated)).toBe(true);
    expect(isConsentAddress('http://localhost.example:5050/parendar/consent', emulated)).toBe(false);
  });
});
