import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealing.ts';

const KEY = randomBytes(32);
const TOKEN = '1//0a-refresh-token';

/** The text with one bit of one of its bytes turned. */
function tampered(base64: string, byte: number): string {
  const bytes = Buffer.from(base64, 'base64');
  bytes[byte] = (bytes[byte] ?? 0) ^ 1;
  return bytes.toString('base64');
}

describe('a sealed text', () => {
  it('[S-05] opens for its owner with its key', () => {
    expect(unseal(seal(TOKEN, 'olena', KEY), 'olena', [KEY])).toBe(TOKEN);
    expect(unseal(seal('Їжак 🦔', 'olena', KEY), 'olena', [KEY])).toBe('Їжак 🦔');
    expect(unseal(seal('', 'olena', KEY), 'olena', [KEY])).toBe('');
  });

  it('[S-05] shows nothing of the text, and never looks the same twice', () => {
    const [one, other] = [seal(TOKEN, 'olena', KEY), seal(TOKEN, 'olena', KEY)];
    const bytes = Buffer.concat(Object.values(one).map((part) => Buffer.from(part, 'base64')));
    expect(bytes.includes(TOKEN.slice(0, 6))).toBe(false);
    expect(Buffer.from(one.nonce, 'base64')).toHaveLength(12);
    expect(one.nonce).not.toBe(other.nonce);
    expect(one.ciphertext).not.toBe(other.ciphertext);
  });

  it('[S-05] does not open as that of somebody else', () => {
    expect(unseal(seal(TOKEN, 'olena', KEY), 'stepan', [KEY])).toBeUndefined();
  });

  it('[S-05] does not open with another key, even under the name of the right one', () => {
    const sealed = seal(TOKEN, 'olena', KEY);
    const other = randomBytes(32);
    expect(unseal(sealed, 'olena', [other])).toBeUndefined();
    const { keyVersion } = seal('', '', other);
    expect(unseal({ ...sealed, keyVersion }, 'olena', [other])).toBeUndefined();
    expect(unseal(sealed, 'olena', [])).toBeUndefined();
  });

  it('[S-05] does not open when any bit of it was changed, or the end is missing', () => {
    const sealed = seal(TOKEN, 'olena', KEY);
    const bytes = Buffer.from(sealed.ciphertext, 'base64');
    for (const byte of bytes.keys()) {
      const changed = { ...sealed, ciphertext: tampered(sealed.ciphertext, byte) };
      expect(unseal(changed, 'olena', [KEY]), `byte ${byte}`).toBeUndefined();
    }
    expect(unseal({ ...sealed, nonce: tampered(sealed.nonce, 0) }, 'olena', [KEY])).toBeUndefined();
    for (const length of [0, 4, 15, bytes.length - 1]) {
      const cut = { ...sealed, ciphertext: bytes.subarray(0, length).toString('base64') };
      expect(unseal(cut, 'olena', [KEY]), `${length} bytes`).toBeUndefined();
    }
  });

  it('[S-05] still opens after a new key took the place of its own, which is kept behind', () => {
    const sealed = seal(TOKEN, 'olena', KEY);
    const next = randomBytes(32);
    expect(unseal(sealed, 'olena', [next, KEY])).toBe(TOKEN);
    expect(seal(TOKEN, 'olena', next).keyVersion).not.toBe(sealed.keyVersion);
  });
});
