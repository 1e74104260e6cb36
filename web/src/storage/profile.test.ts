import { describe, expect, it } from 'vitest';
import { parseProfile } from './profile.ts';

const ivan = {
  id: 'u1',
  email: 'ivan@example.com',
  name: 'Іван Коваль',
  givenName: 'Іван',
  picture: '',
  phone: '+380671234567',
};

describe('[CH-19] a kept profile', () => {
  it('comes back as it was, with or without a phone', () => {
    const { phone: _phone, ...withoutPhone } = ivan;
    expect(parseProfile(JSON.stringify(ivan))).toEqual(ivan);
    expect(parseProfile(JSON.stringify(withoutPhone))).toEqual(withoutPhone);
  });

  it('keeps what can be read of one', () => {
    expect(parseProfile('{"id": "u1", "name": 7, "phone": ""}')).toEqual({
      id: 'u1',
      email: '',
      name: '',
      givenName: '',
      picture: '',
    });
  });

  it.each(['', 'no JSON', 'null', '[]', '7', '{"name": "Іван"}'])('is none for %j', (text) => {
    expect(parseProfile(text)).toBeNull();
  });
});
