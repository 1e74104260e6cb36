import { afterEach, describe, expect, it, vi } from 'vitest';
import { readProfile } from './profile.ts';
import { stubStorage } from './storage-of-tests.ts';

const ivan = {
  id: 'u1',
  email: 'ivan@example.com',
  name: 'Іван Коваль',
  givenName: 'Іван',
  picture: '',
  phone: '+380671234567',
};

afterEach(() => vi.unstubAllGlobals());
const readFrom = (text: string) => {
  stubStorage('localStorage')['parclub.profile'] = text;
  return readProfile();
};

describe('[CH-19] a kept profile', () => {
  it('comes back as it was, with or without a phone', () => {
    const { phone: _phone, ...withoutPhone } = ivan;
    expect(readFrom(JSON.stringify(ivan))).toEqual(ivan);
    expect(readFrom(JSON.stringify(withoutPhone))).toEqual(withoutPhone);
  });

  it('keeps what can be read of one', () => {
    expect(readFrom('{"id": "u1", "name": 7, "phone": ""}')).toEqual({
      id: 'u1',
      email: '',
      name: '',
      givenName: '',
      picture: '',
    });
  });

  it.each(['', 'no JSON', 'null', '[]', '7', '{"name": "Іван"}'])('is none for %j', (text) => {
    expect(readFrom(text)).toBeNull();
  });
});
