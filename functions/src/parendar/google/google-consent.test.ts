import { describe, expect, it } from 'vitest';
import { isConsentAddress } from './google-consent.ts';

const DEPLOYED = { projectId: 'par', webOrigins: '', isEmulator: false };

describe('isConsentAddress', () => {
  it.each([
    'https://par.web.app/parendar/consent',
    'https://par.firebaseapp.com/parendar/consent',
    'https://club.example/parendar/consent',
    'https://www.club.example/parendar/consent',
  ])('takes %s', (address) => {
    const webOrigins = 'https://club.example, https://www.club.example/';
    expect(isConsentAddress(address, { ...DEPLOYED, webOrigins })).toBe(true);
  });

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

  it('takes any port of this machine in the emulator, and nothing else', () => {
    const emulated = { ...DEPLOYED, isEmulator: true };
    expect(isConsentAddress('http://localhost:5050/parendar/consent', emulated)).toBe(true);
    expect(isConsentAddress('http://127.0.0.1:5051/parendar/consent', emulated)).toBe(true);
    expect(isConsentAddress('http://localhost.example:5050/parendar/consent', emulated)).toBe(false);
    expect(isConsentAddress('https://par.web.app/parendar/consent', emulated)).toBe(false);
  });
});
